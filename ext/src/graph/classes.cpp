#include "classes.h"

#include "class_facts.h"
#include "property_type.h"

namespace kiln::graph {

namespace {

bool is_named(HashTable *names, const zend_string *class_name)
{
    zval *name;
    ZEND_HASH_FOREACH_VAL(names, name) {
        ZVAL_DEREF(name);
        // PHP says what is wrong with others, and strips what stands in front.
        if (Z_TYPE_P(name) == IS_STRING && zend_string_equals_ci(Z_STR_P(name), class_name)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

bool answers_yes(zval *rule, zend_string *class_name)
{
    zval name;
    zval answer;
    ZVAL_STR(&name, class_name);
    ZVAL_UNDEF(&answer);
    const bool is_called = call_user_function(nullptr, nullptr, rule, &answer, 1, &name) == SUCCESS;
    const bool is_yes = is_called && EG(exception) == nullptr && Z_TYPE(answer) == IS_TRUE;
    zval_ptr_dtor(&answer);

    return is_yes;
}

bool is_allowed(zval *allowed, zend_string *class_name)
{
    // A name as PHP knows it; one that begins with a backslash is none.
    if (ZSTR_LEN(class_name) == 0 || ZSTR_VAL(class_name)[0] == '\\') {
        return false;
    }

    return Z_TYPE_P(allowed) == IS_NULL
        || (Z_TYPE_P(allowed) == IS_ARRAY ? is_named(Z_ARRVAL_P(allowed), class_name) : answers_yes(allowed, class_name));
}

bool are_allowed(Content &content, zval *allowed)
{
    for (size_t i = 0; i < content.case_count; ++i) {
        if (!is_allowed(allowed, content.strings.borrow(content.cases[i].class_name))) {
            return false;
        }
    }
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (!is_allowed(allowed, content.strings.borrow(content.shapes[i].class_name))) {
            return false;
        }
    }

    return true;
}

// The property that the class itself sees by its name, or an ancestor that has a
// private one.
const zend_property_info *find_property(Content &content, const Shape &shape, const Property &property)
{
    const zend_class_entry *ce = shape.ce;
    if (property.has_scope) {
        const zend_string *scope = content.strings.borrow(property.scope);
        while (ce != nullptr && !zend_string_equals(ce->name, scope)) {
            ce = ce->parent;
        }
        if (ce == nullptr) {
            return nullptr;
        }
    }
    const auto *info = static_cast<const zend_property_info *>(
        zend_hash_find_ptr(&ce->properties_info, content.strings.borrow(property.name))
    );
    if (info == nullptr || (info->flags & ZEND_ACC_STATIC) != 0 || ((info->flags & ZEND_ACC_PRIVATE) != 0 && info->ce != ce)) {
        return nullptr;
    }

    return info;
}

// Whether no slot is to be filled twice.
bool are_distinct(const Shape &shape)
{
    const zend_class_entry *ce = shape.ce;
    if (shape.property_count > static_cast<size_t>(ce->default_properties_count)) {
        return false;
    }
    const size_t words = (static_cast<size_t>(ce->default_properties_count) + 63) / 64;
    uint64_t few[4] = {};
    auto *filled = words <= 4 ? few : static_cast<uint64_t *>(ecalloc(words, sizeof(uint64_t)));
    bool is_distinct = true;
    for (size_t i = 0; i < shape.property_count; ++i) {
        const uint32_t slot = OBJ_PROP_TO_NUM(shape.properties[i].info->offset);
        const uint64_t bit = uint64_t{1} << (slot % 64);
        is_distinct = is_distinct && (filled[slot / 64] & bit) == 0;
        filled[slot / 64] |= bit;
    }
    if (filled != few) {
        efree(filled);
    }

    return is_distinct;
}

bool find_properties(Content &content, Shape &shape)
{
    for (size_t i = 0; i < shape.property_count; ++i) {
        Property &property = shape.properties[i];
        property.info = find_property(content, shape, property);
        if (property.info == nullptr) {
            return false;
        }
    }

    return are_distinct(shape);
}

// All properties of its objects are dynamic.
bool name_members(Content &content, Shape &shape)
{
    if (shape.property_count == 0) {
        return true;
    }
    shape.members = zend_new_array(shape.property_count);
    zend_hash_real_init_mixed(shape.members);
    for (size_t i = 0; i < shape.property_count; ++i) {
        zend_string *name = content.strings.borrow(shape.properties[i].name);
        if (shape.properties[i].has_scope || ZSTR_LEN(name) == 0 || ZSTR_VAL(name)[0] == '\0'
            || zend_hash_add(shape.members, name, &EG(uninitialized_zval)) == nullptr) {
            return false;
        }
    }

    return true;
}

bool find_class(Content &content, Shape &shape, HashTable *known)
{
    shape.ce = zend_lookup_class(content.strings.borrow(shape.class_name));
    if (shape.ce == nullptr) {
        return false;
    }
    const ClassFacts facts = facts_of(shape.ce, known);
    if (!facts.is_plain || facts.layout != shape.layout) {
        return false;
    }
    if (shape.ce == zend_standard_class_def) {
        return name_members(content, shape);
    }
    if (UNEXPECTED((shape.ce->ce_flags & ZEND_ACC_CONSTANTS_UPDATED) == 0)
        && zend_update_class_constants(shape.ce) != SUCCESS) {
        return false;
    }

    return find_properties(content, shape);
}

bool find_case(Content &content, EnumCase &enum_case)
{
    zend_class_entry *ce = zend_lookup_class(content.strings.borrow(enum_case.class_name));
    if (ce == nullptr || (ce->ce_flags & ZEND_ACC_ENUM) == 0) {
        return false;
    }
    zend_string *name = content.strings.borrow(enum_case.name);
    const auto *constant = static_cast<const zend_class_constant *>(zend_hash_find_ptr(CE_CONSTANTS_TABLE(ce), name));
    if (constant == nullptr || (ZEND_CLASS_CONST_FLAGS(constant) & ZEND_CLASS_CONST_IS_CASE) == 0) {
        return false;
    }
    enum_case.object = zend_enum_get_case(ce, name);

    return EG(exception) == nullptr;
}

} // namespace

bool find_classes(Content &content, zval *allowed, HashTable *known)
{
    if (!are_allowed(content, allowed)) {
        return false;
    }
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (!find_class(content, content.shapes[i], known)) {
            return false;
        }
    }
    for (size_t i = 0; i < content.case_count; ++i) {
        if (!find_case(content, content.cases[i])) {
            return false;
        }
    }
    PropertyTypes types(content);
    for (size_t i = 0; i < content.shape_count; ++i) {
        const Shape &shape = content.shapes[i];
        for (size_t k = 0; k < shape.property_count; ++k) {
            const Property &property = shape.properties[k];
            if (property.info != nullptr && !types.fit(*property.info, property.column)) {
                return false;
            }
        }
    }

    return true;
}

} // namespace kiln::graph
