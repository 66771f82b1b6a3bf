// Steps of an object that are not about its properties.
#ifndef KILN_WRITE_STEP_H
#define KILN_WRITE_STEP_H

#include "compiler.h"

namespace kiln::write {

const Step *compile_call(Compiler &compiler, ObjectPlan &plan, const Operation &operation);
template <typename Out>
const Step *compile_constant(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
