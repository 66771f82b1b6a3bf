// session.serialize_handler=kiln
#ifndef KILN_CACHE_SESSION_H
#define KILN_CACHE_SESSION_H

namespace kiln::cache {

// Where PHP has sessions, tells them of the handler. After ext/session has started.
void start_session();

} // namespace kiln::cache

#endif
