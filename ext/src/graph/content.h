// What the bytes say, checked as far as it can be without looking at classes.
#ifndef KILN_GRAPH_CONTENT_H
#define KILN_GRAPH_CONTENT_H

#include "array_form.h"
#include "column.h"
#include "restoring.h"
#include "strings.h"

namespace kiln::graph {

struct EnumCase {
    uint32_t class_name;
    uint32_t name;
    // Borrowed: a case lives as long as its enum.
    zend_object *object;
    // The last column that was looked at, if it has this case.
    const Column *seen_in;
};

struct Property {
    uint32_t name;
    // The class whose private property it is, where has_scope says so.
    uint32_t scope;
    bool has_scope;
    // Null for a dynamic property.
    const zend_property_info *info;
    // Of which it takes every value as it is, a bit for each.
    uint32_t kinds;
    Column column;

    bool takes(Kind kind) const { return (kinds >> kind & 1) != 0; }
};

// Objects of one class with the same properties.
struct Shape {
    uint32_t class_name;
    uint32_t layout;
    Restoring restoring;
    size_t property_count;
    Property *properties;
    size_t count;
    // The number of the first object.
    size_t first;
    // What is given to __unserialize(), and the arrays when they have been made.
    Column *data;
    zval *arguments;
    zend_class_entry *ce;
    // The names of the dynamic properties that all its objects have.
    HashTable *members;
    // The last column that was looked at, if it has objects of this shape.
    const Column *seen_in;
};

// Arrays that are laid out together.
struct Section {
    ArrayForm form;
    size_t count;
    // The number of the first array.
    size_t first;
    // Of lists and maps.
    int64_t *lengths;
    // Of maps all of them, of records those of each array.
    Column keys;
    // One, but of records one for each key.
    Column *columns;
    // Of records: an array with the keys.
    HashTable *pattern;
    // Of maps: each with its keys.
    HashTable **maps;
    Section *next;
};

struct Content {
    Arena *arena;
    Strings strings;
    EnumCase *cases;
    size_t case_count;
    Shape *shapes;
    size_t shape_count;
    size_t object_count;
    // In an order in which arrays hold only earlier ones.
    Section *sections;
    size_t array_count;
    Column referenced;
    // What the length of the bytes covers besides all this (docs/graph-format.md,
    // "Memory").
    uint64_t weight_left;
    // How many objects have a method that is to be called.
    size_t call_count;
    // Their numbers in the order of the calls; null where they ascend.
    int64_t *calls;
    Column root;
};

} // namespace kiln::graph

#endif
