// Programs of the kind `jms read`, which read as jms/serializer does.
#ifndef KILN_READ_LENIENT_DIALECT_H
#define KILN_READ_LENIENT_DIALECT_H

#include "../compiler.h"

namespace kiln::read {

extern const Dialect LENIENT;

} // namespace kiln::read

#endif
