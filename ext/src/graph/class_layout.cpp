#include "../../php_kiln.h"

#include "class_layout.h"

#include "checksum.h"

extern "C" {
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

// Whether the property stands in a layout, but for those that the class or a nearer ancestor has, too.
bool is_listed(const zend_property_info *property, const zend_class_entry *declaring)
{
    return property->ce == declaring && (property->flags & ZEND_ACC_STATIC) == 0 && !compat::is_virtual(property);
}

// Of all that a layout is made of, byte by byte.
class Fingerprint {
public:
    void add(uint64_t word)
    {
        hash_ = (hash_ ^ word) * 0x9E37'79B9'7F4A'7C15;
        hash_ ^= hash_ >> 32;
    }

    void add(const zend_string *text)
    {
        add(ZSTR_LEN(text));
        size_t at = 0;
        for (uint64_t word; at + sizeof(word) <= ZSTR_LEN(text); at += sizeof(word)) {
            memcpy(&word, ZSTR_VAL(text) + at, sizeof(word));
            add(word);
        }
        uint64_t rest = 0;
        memcpy(&rest, ZSTR_VAL(text) + at, ZSTR_LEN(text) - at);
        add(rest);
    }

    // Never 0.
    uint64_t value() const { return hash_ | 1; }

private:
    uint64_t hash_ = 0;
};

// 0 where a type is put together of several classes, which is rare.
uint64_t fingerprint_of(zend_class_entry *ce)
{
    Fingerprint fingerprint;
    for (zend_class_entry *declaring = ce; declaring != nullptr; declaring = declaring->parent) {
        zval *info;
        ZEND_HASH_FOREACH_VAL(&declaring->properties_info, info) {
            const auto *property = static_cast<const zend_property_info *>(Z_PTR_P(info));
            if (!is_listed(property, declaring)) {
                continue;
            }
            fingerprint.add(property->name);
            fingerprint.add(property->type.type_mask);
            if (ZEND_TYPE_HAS_NAME(property->type)) {
                fingerprint.add(ZEND_TYPE_NAME(property->type));
            } else if (ZEND_TYPE_IS_COMPLEX(property->type)) {
                return 0;
            }
        } ZEND_HASH_FOREACH_END();
    }

    return fingerprint.value();
}

uint32_t find_layout(zend_class_entry *ce)
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
            if (is_listed(property, declaring) && zend_hash_add_empty_element(&seen, property->name) != nullptr) {
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

uint32_t layout_of(zend_class_entry *ce)
{
    const uint64_t fingerprint = fingerprint_of(ce);
    KnownLayout &known = KILN_G(graph).layouts[fingerprint / 2 % KNOWN_LAYOUTS];
    if (fingerprint == 0) {
        return find_layout(ce);
    }
    if (known.fingerprint != fingerprint) {
        known = {fingerprint, find_layout(ce)};
    }

    return known.layout;
}

} // namespace kiln::graph
