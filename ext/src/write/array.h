// Arrays.
#ifndef KILN_WRITE_ARRAY_H
#define KILN_WRITE_ARRAY_H

#include "compiler.h"

namespace kiln::write {

bool write_list(Run &run, HashTable *array, const Node *item);
bool write_map(Run &run, HashTable *array, const Node *item);
bool write_list_or_map(Run &run, HashTable *array, const Node *item);

// `,"key":` of a member of an array or stdClass.
bool write_key(Run &run, zend_string *key, zend_ulong number);

const Node *compile_list_of(Compiler &compiler, const Operation &operation);
const Node *compile_map_of(Compiler &compiler, const Operation &operation);
const Node *compile_any_array(Compiler &compiler, const Operation &operation);
const Node *compile_empty_array(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
