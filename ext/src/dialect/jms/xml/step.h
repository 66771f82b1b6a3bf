// What an object has in its element.
#ifndef KILN_DIALECT_JMS_XML_STEP_H
#define KILN_DIALECT_JMS_XML_STEP_H

#include "../../../write/compiler.h"

namespace kiln::write::jms::xml {

// Null where it is none of these operations.
const Step *compile_step(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation);

} // namespace kiln::write::jms::xml

#endif
