// Objects: what a program says about them, and what that means for a class.
#ifndef KILN_READ_OBJECT_H
#define KILN_READ_OBJECT_H

#include "compiler.h"
#include "keys.h"
#include "promotion.h"

namespace kiln::read {

// A property or method, and the class in whose scope it is used.
struct Member {
    zend_string *class_name;
    // In lower case for a method.
    zend_string *name;
};

struct ObjectPlan;

// What fills one property or argument, or is given to one method.
struct Field {
    enum Source : uint8_t { KEY, FLATTENED_OBJECT, FLATTENED_MAP };

    Source source;
    // Of op::Target.
    uint16_t target;
    // Of op::Missing.
    uint16_t missing;
    bool keeps_value;
    bool is_nullable;
    // Of the plan's keys: where the value is looked for, or what tells that an
    // object is there, or what does not belong to a map.
    uint32_t first_key;
    uint32_t key_count;
    const uint32_t *keys;
    const Node *value;
    Member member;
    uint32_t argument;
    // Of the host; null where there is none.
    zend_string *default_method;
    HashTable *default_arguments;
    // Of what goes into the target.
    Result result;

    // Of what is flattened: which object, or of which prefix and with which
    // exceptions the keys of a map are.
    ObjectPlan *flattened;
    bool has_int_keys;
    zend_string *prefix;
    Keys taken;

    // Set by link().
    zend_property_info *property;
    zend_function *method;
    // Whether each value has to be compared with the type of the target.
    bool is_checked;
    // Whether the slot of a new object may hold something already: a value by
    // default that is counted, or that of an argument.
    bool replaces_value;
};

// Whether a missing key gives the argument no value.
bool may_be_left_out(const Field &field);

// What was found out about the class when the first object was made.
struct Link {
    // Null while there is none.
    zend_class_entry *ce;
    zend_function *constructor;
    // By argument; null where there is no constructor, or it must be called.
    Promotion *promotions;
    // Arguments that no field fills.
    uint32_t *unfilled;
    uint32_t unfilled_count;
    // Whether a value may be missing that only the constructor knows.
    bool has_unknown_defaults;
    // Whether methods are given values.
    bool has_methods;
    // One for each of the plan's.
    zend_function **afterwards;
};

struct ObjectPlan {
    // Where what belongs to the program lies.
    Arena *arena;
    zend_string *class_name;
    Keys keys;
    bool is_blank;
    // In lower case: the static method that makes the objects; null for none.
    zend_string *factory;
    uint32_t argument_count;
    Field *fields;
    uint32_t field_count;
    // Those that fill arguments come first.
    uint32_t argument_field_count;
    Member *afterwards;
    uint32_t afterwards_count;
    // Whether there may be only the allowed keys, and those with a prefix.
    bool rejects_others;
    Keys allowed;
    zend_string **prefixes;
    uint32_t prefix_count;
    // What a discriminator must say, if it is there: the number of its key, and
    // the values; null for none.
    uint32_t discriminator;
    HashTable *own_values;
    Link link;
    // Whether the class is none that objects can be made of here.
    bool is_refused;
};

// Makes an object of a JSON object.
bool read_object(Run &run, ObjectPlan &plan, document::At at, zval *into);

// The same where it is clear already that it is none that PHP would take for a
// list.
bool read_members(Run &run, ObjectPlan &plan, document::At at, zval *into);

// Finds out about the class. An object can be made only afterwards.
bool link(ObjectPlan &plan);

void *make_object_plan(Compiler &compiler, const Operands &operands);
void compile_object_plan(Compiler &compiler, void *object, const Operands &operands);

const Node *compile_object_of(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
