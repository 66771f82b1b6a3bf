// Dates, cases of enums, objects told apart by a key, and what the host makes.
#ifndef KILN_READ_LENIENT_VALUES_H
#define KILN_READ_LENIENT_VALUES_H

#include "../compiler.h"

namespace kiln::read::lenient {

const Node *compile_date(Compiler &compiler, const Operands &operands);
const Node *compile_enum_from(Compiler &compiler, const Operands &operands);
const Node *compile_discriminated(Compiler &compiler, const Operands &operands);
const Node *compile_asked(Compiler &compiler, const Operands &operands);
const Node *compile_nothing(Compiler &compiler, const Operands &operands);
const Node *compile_refused(Compiler &compiler, const Operands &operands);

} // namespace kiln::read::lenient

#endif
