// Arrays with known keys: as maps and lists of no type, whatever the keys are that are there.
#include "../write/dynamic.h"
#include "../write/hold.h"
#include "../write/shape.h"
#include "arrays.h"

namespace kiln::write {

namespace {

using xml::Emitter;
using xml::Place;

struct Element {
    // Null where the key is a number.
    zend_string *name;
    zend_ulong number;
    const Node *node;
    bool is_optional;
};

struct ShapeOf : Node {
    const Element *elements;
    uint32_t count;
    bool is_tuple;
};

zval *find(HashTable *array, const Element &element)
{
    zval *value = element.name != nullptr ? zend_hash_find(array, element.name) : zend_hash_index_find(array, element.number);
    if (value != nullptr) {
        ZVAL_DEREF(value);
    }

    return value;
}

bool write_items(Run &run, const ShapeOf &shape, const Place &place, HeldArray array)
{
    zend_ulong next = 0;
    for (uint32_t i = 0; i < shape.count; ++i) {
        const Element &element = shape.elements[i];
        zval *const value = find(array, element);
        if (value == nullptr) {
            continue;
        }
        if (UNEXPECTED(element.name != nullptr || element.number != next++)) {
            return unsupported("a tuple with holes");
        }
        run.place_in_xml = place.item;
        if (UNEXPECTED(!write_node(run, element.node, value))) {
            return failed_below(run, element.number);
        }
    }

    return true;
}

bool write_members(Run &run, const ShapeOf &shape, const Place &place, const Place *entry, HeldArray array)
{
    for (uint32_t i = 0; i < shape.count; ++i) {
        const Element &element = shape.elements[i];
        zval *const value = find(array, element);
        if (value != nullptr && UNEXPECTED(!xml::write_value(run, place, entry, element.name, element.number, value, element.node))) {
            return failed_below_key(run, element.name, element.number);
        }
    }

    return true;
}

bool is_name(const Element &element)
{
    return element.name != nullptr && xml::is_name(ZSTR_VAL(element.name), ZSTR_LEN(element.name));
}

bool write(Run &run, const Node &node, zval *value)
{
    const auto &shape = static_cast<const ShapeOf &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_ARRAY)) {
        return mismatch("not an array");
    }
    HashTable *const array = Z_ARR_P(value);
    uint32_t present = 0;
    uint32_t names = 0;
    bool is_item = false;
    for (uint32_t i = 0; i < shape.count; ++i) {
        const Element &element = shape.elements[i];
        if (find(array, element) == nullptr) {
            if (!element.is_optional) {
                return mismatch("an element is missing");
            }
            continue;
        }
        ++present;
        names += is_name(element);
        is_item = element.name != nullptr && zend_string_equals_literal(element.name, "item");
    }
    const Place *const around = run.place_in_xml;
    const Place &place = shape.is_tuple ? Emitter::list_place(*around) : Emitter::place_of_other(*around);
    if (UNEXPECTED(!Emitter::is_element(place) || !enter(run))) {
        return unsupported("a shape where only one value may stand");
    }
    run.is_empty = present == 0;
    if (present == 0) {
        leave(run);
        Emitter::append_nothing(run, place);
        return true;
    }
    xml::begin_whole_tag(run, place);
    const Hold held(run, array);
    bool is_written;
    if (shape.is_tuple) {
        is_written = write_items(run, shape, place, held);
    } else {
        const Place untyped = xml::untyped_entry(place);
        is_written = write_members(run, shape, place, names == present && !(present == 1 && is_item) ? nullptr : &untyped, held);
    }
    if (UNEXPECTED(!is_written)) {
        return false;
    }
    leave(run);
    Emitter::append_end(run, place);
    run.place_in_xml = around;
    run.is_empty = false;

    return true;
}

} // namespace

template <>
const Node *compile_shape_of<Emitter>(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ShapeOf>();
    node->write = write;
    node->is_tuple = operation.flag(2);
    // What comes besides decides with the others what the keys are.
    if (operation.flag(3)) {
        return nullptr;
    }
    const Operation elements = operation.operation(1);
    node->count = elements.count();
    auto *compiled = compiler.make_all<Element>(node->count);
    for (uint32_t i = 0; i < node->count; ++i) {
        const Operation element = elements.operation(i);
        zval *key = element.of(2).any(0);
        if (Z_TYPE_P(key) == IS_LONG) {
            compiled[i].number = static_cast<zend_ulong>(Z_LVAL_P(key));
        } else {
            compiled[i].name = element.string(0);
        }
        compiled[i].node = element.node(1);
        compiled[i].is_optional = element.flag(2);
    }
    node->elements = compiled;

    return node;
}

} // namespace kiln::write
