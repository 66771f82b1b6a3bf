// Steps around others: where other options hold, and what only sometimes is written.
#ifndef KILN_WRITE_WITHIN_H
#define KILN_WRITE_WITHIN_H

#include "compiler.h"

namespace kiln::write {

// Both take the step that they are around, or null where that is not known.
const Step *compile_within(Compiler &compiler, const Operation &operation, const Step *inside);
const Step *compile_when(Compiler &compiler, const Operation &operation, const Step *inside);

} // namespace kiln::write

#endif
