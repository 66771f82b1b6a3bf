// Objects, by the plan for their class.
#ifndef KILN_DIALECT_JMS_WRITE_OBJECT_H
#define KILN_DIALECT_JMS_WRITE_OBJECT_H

#include "../../../write/compiler.h"
#include "log.h"

namespace kiln::write::jms {

// A method of just one class, whatever a subclass has in its place.
struct Invocation {
    zend_string *class_name;
    zend_string *method;
    const Invocation *next;
    // Once it has been called.
    mutable zend_function *known;
};

// What is special about the objects of a plan.
struct Traits {
    Form form;
    bool writes_null;
    bool is_guarded;
    bool is_announced;
    bool is_body;
    // Whether only the members as a whole show how they are written.
    bool is_collected;
    const Invocation *afterwards;
    // Of the steps so far.
    const struct Key *keys;

    bool is_kept_in_mind() const { return is_guarded || is_body; }
};

struct Key {
    const zend_string *name;
    const Key *next;
};

inline Traits &traits_of(const ObjectPlan &plan)
{
    return *static_cast<Traits *>(plan.traits);
}

// Notes that a member will have this key.
void add_key(Compiler &compiler, Traits &traits, const zend_string *key);

bool invoke(Run &run, const Invocation &invocation, HeldObject object);

// Before the steps of an object are compiled.
void compile_traits(Compiler &compiler, ObjectPlan &plan, const Operation &row);

const Node *compile_object_of(Compiler &compiler, const Operation &operation);

// The members of an object by the body that is the root of a program; null with
// an exception pending.
HashTable *write_body(Run &run, const Node *root, zend_object *object);

} // namespace kiln::write::jms

#endif
