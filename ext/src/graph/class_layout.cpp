#include "class_layout.h"

extern "C" {
#include "ext/standard/crc32.h"
#include "zend_smart_str.h"
}

namespace kiln::graph {

namespace {

int compare_lines(const void *left, const void *right)
{
    const zend_string *a = *static_cast<zend_string *const *>(left);
    const zend_string *b = *static_cast<zend_string *const *>(right);

    return zend_binary_strcmp(ZSTR_VAL(a), ZSTR_LEN(a), ZSTR_VAL(b), ZSTR_LEN(b));
}

// As reflection prints it.
void append_type(smart_str *line, const zend_type &type)
{
    if (ZEND_TYPE_IS_ITERABLE_FALLBACK(type)) {
        smart_str_appends(line, ZEND_TYPE_ALLOW_NULL(type) ? "?iterable" : "iterable");
        return;
    }
    zend_string *text = zend_type_to_string(type);
    smart_str_append(line, text);
    zend_string_release(text);
}

zend_string *line_of(const zend_property_info *property)
{
    smart_str line = {nullptr, 0};
    smart_str_append(&line, property->name);
    smart_str_appendc(&line, '\0');
    if (ZEND_TYPE_IS_SET(property->type)) {
        append_type(&line, property->type);
    }
    smart_str_appendc(&line, '\n');

    return smart_str_extract(&line);
}

size_t property_count(const zend_class_entry *ce)
{
    size_t count = 0;
    for (; ce != nullptr; ce = ce->parent) {
        count += zend_hash_num_elements(&ce->properties_info);
    }

    return count;
}

} // namespace

uint32_t layout_of(zend_class_entry *ce)
{
    auto **lines = static_cast<zend_string **>(safe_emalloc(property_count(ce) + 1, sizeof(zend_string *), 0));
    size_t count = 0;
    HashTable seen;
    zend_hash_init(&seen, 8, nullptr, nullptr, false);
    for (zend_class_entry *declaring = ce; declaring != nullptr; declaring = declaring->parent) {
        zval *info;
        ZEND_HASH_FOREACH_VAL(&declaring->properties_info, info) {
            const auto *property = static_cast<const zend_property_info *>(Z_PTR_P(info));
            // The nearest class stands for those above it, whose slot it has taken over.
            if (property->ce == declaring && (property->flags & ZEND_ACC_STATIC) == 0 && !compat::is_virtual(property)
                && zend_hash_add_empty_element(&seen, property->name) != nullptr) {
                lines[count++] = line_of(property);
            }
        } ZEND_HASH_FOREACH_END();
    }
    zend_hash_destroy(&seen);
    qsort(lines, count, sizeof(*lines), compare_lines);
    uint32_t checksum = php_crc32_bulk_init();
    for (size_t i = 0; i < count; ++i) {
        checksum = php_crc32_bulk_update(checksum, ZSTR_VAL(lines[i]), ZSTR_LEN(lines[i]));
        zend_string_release(lines[i]);
    }
    efree(lines);

    return php_crc32_bulk_end(checksum);
}

} // namespace kiln::graph
