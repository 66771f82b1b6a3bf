// Dates and enums as jms/serializer writes them.
#ifndef KILN_DIALECT_JMS_WRITE_DATE_H
#define KILN_DIALECT_JMS_WRITE_DATE_H

#include "../../../write/compiler.h"

namespace kiln::write::jms {

const Node *compile_date(Compiler &compiler, const Operation &operation);
const Node *compile_timestamp(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
