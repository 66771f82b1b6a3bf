// Lists and maps of XML, in the place of those that have keys.
#ifndef KILN_XML_ARRAYS_H
#define KILN_XML_ARRAYS_H

#include "../write/array.h"
#include "../write/shape.h"
#include "emitter.h"

namespace kiln::xml {

// The start tag of a list or map.
void begin_whole_tag(write::Run &run, const Place &place);

// A list or map in which something stands, within an element of its own where it has one.
template <typename Content>
bool write_level(write::Run &run, const Place &place, bool is_wrapped, Content write_content)
{
    const Place *const around = run.place_in_xml;
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    if (is_wrapped) {
        begin_whole_tag(run, place);
    }
    if (UNEXPECTED(!write_content())) {
        return false;
    }
    leave(run);
    if (is_wrapped) {
        Emitter::append_end(run, place);
    }
    run.place_in_xml = around;
    run.is_empty = false;

    return true;
}

// One in which nothing stands.
bool write_nothing(write::Run &run, const Place &place, bool is_wrapped);

// Neither stands where only one value may.
ZEND_COLD bool refuse(write::Run &run);

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
const Node *compile_empty_array<xml::Emitter>(Compiler &compiler, const Operation &operation);
template <>
const Node *compile_shape_of<xml::Emitter>(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
