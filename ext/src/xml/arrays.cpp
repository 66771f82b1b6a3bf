// Lists and maps. The items of a list may stand side by side without an element around them, and the
// keys of a map be attributes or names.
#include "arrays.h"

#include "../write/hold.h"
#include "names.h"

namespace kiln::xml {

namespace {

using write::Node;
using write::write_node;

// `<entry key="...`, and its value.
bool write_entry(Run &run, const Place &entry, zend_string *key, zend_ulong number, zval *value, const Node *node)
{
    if (EXPECTED(Emitter::is_simple(entry, *run.xml))) {
        entry.start.append_to(run.out);
    } else {
        char *to = Emitter::start_tag(run, entry, entry.key.length + 3);
        *to++ = ' ';
        memcpy(to, entry.key.bytes, entry.key.length);
        to += entry.key.length;
        memcpy(to, "=\"", 2);
        run.out.wrote(to + 2);
    }
    if (key == nullptr) {
        run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), static_cast<zend_long>(number)));
    } else if (UNEXPECTED(!xml::append_text(run.out, ZSTR_VAL(key), ZSTR_LEN(key), xml::Where::ATTRIBUTE))) {
        return mismatch("a key that no document may have");
    }
    run.out.append('"');
    run.place_in_xml = &entry;

    return write_node(run, node, value);
}

// `<key` and its value.
bool write_named(Run &run, const Place &around, const zend_string *key, zval *value, const Node *node)
{
    constexpr size_t LONGEST = 255;
    if (UNEXPECTED(ZSTR_LEN(key) > LONGEST)) {
        return unsupported("a name that is very long");
    }
    char bytes[LONGEST + 3 + write::TEXT_BLOCK] = "</";
    memcpy(bytes + 2, ZSTR_VAL(key), ZSTR_LEN(key));
    bytes[2 + ZSTR_LEN(key)] = '>';
    const auto length = static_cast<uint32_t>(ZSTR_LEN(key));
    Place place = xml::ENTRY;
    place.key = {};
    place.end = {bytes, length + 3};
    place.name = {bytes + 2, length};
    place.uri = around.uri;
    place.is_simple = around.uri == nullptr;
    place.is_section = around.is_section && around.takes_only_names;
    place.item = around.item == nullptr ? &xml::ITEM : around.item;
    run.out.wrote(Emitter::start_tag(run, place, 0));
    run.place_in_xml = &place;

    return write_node(run, node, value);
}

// `<entry><key>...</key><value>...</value></entry>`.
bool write_pair(Run &run, const Place &map, zend_string *key, zend_ulong number, zval *value, const Node *node)
{
    begin_whole_tag(run, *map.pair);
    zend_string *const name = key == nullptr ? zend_long_to_str(static_cast<zend_long>(number)) : zend_string_copy(key);
    const bool has_key = Emitter::string(run, map.key_element, name);
    zend_string_release(name);
    if (UNEXPECTED(!has_key)) {
        return mismatch("a key that no document may have");
    }
    run.place_in_xml = map.entry;
    if (UNEXPECTED(!write_node(run, node, value))) {
        return false;
    }
    Emitter::append_end(run, *map.pair);

    return true;
}

} // namespace

void begin_whole_tag(Run &run, const Place &place)
{
    char *const to = Emitter::begin_tag(run, place, 1);
    *to = '>';
    run.out.wrote(to + 1);
}

bool refuse(Run &run)
{
    run.xml->has_failed = true;

    return unsupported("a list or map where only one value may stand");
}

// A level nevertheless, as Kiln\Format\Xml\Writer counts.
bool write_nothing(Run &run, const Place &place, bool is_wrapped)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    leave(run);
    run.is_empty = true;
    if (is_wrapped) {
        Emitter::append_nothing(run, place);
    } else {
        ++run.count;
    }

    return true;
}

