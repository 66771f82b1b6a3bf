#include "strict_type.h"

namespace kiln::read {

namespace {

zend_class_entry *class_named(zend_string *name, zend_class_entry *scope)
{
    if (zend_string_equals_literal_ci(name, "self")) {
        return scope;
    }
    if (zend_string_equals_literal_ci(name, "parent")) {
        return scope->parent;
    }

    // A class that is not there has no objects.
    return zend_lookup_class_ex(name, nullptr, ZEND_FETCH_CLASS_NO_AUTOLOAD);
}

bool admits_class(const zend_type &type, const zend_class_entry *ce, zend_class_entry *scope)
{
    if (ZEND_TYPE_HAS_LIST(type)) {
        const bool is_intersection = ZEND_TYPE_IS_INTERSECTION(type);
        const zend_type *member;
        ZEND_TYPE_LIST_FOREACH(ZEND_TYPE_LIST(type), member) {
            if (admits_class(*member, ce, scope) != is_intersection) {
                return !is_intersection;
            }
        } ZEND_TYPE_LIST_FOREACH_END();

        return is_intersection;
    }
    if (!ZEND_TYPE_HAS_NAME(type)) {
        return false;
    }
    const zend_class_entry *named = class_named(ZEND_TYPE_NAME(type), scope);

    return named != nullptr && instanceof_function(ce, named);
}

} // namespace

bool admits(const zend_type &type, const Result &result, zend_class_entry *scope)
{
    if (!ZEND_TYPE_IS_SET(type)) {
        return true;
    }
    const uint32_t others = result.types & ~ZEND_TYPE_PURE_MASK(type);
    if (others == 0) {
        return true;
    }
    if (others != MAY_BE_OBJECT || result.class_name == nullptr) {
        return false;
    }
    const zend_class_entry *ce = zend_lookup_class(result.class_name);

    return ce != nullptr && admits_class(type, ce, scope);
}

bool take(const zend_type &type, zval *value, zend_class_entry *scope)
{
    if (!ZEND_TYPE_IS_SET(type) || ZEND_TYPE_CONTAINS_CODE(type, Z_TYPE_P(value))) {
        return true;
    }
    if (Z_TYPE_P(value) == IS_LONG && (ZEND_TYPE_FULL_MASK(type) & MAY_BE_DOUBLE) != 0) {
        ZVAL_DOUBLE(value, static_cast<double>(Z_LVAL_P(value)));
        return true;
    }

    return Z_TYPE_P(value) == IS_OBJECT && admits_class(type, Z_OBJCE_P(value), scope);
}

Result result_of(const zval *value)
{
    return {uint32_t{1} << Z_TYPE_P(value), Z_TYPE_P(value) == IS_OBJECT ? Z_OBJCE_P(value)->name : nullptr};
}

} // namespace kiln::read
