// Lists and maps of XML, in the place of those that have keys.
#ifndef KILN_XML_ARRAYS_H
#define KILN_XML_ARRAYS_H

#include "../write/array.h"
#include "../write/shape.h"
#include "emitter.h"

namespace kiln::xml {

// The start tag of a list or map.
void begin_whole_tag(write::Run &run, const Place &place);

// Where the values of a map of no type stand whose keys are no names.
Place untyped_entry(const Place &map);

// A value of a map, as the map or the entry says; null for one that is called as its key is.
bool write_value(write::Run &run, const Place &map, const Place *entry, zend_string *key, zend_ulong number, zval *value, const write::Node *node);

} // namespace kiln::xml

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
template <>
const Node *compile_shape_of<xml::Emitter>(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
