// apc.serializer=kiln
#ifndef KILN_CACHE_APCU_H
#define KILN_CACHE_APCU_H

namespace kiln::cache {

// Where APCu is there and enabled, tells it of the serializer. After APCu has started.
void start_apcu();

} // namespace kiln::cache

#endif
