// Properties of Kiln's own classes, by name.
#ifndef KILN_WRITE_OWN_SLOT_H
#define KILN_WRITE_OWN_SLOT_H

#include "../zend_compat.h"

namespace kiln::write {

// Null where a class of that name is another one, and where the property has no value.
inline zval *own_slot(zend_object *object, const char *name, size_t length)
{
    const auto *property
        = static_cast<zend_property_info *>(zend_hash_str_find_ptr(&object->ce->properties_info, name, length));
    if (property == nullptr || (property->flags & ZEND_ACC_STATIC) != 0 || compat::is_hooked(property)) {
        return nullptr;
    }
    zval *slot = OBJ_PROP(object, property->offset);
    ZVAL_DEREF(slot);

    return Z_TYPE_P(slot) == IS_UNDEF ? nullptr : slot;
}

} // namespace kiln::write

#endif
