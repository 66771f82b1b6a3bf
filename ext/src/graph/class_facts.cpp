#include "class_facts.h"

extern "C" {
#include "ext/standard/crc32.h"
#include "zend_smart_str.h"
}

namespace kiln::graph {

namespace {

bool is_plain(zend_class_entry *ce)
{
    constexpr uint32_t NO_OBJECTS = ZEND_ACC_INTERFACE | ZEND_ACC_TRAIT | ZEND_ACC_ENUM | ZEND_ACC_ANON_CLASS
        | ZEND_ACC_IMPLICIT_ABSTRACT_CLASS | ZEND_ACC_EXPLICIT_ABSTRACT_CLASS | ZEND_ACC_NOT_SERIALIZABLE;
    if ((ce->ce_flags & NO_OBJECTS) != 0 || ce->create_object != nullptr || compat::has_hooks(ce)
        || ce->__unserialize != nullptr || zend_hash_str_exists(&ce->function_table, ZEND_STRL("__wakeup"))
        || instanceof_function(ce, zend_ce_serializable)) {
        return false;
    }
    if (ce == zend_standard_class_def) {
        return true;
    }
    for (const zend_class_entry *ancestor = ce; ancestor != nullptr; ancestor = ancestor->parent) {
        if (ancestor->type != ZEND_USER_CLASS) {
            return false;
        }
    }

    return true;
}

int compare_lines(const void *left, const void *right)
{
    const zend_string *a = *static_cast<zend_string *const *>(left);
    const zend_string *b = *static_cast<zend_string *const *>(right);

    return zend_binary_strcmp(ZSTR_VAL(a), ZSTR_LEN(a), ZSTR_VAL(b), ZSTR_LEN(b));
}

zend_string *line_of(const zend_property_info *property)
{
    smart_str line = {nullptr, 0};
    smart_str_append(&line, property->name);
    smart_str_appendc(&line, '\0');
    if (ZEND_TYPE_IS_SET(property->type)) {
        zend_string *type = zend_type_to_string(property->type);
        smart_str_append(&line, type);
        zend_string_release(type);
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
            if (property->ce == declaring && (property->flags & ZEND_ACC_STATIC) == 0
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

} // namespace

ClassFacts facts_of(zend_class_entry *ce, HashTable *known)
{
    const auto key = static_cast<zend_ulong>(reinterpret_cast<uintptr_t>(ce));
    const zval *layout = zend_hash_index_find(known, key);
    if (layout == nullptr) {
        zval found;
        ZVAL_NULL(&found);
        if (is_plain(ce)) {
            ZVAL_LONG(&found, static_cast<zend_long>(layout_of(ce)));
        }
        layout = zend_hash_index_add_new(known, key, &found);
    }

    return Z_TYPE_P(layout) == IS_LONG ? ClassFacts{true, static_cast<uint32_t>(Z_LVAL_P(layout))} : ClassFacts{false, 0};
}

} // namespace kiln::graph
