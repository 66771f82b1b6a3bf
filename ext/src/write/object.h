// Objects, by the plan for their class.
#ifndef KILN_WRITE_OBJECT_H
#define KILN_WRITE_OBJECT_H

#include "compiler.h"

namespace kiln::write {

bool is_by_plan(const ObjectPlan &plan, zend_object *object);

// A JSON object.
bool write_object(Run &run, ObjectPlan &plan, zend_object *object);

// Only the members, each with a comma before it.
bool write_members(Run &run, ObjectPlan &plan, zend_object *object);

const Node *compile_object_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
