// How objects of a class are taken apart.
#ifndef KILN_GRAPH_ENCODE_CLASS_PLAN_H
#define KILN_GRAPH_ENCODE_CLASS_PLAN_H

#include "../graph_state.h"
#include "../restoring.h"
#include "string_table.h"

namespace kiln::graph::encoding {

struct Shape;

enum class TakingApart : uint8_t {
    // They are no more than their slots, or have a table of properties.
    PROPERTIES,
    // By __serialize().
    DATA,
    // By __sleep().
    CHOSEN,
    // PHP finds out what is wrong with them, or copes.
    BY_PHP,
};

// How objects of the class stand in the direct form.
enum class Direct : uint8_t {
    NOT,
    // In the order of canonical slots.
    BY_ALL_PROPERTIES,
    // What __serialize() gives.
    BY_ARRAY,
    // Names and values.
    BY_NAMES,
};

struct PropertyName {
    zend_string *name;
    // The ancestor whose private property it is; null for one that the class itself sees
    // by its name.
    zend_string *scope;
};

// Of properties, as in an array cast from an object.
struct Names {
    zend_string **first;
    size_t count;
};

struct ClassPlan {
    zend_class_entry *ce;
    TakingApart way;
    Restoring restoring;
    // Of a class that takes care of its data itself there is none.
    uint32_t layout;
    // __serialize() or __sleep().
    zend_function *method;
    // Whether the method is none that can run code of users.
    bool is_method_quiet;
    // The shape that the last object of the class had, and in which call.
    Shape *latest;
    uint64_t call;
    // Of all slots; none where objects are not taken apart by their slots.
    Names names;
    uint32_t hash_of_names;
    // The name of the class and those of the slots; null where two of them are the same, or
    // where one of the properties is a private one of an ancestor.
    StringTable::Beginning *beginning;
    // What they mean.
    PropertyName *slots;
    Direct direct;
    // Of all properties: the order of the slots, and their names.
    uint32_t *canonical;
    zend_string *canonical_names;
    // The entry that the class has in a value in the direct form, and in which call.
    uint32_t direct_entry;
    uint64_t direct_call;
};

uint32_t hash_of(const ClassPlan &plan, const Names &names);

// Plans are kept for the request: as long do classes live.
ClassPlan *plan_of(zend_class_entry *ce, State &state);

} // namespace kiln::graph::encoding

#endif
