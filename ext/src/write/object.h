// Objects, by the plan for their class.
#ifndef KILN_WRITE_OBJECT_H
#define KILN_WRITE_OBJECT_H

#include "compiler.h"

namespace kiln::write {

// Where the class is another one than that of the last object.
const Member *find_members(ObjectPlan &plan, zend_class_entry *of);

// What the steps of the plan use, in objects of a class.
inline const Member *members_for(ObjectPlan &plan, zend_class_entry *of)
{
    return EXPECTED(plan.links != nullptr && plan.links->of == of) ? plan.links->members : find_members(plan, of);
}

inline bool write_steps(Run &run, ObjectPlan &plan, HeldObject object)
{
    const Member *members = members_for(plan, object->ce);
    const Step *step = plan.first;
    while (step != nullptr && EXPECTED(step->write(run, *step, object, members))) {
        step = step->next;
    }

    return EXPECTED(step == nullptr) || (step->key != nullptr && failed_below(run, step->key));
}

// Where it has others, the slots are not all there is to know.
bool has_usual_handlers(const zend_object *object);

bool is_by_plan(const ObjectPlan &plan, zend_object *object);

// With what stands around its members.
template <typename Out>
bool write_object(Run &run, ObjectPlan &plan, zend_object *object);

// Only the members.
bool write_members(Run &run, ObjectPlan &plan, zend_object *object);

template <typename Out>
const Node *compile_object_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
