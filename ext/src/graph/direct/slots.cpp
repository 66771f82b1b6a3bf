#include "slots.h"

#include "../encode/bytes.h"

namespace kiln::graph::direct {

bool sort_slots(const zend_class_entry *ce, uint32_t *order)
{
    const auto count = static_cast<uint32_t>(ce->default_properties_count);
    for (uint32_t i = 0; i < count; ++i) {
        const zend_property_info *property = ce->properties_info_table[i];
        if (property == nullptr || compat::is_virtual(property)) {
            return false;
        }
        uint32_t at = i;
        for (; at > 0; --at) {
            const zend_string *before = ce->properties_info_table[order[at - 1]]->name;
            if (zend_binary_strcmp(ZSTR_VAL(before), ZSTR_LEN(before), ZSTR_VAL(property->name), ZSTR_LEN(property->name)) < 0) {
                break;
            }
            order[at] = order[at - 1];
        }
        order[at] = i;
    }

    return true;
}

zend_string *names_of_slots(const zend_class_entry *ce, const uint32_t *order)
{
    text::Buffer names;
    names.open(16 * static_cast<size_t>(ce->default_properties_count));
    for (int i = 0; i < ce->default_properties_count; ++i) {
        const zend_property_info *property = ce->properties_info_table[order[i]];
        const char *name = ZSTR_VAL(property->name);
        size_t length = ZSTR_LEN(property->name);
        if ((property->flags & ZEND_ACC_PRIVATE) == 0 || property->ce == ce) {
            const char *own = zend_get_unmangled_property_name(property->name);
            length -= static_cast<size_t>(own - name);
            name = own;
        }
        append_varint(names, length);
        names.append(name, length);
    }

    return names.close();
}

} // namespace kiln::graph::direct
