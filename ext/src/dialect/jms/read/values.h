// Dates, cases of enums, objects told apart by a key, and what the host makes.
#ifndef KILN_DIALECT_JMS_READ_VALUES_H
#define KILN_DIALECT_JMS_READ_VALUES_H

#include "../../../read/compiler.h"

namespace kiln::read::jms {

const Node *compile_date(Compiler &compiler, const Operands &operands);
const Node *compile_enum_from(Compiler &compiler, const Operands &operands);
const Node *compile_discriminated(Compiler &compiler, const Operands &operands);
const Node *compile_asked(Compiler &compiler, const Operands &operands);
const Node *compile_nothing(Compiler &compiler, const Operands &operands);
const Node *compile_refused(Compiler &compiler, const Operands &operands);

} // namespace kiln::read::jms

#endif
