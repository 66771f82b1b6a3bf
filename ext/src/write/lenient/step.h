// The steps of an object.
#ifndef KILN_WRITE_LENIENT_STEP_H
#define KILN_WRITE_LENIENT_STEP_H

#include "../compiler.h"

namespace kiln::write::lenient {

const Step *compile_invoke(Compiler &compiler, const Operation &operation);
const Step *compile_constant(Compiler &compiler, ObjectPlan &plan, const Operation &operation);
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

} // namespace kiln::write::lenient

#endif
