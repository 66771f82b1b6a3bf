#include "property_name.h"

namespace kiln::graph::encoding {

namespace {

// For the table of strings: nobody counts it.
zend_string *make_string(Memory &memory, const char *text, size_t length)
{
    auto *string = reinterpret_cast<zend_string *>(memory.some<char>(_ZSTR_STRUCT_SIZE(length)));
    GC_SET_REFCOUNT(string, 1);
    GC_TYPE_INFO(string) = GC_STRING;
    ZSTR_H(string) = 0;
    ZSTR_LEN(string) = length;
    memcpy(ZSTR_VAL(string), text, length);
    ZSTR_VAL(string)[length] = '\0';

    return string;
}

const zend_property_info *find_property(const zend_class_entry *ce, zend_string *name)
{
    const auto *info = static_cast<const zend_property_info *>(zend_hash_find_ptr(&ce->properties_info, name));

    return info == nullptr || ((info->flags & ZEND_ACC_PRIVATE) != 0 && info->ce != ce) ? nullptr : info;
}

// What __serialize() gives may name a private property of an ancestor without saying so.
zend_string *scope_of_data(const zend_class_entry *ce, zend_string *name)
{
    if (find_property(ce, name) != nullptr) {
        return nullptr;
    }
    for (ce = ce->parent; ce != nullptr; ce = ce->parent) {
        if (const zend_property_info *info = find_property(ce, name); info != nullptr) {
            return info->ce->name;
        }
    }

    return nullptr;
}

} // namespace

bool is_declared(const zend_class_entry *ce, const PropertyName &name)
{
    while (ce != nullptr && name.scope != nullptr && !zend_string_equals(ce->name, name.scope)) {
        ce = ce->parent;
    }
    const zend_property_info *info = ce == nullptr ? nullptr : find_property(ce, name.name);

    return info != nullptr && (info->flags & ZEND_ACC_STATIC) == 0;
}

PropertyName property_name_of(Memory &memory, const ClassPlan &plan, zend_string *mangled)
{
    if (plan.ce == zend_standard_class_def) {
        return {mangled, nullptr};
    }
    if (ZSTR_LEN(mangled) == 0 || ZSTR_VAL(mangled)[0] != '\0') {
        return {mangled, plan.way == TakingApart::DATA ? scope_of_data(plan.ce, mangled) : nullptr};
    }
    const char *scope = ZSTR_VAL(mangled) + 1;
    const char *end = ZSTR_VAL(mangled) + ZSTR_LEN(mangled);
    const auto *between = static_cast<const char *>(memchr(scope, '\0', static_cast<size_t>(end - scope)));
    const auto scope_length = static_cast<size_t>((between == nullptr ? end : between) - scope);
    const char *name = between == nullptr ? end : between + 1;
    const bool is_own = (scope_length == 1 && *scope == '*')
        || (scope_length == ZSTR_LEN(plan.ce->name) && memcmp(scope, ZSTR_VAL(plan.ce->name), scope_length) == 0);

    return {make_string(memory, name, static_cast<size_t>(end - name)), is_own ? nullptr : make_string(memory, scope, scope_length)};
}

} // namespace kiln::graph::encoding
