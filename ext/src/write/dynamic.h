// Values by the type that they have at run time.
#ifndef KILN_WRITE_DYNAMIC_H
#define KILN_WRITE_DYNAMIC_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
bool write_dynamic(Run &run, zval *value);

template <typename Out>
const Node *compile_dynamic(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_plain(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
