// Objects: what a program says about them, and what that means for a class.
#ifndef KILN_DIALECT_JMS_READ_OBJECT_H
#define KILN_DIALECT_JMS_READ_OBJECT_H

#include "../../../read/keys.h"
#include "target.h"

namespace kiln::read::jms {

// What a missing key sets.
struct Default {
    Target target;
    // Null where the host is to be asked.
    zval *value;
};

struct Field {
    // Nothing is read, but user code is asked.
    bool is_condition;
    // The value is made of all of the object.
    bool is_inline;
    // User code decides about it.
    bool is_conditional;
    // User code may be called below it.
    bool is_noted;
    // Among the plan's keys.
    uint32_t key;
    // As user code knows it.
    zend_string *property;
    Target target;
    // Null where no type is known.
    const Node *value;
    // Set when the class is linked: whether all that comes is a scalar, made
    // without user code, that the slot takes as it is.
    bool is_scalar;
    // Null where a missing key leaves the property alone.
    Default *otherwise;
};

// A method that is called when an object is filled.
struct Afterwards {
    zend_string *class_name;
    // In lower case.
    zend_string *name;
    // Set when the class is linked.
    zend_function *method;
};

// Of a constructor.
struct Parameter {
    zend_string *name;
    // Whether a property has its name.
    bool has_key;
    // Among the plan's keys.
    uint32_t key;
    // Null where no type is known: the value as it is.
    const Node *value;
    // Whether it is given null where the key is missing.
    bool is_required;
    // Set when the class is linked.
    uint32_t position;
};

struct ObjectPlan {
    zend_string *class_name;
    Keys keys;
    Field *fields;
    uint32_t field_count;
    // Whether a key is a number, as those of lists are.
    bool has_numeric_key;
    // Whether null is as good as a missing key, and in place of an object as good
    // as no keys.
    bool ignores_null;
    bool is_constructed;
    Parameter *parameters;
    uint32_t parameter_count;
    bool is_noted;
    bool is_announced;
    // Whether nobody can see an object before all of its properties are set.
    bool is_unseen;
    Afterwards *afterwards;
    uint32_t afterwards_count;
    // Null while nothing is linked.
    zend_class_entry *ce;
    // Null where there is none, or it is not called.
    zend_function *constructor;
};

void *make_object_plan(Compiler &compiler, const Operands &operands);
void compile_object_plan(Compiler &compiler, void *object, const Operands &operands);

const Node *compile_object_of(Compiler &compiler, const Operands &operands);

// Looks up what the plan names. An object can be made only afterwards.
bool link(ObjectPlan &plan);

} // namespace kiln::read::jms

#endif
