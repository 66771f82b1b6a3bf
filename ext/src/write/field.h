// Members of an object that come from a property or method.
#ifndef KILN_WRITE_FIELD_H
#define KILN_WRITE_FIELD_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

} // namespace kiln::write

#endif
