// Nodes for arrays.
#ifndef KILN_READ_ARRAYS_H
#define KILN_READ_ARRAYS_H

#include "compiler.h"

namespace kiln::read {

// One value of a map, and its key.
bool read_map_member(Run &run, const Node *node, bool has_int_keys, json::Text key, json::At at, HashTable *into);

const Node *compile_list_of(Compiler &compiler, const Operands &operands);
const Node *compile_map_of(Compiler &compiler, const Operands &operands);
const Node *compile_any_array(Compiler &compiler, const Operands &operands);

} // namespace kiln::read

#endif
