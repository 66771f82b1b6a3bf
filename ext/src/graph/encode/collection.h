// A value laid out by shape.
#ifndef KILN_GRAPH_ENCODE_COLLECTION_H
#define KILN_GRAPH_ENCODE_COLLECTION_H

#include "array_table.h"
#include "class_plan.h"

namespace kiln::graph::encoding {

// Objects of one class with the same properties.
struct Shape {
    uint32_t number;
    // Whether the properties are just those that the class declares, in that order.
    bool has_all_slots;
    const ClassPlan *plan;
    // Held, or those of the plan. None for objects that are kept as data.
    Names names;
    // A row for each object, in the order in which they were met. Of data one column.
    Table cells;
    // The number of the first object, known in the end.
    size_t first;
};

// Which object of which shape.
inline uint64_t place_of(const Shape &shape, uint32_t row)
{
    return static_cast<uint64_t>(shape.number) << 32 | row;
}

struct MetObject {
    zend_object *object;
    uint64_t place;
};

// Not to be initialized by empty braces: they would clear what need not be.
struct Collection {
    Memory memory;
    Sequence<Shape *> shapes;
    Sequence<MetObject> objects;
    ArrayTable arrays;
    Sequence<zend_object *> cases;
    // What each PHP reference refers to.
    Sequence<zval> referenced;
    // Objects whose __unserialize() or __wakeup() is to be called, in this order.
    Sequence<uint64_t> calls;
    zval root;

    uint64_t number_of_object(uint64_t place) const { return shapes[place >> 32]->first + static_cast<uint32_t>(place); }
};

} // namespace kiln::graph::encoding

#endif
