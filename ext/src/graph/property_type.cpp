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

} // namespace

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

bool PropertyTypes::part_fits(const zend_property_info &property, const Column &column, Pure &part) const
{
    // A reference must know the properties with types that hold it; this is left to
    // PHP.
    constexpr uint32_t WHOLLY_FITTING[] = {
        MAY_BE_NULL,   MAY_BE_FALSE, MAY_BE_TRUE,   MAY_BE_ARRAY,  MAY_BE_LONG, MAY_BE_DOUBLE,
        MAY_BE_STRING, MAY_BE_ARRAY, MAY_BE_OBJECT, MAY_BE_OBJECT, 0,
    };
    const uint32_t mask = ZEND_TYPE_PURE_MASK(property.type);
    if (EXPECTED((mask & WHOLLY_FITTING[part.kind]) != 0)) {
        return true;
    }
    switch (part.kind) {
        case KIND_INT:
            part.becomes_float = true;
            return (mask & MAY_BE_DOUBLE) != 0;
        case KIND_OBJECT:
            return objects_fit(property, column, part);
        case KIND_ENUM:
            return cases_fit(property, column, part);
        default:
            return false;
    }
}

bool PropertyTypes::fit(const zend_property_info &property, const Column &column) const
{
    for (uint8_t part = 0; part < column.part_count; ++part) {
        if (ZEND_TYPE_IS_SET(property.type)
                ? !part_fits(property, column, column.parts[part])
                : column.parts[part].kind == KIND_REFERENCE && (property.flags & ZEND_ACC_READONLY) != 0) {
            return false;
        }
    }

    return true;
}

} // namespace kiln::graph
