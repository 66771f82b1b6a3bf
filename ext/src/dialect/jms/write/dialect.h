// Programs that write as jms/serializer does.
#ifndef KILN_DIALECT_JMS_WRITE_DIALECT_H
#define KILN_DIALECT_JMS_WRITE_DIALECT_H

#include "../../../write/program.h"

namespace kiln::write::jms {

extern const Dialect JMS;

// The members of an object, each a fragment of the text, by a program whose root
// is a body; null with an exception pending.
HashTable *run_body(Program &program, zend_object *object, zend_object *host, zend_long depth);

} // namespace kiln::write::jms

#endif
