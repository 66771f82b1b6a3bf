// Which property of an object a name means that is mangled as in an array cast.
#ifndef KILN_GRAPH_ENCODE_PROPERTY_NAME_H
#define KILN_GRAPH_ENCODE_PROPERTY_NAME_H

#include "class_plan.h"
#include "memory.h"

namespace kiln::graph::encoding {

// Whether the class declares the property, or the ancestor that the name is that of.
bool is_declared(const zend_class_entry *ce, const PropertyName &name);

// The strings live as long as the memory and the class.
PropertyName property_name_of(Memory &memory, const ClassPlan &plan, zend_string *mangled);

} // namespace kiln::graph::encoding

#endif
