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

ClassFacts *find_out(zend_class_entry *ce)
{
    const size_t most = zend_hash_num_elements(&ce->properties_info);
    auto *facts = static_cast<ClassFacts *>(safe_emalloc(most, sizeof(Member), sizeof(ClassFacts)));
    *facts = {ce, is_plain(ce), 0, 0, reinterpret_cast<Member *>(facts + 1)};
    if (!facts->is_plain) {
        return facts;
    }
    facts->layout = layout_of(ce);
    zend_string *name;
    zval *info;
    ZEND_HASH_FOREACH_STR_KEY_VAL(&ce->properties_info, name, info) {
        const auto *property = static_cast<const zend_property_info *>(Z_PTR_P(info));
        if (is_seen_by(ce, property)) {
            facts->members[facts->member_count++] = {name, property};
        }
    } ZEND_HASH_FOREACH_END();

    return facts;
}

HashTable *known_classes(State &state)
{
    if (UNEXPECTED(state.classes == nullptr)) {
        state.classes = static_cast<HashTable *>(emalloc(sizeof(HashTable)));
        zend_hash_init(state.classes, 8, nullptr, [](zval *facts) { efree(Z_PTR_P(facts)); }, false);
    }

    return state.classes;
}

} // namespace

bool is_seen_by(const zend_class_entry *ce, const zend_property_info *property)
{
    return (property->flags & ZEND_ACC_STATIC) == 0 && ((property->flags & ZEND_ACC_PRIVATE) == 0 || property->ce == ce);
}

const ClassFacts *facts_of_class_named(const char *name, size_t length, State &state)
{
    HashTable *known = known_classes(state);
    const auto *facts_known = static_cast<const ClassFacts *>(zend_hash_str_find_ptr(known, name, length));
    if (EXPECTED(facts_known != nullptr)) {
        return facts_known;
    }
    zend_string *string = zend_string_init(name, length, false);
    zend_class_entry *ce = zend_lookup_class(string);
    zend_string_release(string);
    if (ce == nullptr) {
        return nullptr;
    }
    ClassFacts *facts = find_out(ce);
    // An autoloader may have decoded something itself.
    zend_hash_str_update_ptr(known, name, length, facts);

    return facts;
}

} // namespace kiln::graph
