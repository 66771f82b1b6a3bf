// The steps of an object.
#ifndef KILN_DIALECT_JMS_WRITE_STEP_H
#define KILN_DIALECT_JMS_WRITE_STEP_H

#include "../../../write/compiler.h"

namespace kiln::write::jms {

const Step *compile_invoke(Compiler &compiler, const Operation &operation);
const Step *compile_constant(Compiler &compiler, ObjectPlan &plan, const Operation &operation);
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

} // namespace kiln::write::jms

#endif
