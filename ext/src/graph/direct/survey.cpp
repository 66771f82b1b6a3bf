#include "survey.h"

#include "../encode/properties.h"
#include "../encode/references.h"
#include "tags.h"

namespace kiln::graph::direct {

bool Survey::includes_within(zval *value, const HashTable *in, uint32_t depth)
{
    if (UNEXPECTED(Z_ISREF_P(value))) {
        if (!encoding::is_alone(Z_REF_P(value), in)) {
            return false;
        }
        value = Z_REFVAL_P(value);
    }

    return includes(value, depth);
}

bool Survey::includes_array(HashTable *array, uint32_t depth)
{
    const uint32_t count = zend_hash_num_elements(array);
    if (count > left_ || depth >= DEEPEST) {
        return false;
    }
    left_ -= count;
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        if (UNEXPECTED(Z_TYPE_P(value) > IS_STRING) && !includes_within(value, array, depth + 1)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Survey::includes_object(zend_object *object, uint32_t depth)
{
    zend_class_entry *ce = object->ce;
    if ((ce->ce_flags & ZEND_ACC_ENUM) != 0) {
        return true;
    }
    if (left_ == 0 || depth >= DEEPEST || compat::is_lazy(object)) {
        return false;
    }
    --left_;
    const encoding::ClassPlan &plan = *encoding::plan_of(ce, state_);
    switch (plan.direct) {
        case encoding::Direct::NOT:
            return false;
        case encoding::Direct::BY_ARRAY:
            // The writer sees what is in there.
            return true;
        case encoding::Direct::BY_NAMES:
            break;
        case encoding::Direct::BY_ALL_PROPERTIES:
            if (!encoding::has_only_slots(object) || static_cast<size_t>(ce->default_properties_count) > left_) {
                return false;
            }
            left_ -= static_cast<size_t>(ce->default_properties_count);
            for (int i = 0; i < ce->default_properties_count; ++i) {
                zval *value = &object->properties_table[i];
                if (Z_TYPE_P(value) == IS_UNDEF) {
                    return false;
                }
                if (Z_TYPE_P(value) > IS_STRING && !includes_within(value, nullptr, depth + 1)) {
                    return false;
                }
            }
            return true;
    }
    if (object->properties == nullptr) {
        return true;
    }
    zend_string *name;
    ZEND_HASH_FOREACH_STR_KEY(object->properties, name) {
        if (name == nullptr || (ZSTR_LEN(name) > 0 && ZSTR_VAL(name)[0] == '\0')) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return includes_array(object->properties, depth);
}

bool Survey::includes(zval *value, uint32_t depth)
{
    switch (Z_TYPE_P(value)) {
        case IS_ARRAY:
            return includes_array(Z_ARRVAL_P(value), depth);
        case IS_OBJECT: {
            zend_object *object = Z_OBJ_P(value);
            // It is being looked at.
            if (GC_IS_RECURSIVE(object)) {
                return true;
            }
            GC_PROTECT_RECURSION(object);
            const bool is_included = includes_object(object, depth);
            GC_UNPROTECT_RECURSION(object);
            return is_included;
        }
        default:
            return Z_TYPE_P(value) >= IS_NULL && Z_TYPE_P(value) <= IS_STRING;
    }
}

} // namespace kiln::graph::direct