Place untyped_entry(const Place &map)
{
    Place entry = ENTRY;
    entry.uri = map.uri;
    entry.is_simple = map.uri == nullptr;
    entry.item = map.item;

    return entry;
}

bool write_value(Run &run, const Place &map, const Place *entry, zend_string *key, zend_ulong number, zval *value, const Node *node)
{
    if (map.pair != nullptr) {
        return write_pair(run, map, key, number, value, node);
    }

    return entry == nullptr ? write_named(run, map, key, value, node) : write_entry(run, *entry, key, number, value, node);
}

} // namespace kiln::xml

namespace kiln::write {

namespace {

using xml::Emitter;
using xml::Place;

// Whether the keys of a map decide what it becomes.
bool is_untyped(const Place &place)
{
    return place.entry == nullptr && !place.takes_only_names;
}

bool write_items(Run &run, const Place &place, HeldArray array, const Node *item)
{
    zend_ulong index = 0;
    zval *entry;
    ZEND_HASH_FOREACH_VAL(array, entry) {
        run.place_in_xml = place.item;
        zval *value = entry;
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_node(run, item, value))) {
            return failed_below(run, index);
        }
        ++index;
    } ZEND_HASH_FOREACH_END();

    return true;
}

// Whether the keys of a map can be the names of elements, and would not be taken for a list.
bool are_names(HashTable *array, bool may_be_list)
{
    zend_string *key;
    ZEND_HASH_FOREACH_STR_KEY(array, key) {
        if (key == nullptr || !xml::is_name(ZSTR_VAL(key), ZSTR_LEN(key))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return !may_be_list || zend_hash_num_elements(array) != 1 || !zend_hash_str_exists(array, ZEND_STRL("item"));
}

bool write_entries(Run &run, const Place &place, const Place *entry, HeldArray array, const Node *node)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        ZVAL_DEREF(value);
        if (UNEXPECTED(!xml::write_value(run, place, entry, key, number, value, node))) {
            return failed_below_key(run, key, number);
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool write_empty(Run &run, const Node &, zval *)
{
    const Place &place = Emitter::place_of_other(*run.place_in_xml);

    return Emitter::is_element(place) ? xml::write_nothing(run, place, true) : xml::refuse(run);
}

} // namespace

template <>
bool write_list<Emitter>(Run &run, HashTable *array, const Node *item)
{
    const Place &place = Emitter::list_place(*run.place_in_xml);
    if (UNEXPECTED(!Emitter::is_element(place))) {
        return xml::refuse(run);
    }
    if (zend_hash_num_elements(array) == 0) {
        return xml::write_nothing(run, place, place.is_wrapped);
    }

    return xml::write_level(run, place, place.is_wrapped, [&] { return write_items(run, place, Hold(run, array), item); });
}

template <>
bool write_map<Emitter>(Run &run, HashTable *array, const Node *node)
{
    const Place &place = Emitter::place_of_other(*run.place_in_xml);
    if (UNEXPECTED(!Emitter::is_element(place))) {
        return xml::refuse(run);
    }
    const bool is_wrapped = is_untyped(place) || place.has_wrapped_entries;
    if (zend_hash_num_elements(array) == 0) {
        return xml::write_nothing(run, place, is_wrapped);
    }

    return xml::write_level(run, place, is_wrapped, [&] {
        if (place.entry != nullptr || are_names(array, !place.takes_only_names)) {
            return write_entries(run, place, place.entry, Hold(run, array), node);
        }
        if (UNEXPECTED(place.takes_only_names)) {
            return mismatch("keys that are no names");
        }
        const Place untyped = xml::untyped_entry(place);
        return write_entries(run, place, &untyped, Hold(run, array), node);
    });
}

template <>
const Node *compile_empty_array<Emitter>(Compiler &compiler, const Operation &)
{
    auto *node = compiler.make<Node>();
    node->write = write_empty;

    return node;
}

} // namespace kiln::write
