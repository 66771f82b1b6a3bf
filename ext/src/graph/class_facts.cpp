#include "class_facts.h"

#include "class_layout.h"
#include "direct/slots.h"
#include "property_type.h"
#include "weight.h"

namespace kiln::graph {

namespace {

bool is_left_to_php(const zend_class_entry *ce, Restoring restoring)
{
    constexpr uint32_t NO_OBJECTS = ZEND_ACC_INTERFACE | ZEND_ACC_TRAIT | ZEND_ACC_ENUM | ZEND_ACC_ANON_CLASS
        | ZEND_ACC_IMPLICIT_ABSTRACT_CLASS | ZEND_ACC_EXPLICIT_ABSTRACT_CLASS | ZEND_ACC_NOT_SERIALIZABLE;
    const bool is_serializable_only = restoring != BY_DATA && ce->__serialize == nullptr
        && instanceof_function(ce, zend_ce_serializable);
    // Many classes forbid to restore them by a method that throws.
    const bool has_destructor_to_guard = restoring != BY_PROPERTIES && ce->destructor != nullptr;

    return (ce->ce_flags & NO_OBJECTS) != 0 || is_made_by_constructor_only(ce) || is_serializable_only || has_destructor_to_guard;
}

void find_slots(ClassFacts &facts)
{
    const zend_class_entry *ce = facts.ce;
    auto *order = static_cast<uint32_t *>(safe_emalloc(static_cast<size_t>(ce->default_properties_count), sizeof(uint32_t), 1));
    if (direct::sort_slots(ce, order)) {
        for (int i = 0; i < ce->default_properties_count; ++i) {
            const zend_property_info *property = ce->properties_info_table[order[i]];
            facts.slots[i] = {property->name, property, kinds_taken_by(*property), nullptr};
        }
        facts.names = direct::names_of_slots(ce, order);
    }
    efree(order);
}

ClassFacts *find_out(zend_class_entry *ce)
{
    const size_t most = zend_hash_num_elements(&ce->properties_info);
    const auto slots = static_cast<size_t>(ce->default_properties_count);
    auto *facts = static_cast<ClassFacts *>(safe_emalloc(most + slots, sizeof(Member), sizeof(ClassFacts)));
    const Restoring restoring = restoring_of(ce);
    const uint64_t weight = Weight::OBJECT + slots * Weight::CELL + Weight::of_properties(slots, slots, 0);
    *facts = {ce, is_left_to_php(ce, restoring), restoring, 0, 0, reinterpret_cast<Member *>(facts + 1), nullptr, nullptr, weight};
    if (facts->is_left_to_php || restoring == BY_DATA) {
        return facts;
    }
    facts->layout = layout_of(ce);
    facts->slots = facts->members + most;
    find_slots(*facts);
    zend_string *name;
    zval *info;
    ZEND_HASH_FOREACH_STR_KEY_VAL(&ce->properties_info, name, info) {
        const auto *property = static_cast<const zend_property_info *>(Z_PTR_P(info));
        if (is_seen_by(ce, property) && !compat::is_virtual(property)) {
            facts->members[facts->member_count++] = {name, property, kinds_taken_by(*property), nullptr};
        }
    } ZEND_HASH_FOREACH_END();

    return facts;
}

void drop(zval *known)
{
    auto *facts = static_cast<ClassFacts *>(Z_PTR_P(known));
    if (facts->names != nullptr) {
        zend_string_release(facts->names);
    }
    efree(facts);
}

// Names of classes often begin alike, and have the same length.
size_t place_of_name(const char *name, size_t length)
{
    return length == 0 ? 0 : (length + 5 * static_cast<uint8_t>(name[length - 1]) + static_cast<uint8_t>(name[length / 2])) % RECENT_CLASSES;
}

const ClassFacts *find_by_name(const char *name, size_t length, State &state)
{
    HashTable *known = kept_for_request(state.classes, drop);
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
    // Not by the name as it was asked for: bytes may write it in any case, and a process
    // may read any number of them.
    if (auto *facts = static_cast<const ClassFacts *>(zend_hash_find_ptr(known, ce->name))) {
        return facts;
    }
    ClassFacts *facts = find_out(ce);
    zend_hash_add_new_ptr(known, ce->name, facts);

    return facts;
}

} // namespace

bool is_seen_by(const zend_class_entry *ce, const zend_property_info *property)
{
    return (property->flags & ZEND_ACC_STATIC) == 0 && ((property->flags & ZEND_ACC_PRIVATE) == 0 || property->ce == ce);
}

const ClassFacts *facts_of_class_named(const char *name, size_t length, State &state)
{
    const ClassFacts *&recent = state.recent[place_of_name(name, length)];
    if (EXPECTED(recent != nullptr) && EXPECTED(zend_string_equals_cstr(recent->ce->name, name, length))) {
        return recent;
    }
    const ClassFacts *facts = find_by_name(name, length, state);
    if (facts != nullptr) {
        recent = facts;
    }

    return facts;
}

} // namespace kiln::graph
