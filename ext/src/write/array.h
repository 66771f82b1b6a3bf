// Arrays.
#ifndef KILN_WRITE_ARRAY_H
#define KILN_WRITE_ARRAY_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
bool write_list(Run &run, HashTable *array, const Node *item);
template <typename Out>
bool write_map(Run &run, HashTable *array, const Node *item);
template <typename Out>
bool write_list_or_map(Run &run, HashTable *array, const Node *item);

// Whether json_encode() leaves out a member of an object with this key.
inline bool is_hidden(const zend_string *key)
{
    return ZSTR_VAL(key)[0] == '\0' && ZSTR_LEN(key) > 0;
}

// As failed_below(), of a key of a PHP array.
ZEND_COLD bool failed_below_key(Run &run, zend_string *key, zend_ulong number);

// That of a member of an array or stdClass.
template <typename Out>
bool write_key(Run &run, zend_string *key, zend_ulong number);

template <typename Out>
const Node *compile_list_of(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_map_of(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_any_array(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_empty_array(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
