#include "property_type.h"

namespace kiln::graph {

namespace {

// Types name classes as they please, and they need not exist.
bool is_of_named_class(zend_string *name, const zend_property_info &property, const zend_class_entry *ce)
{
    if (zend_string_equals_literal_ci(name, "self")) {
        return instanceof_function(ce, property.ce);
    }
    if (zend_string_equals_literal_ci(name, "parent")) {
        return property.ce->parent != nullptr && instanceof_function(ce, property.ce->parent);
    }
    if (zend_string_equals_ci(name, ce->name)) {
        return true;
    }
    const zend_class_entry *type = zend_lookup_class_ex(name, nullptr, ZEND_FETCH_CLASS_NO_AUTOLOAD);

    return type != nullptr && instanceof_function(ce, type);
}

// php-src, Zend/zend_compile.c: an intersection stands alone or in a union, and a
// union never in an intersection.
bool class_fits(const zend_type &type, const zend_property_info &property, const zend_class_entry *ce)
{
    if ((ZEND_TYPE_PURE_MASK(type) & MAY_BE_OBJECT) != 0) {
        return true;
    }
    if (!ZEND_TYPE_HAS_LIST(type)) {
        return ZEND_TYPE_HAS_NAME(type) && is_of_named_class(ZEND_TYPE_NAME(type), property, ce);
    }
    const bool is_intersection = ZEND_TYPE_IS_INTERSECTION(type);
    const zend_type *part;
    ZEND_TYPE_LIST_FOREACH(ZEND_TYPE_LIST(type), part) {
        if (class_fits(*part, property, ce) != is_intersection) {
            return !is_intersection;
        }
    } ZEND_TYPE_LIST_FOREACH_END();

    return is_intersection;
}

// What becomes of one behind hooks, PHP says; also in a property that only a built-in
// class reaches: there it gives its value alone. Exceptions that wake up drop a message
// that is a reference.
bool may_hold_references(const zend_property_info &property)
{
    return (property.flags & ZEND_ACC_READONLY) == 0 && !compat::is_hooked(&property)
        && (property.ce->type == ZEND_USER_CLASS || (property.flags & ZEND_ACC_PUBLIC) != 0);
}

} // namespace

uint32_t kinds_taken_by(const zend_property_info &property)
{
    constexpr uint32_t ALL = (1u << KIND_MIXED) - 1;
    constexpr uint32_t WHOLLY_FITTING[] = {
        MAY_BE_NULL,   MAY_BE_FALSE, MAY_BE_TRUE,   MAY_BE_ARRAY,  MAY_BE_LONG, MAY_BE_DOUBLE,
        MAY_BE_STRING, MAY_BE_ARRAY, MAY_BE_OBJECT, MAY_BE_OBJECT, 0,
    };
    if (!ZEND_TYPE_IS_SET(property.type)) {
        return may_hold_references(property) ? ALL : ALL & ~(1u << KIND_REFERENCE);
    }
    uint32_t kinds = 0;
    for (uint32_t kind = 0; kind < KIND_MIXED; ++kind) {
        if ((ZEND_TYPE_PURE_MASK(property.type) & WHOLLY_FITTING[kind]) != 0) {
            kinds |= 1u << kind;
        }
    }

    return kinds;
}

bool takes_class(const zend_property_info &property, const zend_class_entry *ce)
{
    return class_fits(property.type, property, ce);
}

Shape *shape_of(const Content &content, size_t object, Shape *hint)
{
    Shape *shape = hint;
    if (object < shape->first) {
        shape = content.shapes;
    }
    // Columns mostly have objects of one shape, in the order of their numbers.
    if (object >= shape->first + shape->count) {
        size_t low = static_cast<size_t>(shape - content.shapes) + 1;
        size_t high = content.shape_count;
        while (low + 1 < high) {
            const size_t middle = low + (high - low) / 2;
            if (content.shapes[middle].first <= object) {
                low = middle;
            } else {
                high = middle;
            }
        }
        // The last of those that begin there or before; without objects it is not.
        shape = content.shapes + low;
    }

    return shape;
}

bool PropertyTypes::objects_fit(const zend_property_info &property, const Column &column, const Pure &part) const
{
    Shape *shape = content_.shapes;
    bool fits = true;
    each_integer(part.integers, part.count, [&](int64_t number) {
        shape = shape_of(content_, static_cast<size_t>(number), shape);
        if (UNEXPECTED(shape->seen_in != &column)) {
            shape->seen_in = &column;
            fits = fits && class_fits(property.type, property, shape->ce);
        }
    });

    return fits;
}

bool PropertyTypes::cases_fit(const zend_property_info &property, const Column &column, const Pure &part) const
{
    bool fits = true;
    each_integer(part.integers, part.count, [&](int64_t number) {
        EnumCase &enum_case = content_.cases[number];
        if (UNEXPECTED(enum_case.seen_in != &column)) {
            enum_case.seen_in = &column;
            fits = fits && class_fits(property.type, property, enum_case.object->ce);
        }
    });

    return fits;
}

void PropertyTypes::find_referents()
{
    const Column &column = content_.referenced;
    Integers numbers[KIND_MIXED];
    for (uint8_t part = 0; part < column.part_count; ++part) {
        numbers[part] = column.parts[part].integers;
    }
    referents_ = content_.arena->make_all<Referent>(column.count);
    for (size_t i = 0; i < column.count; ++i) {
        const uint8_t part = column.part_count == 1 ? 0 : selector_at(column, i);
        Referent &referent = referents_[i];
        referent.kind = column.parts[part].kind;
        if (referent.kind == KIND_OBJECT) {
            referent.ce = shape_of(content_, static_cast<size_t>(next_integer(numbers[part])), content_.shapes)->ce;
        } else if (referent.kind == KIND_ENUM) {
            referent.ce = content_.cases[next_integer(numbers[part])].object->ce;
        }
    }
}

// Integers do not become floats here: another property may hold the same reference
// and have another type.
bool PropertyTypes::references_fit(const Property &property, const Pure &part)
{
    if (!may_hold_references(*property.info)) {
        return false;
    }
    if (referents_ == nullptr) {
        find_referents();
    }
    bool fits = true;
    each_integer(part.integers, part.count, [&](int64_t number) {
        const Referent &referent = referents_[number];
        fits = fits && (property.takes(referent.kind)
            || (referent.ce != nullptr && class_fits(property.info->type, *property.info, referent.ce)));
    });

    return fits;
}

bool PropertyTypes::part_fits(const Property &property, Pure &part)
{
    switch (part.kind) {
        case KIND_INT:
            part.becomes_float = true;
            return property.takes(KIND_FLOAT);
        case KIND_OBJECT:
            return objects_fit(*property.info, property.column, part);
        case KIND_ENUM:
            return cases_fit(*property.info, property.column, part);
        case KIND_REFERENCE:
            return references_fit(property, part);
        default:
            return false;
    }
}

} // namespace kiln::graph
