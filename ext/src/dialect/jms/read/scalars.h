// Scalars, made of any value as PHP's casts do, or of just one kind.
#ifndef KILN_DIALECT_JMS_READ_SCALARS_H
#define KILN_DIALECT_JMS_READ_SCALARS_H

#include "../../../read/compiler.h"

namespace kiln::read::jms {

// The kind is one of the mask of scalars; null for any other.
const Node *compile_coerce(zend_long kind);
const Node *compile_exactly(zend_long kind);

} // namespace kiln::read::jms

#endif
