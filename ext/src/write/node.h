// What a program consists of once it is compiled: trees of nodes, and for each
// class a row of steps.
//
// A node or step begins with the function that runs it, so that the set of them
// is open: a dialect brings its own, and shares those of others.
#ifndef KILN_WRITE_NODE_H
#define KILN_WRITE_NODE_H

#include "../program/arena.h"
#include "hold.h"

namespace kiln::write {

// Writes the value, which is never a reference. It is borrowed: where a node
// runs code of others, it holds what it needs afterwards. Returns false with an
// exception pending.
struct Node {
    bool (*write)(Run &run, const Node &node, zval *value);
};

inline bool write_node(Run &run, const Node *node, zval *value)
{
    return node->write(run, *node, value);
}

// A property or method that steps use, in objects of one class.
struct Member {
    // Of a property: where its slot is in the object; 0 where PHP is to be asked.
    uint32_t offset;
    // Of a property that PHP is to be asked for: whether that is possible at all.
    bool has_hook;
    // Of a method; null where there is none.
    zend_function *method;
};

// One step in writing an object. The text gets a comma before each member, the
// first one too.
struct Step {
    bool (*write)(Run &run, const Step &step, HeldObject object, const Member *members);
    const Step *next;
    // Of the member that it is about; null for none, or several.
    zend_string *key;
};

// The members for one class: that of the plan, or one below it.
struct Link {
    const zend_class_entry *of;
    const Link *next;
    const Member *members;
};

// What a step uses of an object.
struct MemberName {
    bool is_method;
    // The scope it is used from.
    zend_string *scope;
    zend_string *name;
    // Among those of the plan.
    uint32_t number;
    const MemberName *next;
};

// How objects of one class are written.
struct ObjectPlan {
    zend_string *class_name;
    // Of its program, which an object may be written by within another.
    Arena *arena;
    const Step *first;
    const MemberName *member_names;
    uint32_t member_count;
    // The class itself, once there has been an object of it.
    const zend_class_entry *own;
    const Link *links;
    // What its dialect knows besides.
    void *traits;
};

} // namespace kiln::write

#endif
