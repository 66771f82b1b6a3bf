// Nodes for dates.
#ifndef KILN_READ_DATES_H
#define KILN_READ_DATES_H

#include "compiler.h"

namespace kiln::read {

const Node *compile_date(Compiler &compiler, const Operands &operands);
const Node *compile_date_from(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
