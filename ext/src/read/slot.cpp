#include "slot.h"

namespace kiln::read {

zend_property_info *find_slot(zend_class_entry *ce, zend_class_entry *scope, zend_string *name)
{
    auto *property = static_cast<zend_property_info *>(zend_hash_find_ptr(&ce->properties_info, name));
    // A private one of the scope is there even if a subclass has another.
    if (scope != ce && instanceof_function(ce, scope)) {
        auto *own = static_cast<zend_property_info *>(zend_hash_find_ptr(&scope->properties_info, name));
        if (own != nullptr && (own->flags & ZEND_ACC_PRIVATE) != 0 && own->ce == scope) {
            property = own;
        }
    }
    if (property == nullptr || (property->flags & ZEND_ACC_STATIC) != 0 || compat::is_hooked(property)
        || !compat::may_set(property, scope)) {
        return nullptr;
    }

    return property;
}

bool put_into_slot(zend_object *object, const zend_property_info *property, zval *value)
{
    zval *slot = OBJ_PROP(object, property->offset);
    const bool has_value = Z_TYPE_P(slot) != IS_UNDEF;
    if (UNEXPECTED(
            compat::is_lazy(object) || Z_ISREF_P(slot)
            || (has_value && (property->flags & ZEND_ACC_READONLY) != 0)
            // What was unset, other than what never had a value, is for __set().
            || (!has_value && (Z_PROP_FLAG_P(slot) & IS_PROP_UNINIT) == 0 && object->ce->__set != nullptr)
        )) {
        zval_ptr_dtor(value);
        return false;
    }
    zval before;
    ZVAL_COPY_VALUE(&before, slot);
    ZVAL_COPY_VALUE(slot, value);
    Z_PROP_FLAG_P(slot) = 0;
    zval_ptr_dtor(&before);

    return true;
}

} // namespace kiln::read
