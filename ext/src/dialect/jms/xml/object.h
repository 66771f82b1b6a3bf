// Objects, by the plan for their class.
#ifndef KILN_DIALECT_JMS_XML_OBJECT_H
#define KILN_DIALECT_JMS_XML_OBJECT_H

#include "../../../write/compiler.h"
#include "run.h"

namespace kiln::write::jms::xml {

constexpr zend_long UNKNOWN_MARKUP = -1;

// What the objects of a plan have besides their steps.
struct Traits {
    // Of a document; null where the class names none.
    const Tag *root_tag;
    bool is_guarded;
    bool writes_null;
};

inline Traits &traits_of(const ObjectPlan &plan)
{
    return *static_cast<Traits *>(plan.traits);
}

// There must be a program for it. A case or a date is marked up as what stands around it says, JMS_XML_*, where that is known.
bool write_by_own_class(Run &run, zend_object *object, zend_string *place, zend_long markup = UNKNOWN_MARKUP);

void compile_traits(Compiler &compiler, ObjectPlan &plan, const Operation &row);

const Node *compile_object_of(Compiler &compiler, const Operation &operation);
const Node *compile_subclass_of(Compiler &compiler, const Operation &operation);
const Node *compile_of_class(Compiler &compiler, const Operation &operation);
const Node *compile_omitted(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms::xml

#endif
