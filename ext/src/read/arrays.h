// Nodes for arrays.
#ifndef KILN_READ_ARRAYS_H
#define KILN_READ_ARRAYS_H

#include "compiler.h"

namespace kiln::read {

// A map is read in two steps, since of a key that stands there twice only the
// last value is: first each key is given the place of its value.
bool announce_member(Run &run, document::Text key, bool has_int_keys, document::At at, HashTable *map);

// Then that is replaced by the value. Where one cannot be read, the map is good
// for nothing but to be destroyed.
bool read_announced(Run &run, const Node *node, HashTable *map);

const Node *compile_list_of(Compiler &compiler, const Operands &operands);
const Node *compile_map_of(Compiler &compiler, const Operands &operands);
const Node *compile_any_array(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
