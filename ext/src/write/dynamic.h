// Values by the type that they have at run time.
#ifndef KILN_WRITE_DYNAMIC_H
#define KILN_WRITE_DYNAMIC_H

#include "compiler.h"

namespace kiln::write {

bool write_dynamic(Run &run, zval *value);

const Node *compile_dynamic(Compiler &compiler, const Operation &operation);
const Node *compile_plain(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
