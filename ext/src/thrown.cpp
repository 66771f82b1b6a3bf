#include "thrown.h"

namespace kiln {

namespace {

bool is_fit(const zend_property_info &property)
{
    constexpr uint32_t TYPES = MAY_BE_NULL | MAY_BE_ARRAY;

    return (property.flags & (ZEND_ACC_STATIC | ZEND_ACC_READONLY)) == 0 && !compat::is_hooked(&property)
        && ZEND_TYPE_PURE_MASK(property.type) == TYPES;
}

} // namespace

void tell_place(zend_object *host, HashTable *way)
{
    const auto *property = static_cast<const zend_property_info *>(
        zend_hash_str_find_ptr(&host->ce->properties_info, ZEND_STRL("thrownAt"))
    );
    zval before;
    if (way == nullptr) {
        ZVAL_NULL(&before);
    } else {
        ZVAL_ARR(&before, way);
    }
    if (property != nullptr && is_fit(*property)) {
        // An exception is on its way: PHP is not asked for anything that may fail.
        zval *slot = OBJ_PROP(host, property->offset);
        const zval value = before;
        ZVAL_COPY_VALUE(&before, slot);
        ZVAL_COPY_VALUE(slot, &value);
        Z_PROP_FLAG_P(slot) = 0;
    }
    zval_ptr_dtor(&before);
}

} // namespace kiln
