// Programs that write as jms/serializer does.
#ifndef KILN_WRITE_LENIENT_DIALECT_H
#define KILN_WRITE_LENIENT_DIALECT_H

#include "../program.h"

namespace kiln::write::lenient {

extern const Dialect LENIENT;

// The members of an object, each a fragment of the text, by a program whose root
// is a body; null with an exception pending.
HashTable *run_body(Program &program, zend_object *object, zend_object *host, zend_long depth);

} // namespace kiln::write::lenient

#endif
