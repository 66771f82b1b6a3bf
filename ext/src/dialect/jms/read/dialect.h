// Programs of the kind `jms read`, which read as jms/serializer does.
#ifndef KILN_DIALECT_JMS_READ_DIALECT_H
#define KILN_DIALECT_JMS_READ_DIALECT_H

#include "../../../read/compiler.h"

namespace kiln::read {

extern const Dialect JMS;

} // namespace kiln::read

#endif
