// Arrays with known keys.
#ifndef KILN_WRITE_SHAPE_H
#define KILN_WRITE_SHAPE_H

#include "compiler.h"

namespace kiln::write {

struct ShapeElement {
    // Null where the key is a number.
    zend_string *name;
    zend_ulong number;
    const Node *node;
    bool is_optional;
    // Of an object whose members have keys.
    FixedText key;

    // Null where the array has none.
    zval *find(HashTable *array) const;
};

struct ShapeOf : Node {
    ShapeElement *elements;
    uint32_t count;
    bool is_tuple;
    bool is_open;
};

// All but what writes it, and the texts of the keys. Null for a tuple that takes other keys, or whose keys are not 0, 1, 2, ....
ShapeOf *compile_shape(Compiler &compiler, const Operation &operation);

template <typename Out>
const Node *compile_shape_of(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
