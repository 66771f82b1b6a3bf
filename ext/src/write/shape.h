// Arrays with known keys.
#ifndef KILN_WRITE_SHAPE_H
#define KILN_WRITE_SHAPE_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Node *compile_shape_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
