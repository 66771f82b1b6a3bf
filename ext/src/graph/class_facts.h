// What must be known about a class to make its objects of bytes.
#ifndef KILN_GRAPH_CLASS_FACTS_H
#define KILN_GRAPH_CLASS_FACTS_H

#include "content.h"
#include "graph_state.h"

namespace kiln::graph {

// A property that is not static, by the name that the class itself sees it under.
struct Member {
    const zend_string *name;
    const zend_property_info *info;
    // kinds_taken_by() it.
    uint32_t kinds;
    // A class whose objects it takes; null until one was met.
    mutable const zend_class_entry *fitting;
};

struct ClassFacts {
    zend_class_entry *ce;
    // Whether PHP is to say why it makes no objects of the class, or to make them.
    bool is_left_to_php;
    Restoring restoring;
    // layout_of() the class; 0 where it takes care of its data itself.
    uint32_t layout;
    // In the order in which PHP goes through them, mostly.
    size_t member_count;
    Member *members;
    // Of the direct form: all that an object has room for, and the names; null where one of
    // them has none.
    Member *slots;
    zend_string *names;
    // Of the direct form: what an object weighs.
    uint64_t weight;
};

// Whether it is what the name of the property means within the class.
bool is_seen_by(const zend_class_entry *ce, const zend_property_info *property);

// Null when there is no such class. Autoloaders may run.
const ClassFacts *facts_of_class_named(const char *name, size_t length, State &state);

} // namespace kiln::graph

#endif
