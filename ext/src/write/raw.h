// JSON that passes through.
#ifndef KILN_WRITE_RAW_H
#define KILN_WRITE_RAW_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Node *compile_raw(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
