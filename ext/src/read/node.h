// What a program consists of once it is compiled: trees of nodes.
//
// A node begins with the function that runs it, so that the set of them is open:
// a dialect brings its own, and shares those of others.
#ifndef KILN_READ_NODE_H
#define KILN_READ_NODE_H

#include "run.h"

namespace kiln::read {

// What kinds of values may come out.
struct Result {
    // Of MAY_BE_NULL, MAY_BE_FALSE, ...
    uint32_t types;
    // Of which class an object is at least; null where that is not known.
    zend_string *class_name;
};

constexpr Result ANY_RESULT = {MAY_BE_ANY, nullptr};

// User code runs in the middle of it, of constructors, setters, hosts, autoloaders. Nothing
// has to be held meanwhile, as a writer must (write/hold.h): what is read into belongs to the
// one that has made it, and nobody else can reach it. The exception is an object that a
// constructor or setter was called on: a value for it is made aside, and only then is its
// slot looked at.
//
// Reads what stands at a place. On success the value is put where it is asked
// for, over whatever lay there, as one that has but this owner. Otherwise nothing
// is put there, and an exception is pending.
struct Node {
    bool (*read)(Run &run, const Node &node, document::At at, zval *into);
    Result result;
};

inline bool read_node(Run &run, const Node *node, document::At at, zval *into)
{
    return node->read(run, *node, at, into);
}

} // namespace kiln::read

#endif
