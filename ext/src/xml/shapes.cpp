// Arrays with known keys: as maps and lists of no type, whatever the keys are that are there.
#include "../write/hold.h"
#include "arrays.h"
#include "names.h"

namespace kiln::write {

namespace {

using xml::Emitter;
using xml::Place;

bool write_items(Run &run, const ShapeOf &shape, const Place &place, HeldArray array)
{
    zend_ulong next = 0;
    for (uint32_t i = 0; i < shape.count; ++i) {
        const ShapeElement &element = shape.elements[i];
        zval *const value = element.find(array);
        if (value == nullptr) {
            continue;
        }
        if (UNEXPECTED(element.number != next++)) {
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
        const ShapeElement &element = shape.elements[i];
        zval *const value = element.find(array);
        if (value != nullptr && UNEXPECTED(!xml::write_value(run, place, entry, element.name, element.number, value, element.node))) {
            return failed_below_key(run, element.name, element.number);
        }
    }

    return true;
}

bool is_name(const ShapeElement &element)
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
        const ShapeElement &element = shape.elements[i];
        if (element.find(array) == nullptr) {
            if (!element.is_optional) {
                return mismatch("an element is missing");
            }
            continue;
        }
        ++present;
        names += is_name(element);
        is_item = element.name != nullptr && zend_string_equals_literal(element.name, "item");
    }
    const Place &place = shape.is_tuple ? Emitter::list_place(*run.place_in_xml) : Emitter::place_of_other(*run.place_in_xml);
    if (UNEXPECTED(!Emitter::is_element(place))) {
        return xml::refuse(run);
    }
    if (present == 0) {
        return xml::write_nothing(run, place, true);
    }

    return xml::write_level(run, place, true, [&] {
        const Hold held(run, array);
        if (shape.is_tuple) {
            return write_items(run, shape, place, held);
        }
        const Place untyped = xml::untyped_entry(place);
        return write_members(run, shape, place, names == present && !(present == 1 && is_item) ? nullptr : &untyped, held);
    });
}

} // namespace

template <>
const Node *compile_shape_of<Emitter>(Compiler &compiler, const Operation &operation)
{
    ShapeOf *shape = compile_shape(compiler, operation);
    // What comes besides decides with the others what the keys are.
    if (shape == nullptr || shape->is_open) {
        return nullptr;
    }
    shape->write = write;

    return shape;
}

} // namespace kiln::write
