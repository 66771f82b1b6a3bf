// Where a value that has been read goes.
#ifndef KILN_DIALECT_JMS_READ_TARGET_H
#define KILN_DIALECT_JMS_READ_TARGET_H

#include "../../../read/compiler.h"
#include "run.h"

namespace kiln::read::jms {

struct Target {
    // Of op::Target.
    uint16_t kind;
    // Whether each value has to be compared with the type, but for null.
    bool is_checked;
    bool takes_null;
    // The scope of a slot, or the class that declares a reflected property.
    zend_string *class_name;
    // In lower case for a method.
    zend_string *name;

    // Set by link_target(); null where the host puts the value there.
    zend_property_info *property;
    zend_function *method;
    // Whether the slot has a value by default that somebody must let go of.
    bool replaces_counted;
};

void compile_target(Compiler &compiler, Target &target, const Operands &operands);

// Looks up what the target is in objects of the class. What comes there is of
// this kind, or null.
bool link_target(Target &target, zend_class_entry *ce, const Result &result);

// Takes the value over in any case; `class_name` is that of the plan.
bool put(Run &run, const Target &target, zend_object *object, zend_string *class_name, zval *value);

} // namespace kiln::read::jms

#endif
