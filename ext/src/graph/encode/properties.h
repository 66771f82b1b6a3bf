// The properties of objects, as in an array cast from one.
#ifndef KILN_GRAPH_ENCODE_PROPERTIES_H
#define KILN_GRAPH_ENCODE_PROPERTIES_H

#include "../../zend_compat.h"

namespace kiln::graph::encoding {

// Whether the slots are all there is to the object. A table of properties begins with
// those of all slots.
inline bool has_only_slots(const zend_object *object)
{
    const HashTable *table = object->properties;
    const auto slots = static_cast<uint32_t>(object->ce->default_properties_count);
    if (EXPECTED(table == nullptr)) {
        return true;
    }

    return table->nNumUsed == slots && slots > 0 && !HT_IS_PACKED(table) && Z_TYPE(table->arData[slots - 1].val) == IS_INDIRECT;
}

// Gives names and values, in the order of the array cast. False when there is a property
// without a name.
template <typename Take>
bool each_property(zend_object *object, Take take)
{
    if (has_only_slots(object)) {
        for (int i = 0; i < object->ce->default_properties_count; ++i) {
            zval *value = &object->properties_table[i];
            if (Z_TYPE_P(value) != IS_UNDEF) {
                take(object->ce->properties_info_table[i]->name, value);
            }
        }

        return true;
    }
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_STR_KEY_VAL_IND(object->properties, name, value) {
        if (UNEXPECTED(name == nullptr)) {
            return false;
        }
        take(name, value);
    } ZEND_HASH_FOREACH_END();

    return true;
}

} // namespace kiln::graph::encoding

#endif
