// From the array that a program is in PHP to nodes.
#ifndef KILN_READ_COMPILER_H
#define KILN_READ_COMPILER_H

#include "../program/arena.h"
#include "../program/operands.h"
#include "node.h"

namespace kiln::read {

class Compiler;

// What a program may consist of.
struct Dialect {
    // By which the program names it.
    const char *kind;
    // The nodes begin with the number of their operation; null for one that is
    // not known.
    const Node *(*node)(Compiler &compiler, zend_long number, const Operands &operands);
    // An object by its row in the list of them, with no more than its class: the
    // rest is compiled after all of them have been made, since they refer to each
    // other.
    void *(*make_object)(Compiler &compiler, const Operands &operands);
    void (*compile_object)(Compiler &compiler, void *object, const Operands &operands);
    // Reads a document by the root of a program; null where there is no more to
    // it than that.
    bool (*start)(Run &run, const Node *root, const HashTable *program, zval *into);
};

class Compiler {
public:
    Compiler(Arena &arena, const Dialect &dialect) : arena_(arena), dialect_(dialect) {}

    // The root; null where anything in the program is not known.
    const Node *compile(const HashTable *program);

    // The operand at a position.
    const Node *node(const Operands &operands, uint32_t position);
    // Something inside the operands.
    const Node *node(const Operands &operands, const zval *inside);

    // An object of the dialect, by the number at a position.
    template <typename Object>
    Object *object(const Operands &operands, uint32_t position)
    {
        return static_cast<Object *>(object_at(operands.number(position)));
    }

    Arena &arena() { return arena_; }

    template <typename T>
    T *make()
    {
        return arena_.make<T>();
    }

    // Both live as long as the program; nobody else may keep them.
    zend_string *string(const char *bytes, size_t length);
    // In lower case, as methods are looked up.
    zend_string *lower(const zend_string *name);

private:
    void *object_at(zend_long index);
    const Node *compile_node(const Operands &row);

    Arena &arena_;
    const Dialect &dialect_;
    void **objects_ = nullptr;
    uint32_t object_count_ = 0;
    // Of nodes inside each other: an array may contain itself.
    uint32_t level_ = 0;
    bool is_known_ = true;
};

} // namespace kiln::read

#endif
