// Lists and maps of XML, in the place of those that have keys.
#ifndef KILN_XML_ARRAYS_H
#define KILN_XML_ARRAYS_H

#include "../write/array.h"
#include "emitter.h"

namespace kiln::write {

template <>
bool write_list<xml::Emitter>(Run &run, HashTable *array, const Node *item);
template <>
bool write_map<xml::Emitter>(Run &run, HashTable *array, const Node *node);
template <>
bool write_list_or_map<xml::Emitter>(Run &run, HashTable *array, const Node *item);
template <>
const Node *compile_list_of<xml::Emitter>(Compiler &compiler, const Operation &operation);
template <>
const Node *compile_map_of<xml::Emitter>(Compiler &compiler, const Operation &operation);
template <>
const Node *compile_any_array<xml::Emitter>(Compiler &compiler, const Operation &operation);
template <>
const Node *compile_empty_array<xml::Emitter>(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
