#include "classes.h"

#include "class_facts.h"
#include "property_type.h"
#include "weight.h"

namespace kiln::graph {

namespace {

bool are_allowed(Content &content, AllowedClasses &allowed)
{
    for (size_t i = 0; i < content.case_count; ++i) {
        const uint32_t name = content.cases[i].class_name;
        // Cases of one enum mostly stand together.
        if ((i == 0 || name != content.cases[i - 1].class_name) && !allowed.include(content.strings, name)) {
            return false;
        }
    }
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (!allowed.include(content.strings, content.shapes[i].class_name)) {
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

    return info != nullptr && is_seen_by(ce, info) ? info : nullptr;
}

// Whether no slot is to be filled twice.
bool are_distinct(const Shape &shape)
{
    const zend_class_entry *ce = shape.ce;
    const size_t words = (static_cast<size_t>(ce->default_properties_count) + 63) / 64;
    uint64_t few[4] = {};
    auto *filled = words <= 4 ? few : static_cast<uint64_t *>(ecalloc(words, sizeof(uint64_t)));
    bool is_distinct = true;
    for (size_t i = 0; i < shape.property_count; ++i) {
        if (shape.properties[i].info == nullptr) {
            continue;
        }
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

// No code in PHP can bind a reference to such a property.
bool can_be_cast(const zend_class_entry *ce, const zend_string *name, const Column &column)
{
    for (uint8_t i = 0; i < column.part_count; ++i) {
        if (column.parts[i].kind == KIND_REFERENCE) {
            return false;
        }
    }

    return ce == zend_standard_class_def && is_cast(name);
}

// Whether the objects may have the property though their class has not declared it.
bool name_member(Content &content, Shape &shape, const Property &property)
{
    zend_string *name = content.strings.borrow(property.name);
    // Readonly classes of PHP itself lack the other flag.
    if (property.has_scope || (shape.ce->ce_flags & (ZEND_ACC_NO_DYNAMIC_PROPERTIES | ZEND_ACC_READONLY_CLASS)) != 0
        || (ZSTR_LEN(name) > 0 && ZSTR_VAL(name)[0] == '\0' && !can_be_cast(shape.ce, name, property.column))) {
        return false;
    }
    if (shape.members == nullptr) {
        shape.members = zend_new_array(static_cast<uint32_t>(shape.property_count));
        zend_hash_real_init_mixed(shape.members);
    }

    return zend_hash_add(shape.members, name, &EG(uninitialized_zval)) != nullptr;
}

bool find_properties(Content &content, Shape &shape, const ClassFacts &facts)
{
    // Mostly they come in the order of the class; then none can come twice.
    size_t in_order = 0;
    for (size_t i = 0; i < shape.property_count; ++i) {
        Property &property = shape.properties[i];
        if (EXPECTED(in_order == i && i < facts.member_count && !property.has_scope
                && content.strings.equal(property.name, facts.members[i].name))) {
            property.info = facts.members[i].info;
            property.kinds = facts.members[i].kinds;
            ++in_order;
            continue;
        }
        property.info = find_property(content, shape, property);
        if (property.info == nullptr ? !name_member(content, shape, property) : compat::is_virtual(property.info)) {
            return false;
        }
        if (property.info != nullptr) {
            property.kinds = kinds_taken_by(*property.info);
        }
    }

    return in_order == shape.property_count || are_distinct(shape);
}

// What is not known before the class is.
bool are_properties_covered(Content &content, const Shape &shape)
{
    const uint64_t dynamic = shape.members == nullptr ? 0 : zend_hash_num_elements(shape.members);
    const uint64_t each = Weight::of_properties(
        static_cast<uint64_t>(shape.ce->default_properties_count), shape.property_count, dynamic
    );
    if (EXPECTED(each == 0)) {
        return true;
    }
    if (shape.count > content.weight_left / each) {
        return false;
    }
    content.weight_left -= shape.count * each;

    return true;
}

bool find_class(Content &content, Shape &shape, State &state)
{
    const ClassFacts *facts = facts_of_class_named(
        content.strings.bytes(shape.class_name), content.strings.length(shape.class_name), state
    );
    if (facts == nullptr || facts->is_left_to_php || facts->restoring != shape.restoring || facts->layout != shape.layout) {
        return false;
    }
    shape.ce = facts->ce;
    if (UNEXPECTED((shape.ce->ce_flags & ZEND_ACC_CONSTANTS_UPDATED) == 0)
        && zend_update_class_constants(shape.ce) != SUCCESS) {
        return false;
    }

    return find_properties(content, shape, *facts) && are_properties_covered(content, shape);
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

bool find_classes(Content &content, AllowedClasses &allowed, State &state)
{
    if (!are_allowed(content, allowed)) {
        return false;
    }
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (!find_class(content, content.shapes[i], state)) {
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
            if (property.info != nullptr && !types.fit(property)) {
                return false;
            }
        }
    }

    return true;
}

} // namespace kiln::graph
