#include "class_plan.h"

#include "../class_layout.h"
#include "../direct/quiet.h"
#include "../direct/slots.h"

namespace kiln::graph::encoding {

namespace {

const zend_class_entry *internal_ancestor(const zend_class_entry *ce)
{
    while (ce != nullptr && ce->type == ZEND_USER_CLASS) {
        ce = ce->parent;
    }

    return ce;
}

// Serializable does it by these, and is out of use where there is __serialize().
bool has_handlers(const zend_class_entry *ce)
{
    return (ce->serialize != nullptr && ce->serialize != zend_user_serialize)
        || (ce->unserialize != nullptr && ce->unserialize != zend_user_unserialize);
}

// Whether plain PHP does not refuse its objects either, and does nothing strange with them.
bool is_ordinary(const zend_class_entry *ce)
{
    constexpr uint32_t STRANGE = ZEND_ACC_ENUM | ZEND_ACC_ANON_CLASS | ZEND_ACC_NOT_SERIALIZABLE;
    if ((ce->ce_flags & STRANGE) != 0 || compat::has_hooks(ce) || has_handlers(ce)) {
        return false;
    }
    const zend_class_entry *ancestor = internal_ancestor(ce);
    if (ancestor != nullptr && ancestor != zend_standard_class_def) {
        // Only they themselves know what is to be kept.
        return ce->__serialize != nullptr && ce->__unserialize != nullptr && !is_made_by_constructor_only(ce);
    }

    return !instanceof_function(ce, zend_ce_serializable) || ce->__unserialize != nullptr || ce->__serialize != nullptr;
}

// Methods of the extensions for dates and SPL only look at the object itself.
bool is_quiet(const zend_function *method)
{
    if (method->type != ZEND_INTERNAL_FUNCTION || method->internal_function.module == nullptr) {
        return false;
    }
    const char *module = method->internal_function.module->name;

    return strcmp(module, "date") == 0 || strcmp(module, "SPL") == 0;
}

// The name by which the class that declares the property knows it.
zend_string *name_of(const zend_property_info *property)
{
    zend_string *name;
    void *info;
    ZEND_HASH_FOREACH_STR_KEY_PTR(&property->ce->properties_info, name, info) {
        if (info == property) {
            return name;
        }
    } ZEND_HASH_FOREACH_END();

    return nullptr;
}

bool are_distinct(zend_string *const *names, size_t count)
{
    HashTable seen;
    zend_hash_init(&seen, static_cast<uint32_t>(count), nullptr, nullptr, false);
    for (size_t i = 0; i < count; ++i) {
        zend_hash_add_empty_element(&seen, names[i]);
    }
    const bool are_distinct = zend_hash_num_elements(&seen) == count;
    zend_hash_destroy(&seen);

    return are_distinct;
}

StringTable::Beginning *beginning_of(const ClassPlan &plan)
{
    const size_t count = 1 + plan.names.count;
    auto **names = static_cast<zend_string **>(safe_emalloc(count, sizeof(zend_string *), 0));
    bool has_scopes = false;
    names[0] = plan.ce->name;
    for (size_t i = 0; i < plan.names.count; ++i) {
        names[1 + i] = plan.slots[i].name;
        has_scopes = has_scopes || plan.slots[i].scope != nullptr;
    }
    StringTable::Beginning *beginning = has_scopes || !are_distinct(names, count) ? nullptr : StringTable::Beginning::make(names, count);
    efree(names);

    return beginning;
}

// False when there is one whose name nobody knows.
bool find_slots(ClassPlan &plan)
{
    for (int i = 0; i < plan.ce->default_properties_count; ++i) {
        const zend_property_info *property = plan.ce->properties_info_table[i];
        zend_string *name = property == nullptr ? nullptr : name_of(property);
        if (name == nullptr) {
            return false;
        }
        const bool is_own = (property->flags & ZEND_ACC_PRIVATE) == 0 || property->ce == plan.ce;
        plan.slots[plan.names.count] = {name, is_own ? nullptr : property->ce->name};
        plan.names.first[plan.names.count++] = property->name;
    }
    plan.beginning = beginning_of(plan);
    plan.hash_of_names = hash_of(plan, plan.names);

    return true;
}

// Where no code of users runs.
Direct direct_form_of(const ClassPlan &plan)
{
    if (plan.way == TakingApart::DATA) {
        return direct::is_quiet(plan.ce) ? Direct::BY_ARRAY : Direct::NOT;
    }
    if (plan.way != TakingApart::PROPERTIES || plan.restoring != BY_PROPERTIES) {
        return Direct::NOT;
    }
    if (plan.ce == zend_standard_class_def) {
        return Direct::BY_NAMES;
    }

    return direct::is_userland(plan.ce) && plan.ce->destructor == nullptr ? Direct::BY_ALL_PROPERTIES : Direct::NOT;
}

void find_out(ClassPlan &plan)
{
    zend_class_entry *ce = plan.ce;
    if (!is_ordinary(ce)) {
        return;
    }
    plan.restoring = restoring_of(ce);
    plan.layout = plan.restoring == BY_DATA ? 0 : layout_of(ce);
    plan.way = TakingApart::PROPERTIES;
    if (ce->__serialize != nullptr) {
        plan.way = TakingApart::DATA;
        plan.method = ce->__serialize;
    } else if (auto *sleep = zend_hash_str_find_ptr(&ce->function_table, ZEND_STRL("__sleep")); sleep != nullptr) {
        plan.way = TakingApart::CHOSEN;
        plan.method = static_cast<zend_function *>(sleep);
    }
    plan.is_method_quiet = plan.method != nullptr && is_quiet(plan.method);
    if (plan.way != TakingApart::DATA && !find_slots(plan)) {
        plan.way = TakingApart::BY_PHP;
    }
    plan.direct = direct_form_of(plan);
    if (plan.direct == Direct::BY_ALL_PROPERTIES) {
        if (direct::sort_slots(ce, plan.canonical)) {
            plan.canonical_names = direct::names_of_slots(ce, plan.canonical);
        } else {
            plan.direct = Direct::NOT;
        }
    }
}

void drop(zval *known)
{
    auto *plan = static_cast<ClassPlan *>(Z_PTR_P(known));
    if (plan->beginning != nullptr) {
        StringTable::Beginning::discard(plan->beginning);
    }
    if (plan->canonical_names != nullptr) {
        zend_string_release(plan->canonical_names);
    }
    efree(plan);
}

} // namespace

uint32_t hash_of(const ClassPlan &plan, const Names &names)
{
    uint64_t hash = mixed(reinterpret_cast<uintptr_t>(&plan), names.count);
    for (size_t i = 0; i < names.count; ++i) {
        hash = mixed(hash, zend_string_hash_val(names.first[i]));
    }

    return static_cast<uint32_t>(hash);
}

ClassPlan *plan_of(zend_class_entry *ce, State &state)
{
    HashTable *known = kept_for_request(state.plans, drop);
    const auto key = static_cast<zend_ulong>(reinterpret_cast<uintptr_t>(ce));
    auto *plan = static_cast<ClassPlan *>(zend_hash_index_find_ptr(known, key));
    if (EXPECTED(plan != nullptr)) {
        return plan;
    }
    const auto slots = static_cast<size_t>(ce->default_properties_count);
    plan = static_cast<ClassPlan *>(
        safe_emalloc(slots, sizeof(PropertyName) + sizeof(zend_string *) + sizeof(uint32_t), sizeof(ClassPlan))
    );
    *plan = {};
    plan->ce = ce;
    plan->way = TakingApart::BY_PHP;
    plan->slots = reinterpret_cast<PropertyName *>(plan + 1);
    plan->names.first = reinterpret_cast<zend_string **>(plan->slots + slots);
    plan->canonical = reinterpret_cast<uint32_t *>(plan->names.first + slots);
    find_out(*plan);
    zend_hash_index_add_new_ptr(known, key, plan);

    return plan;
}

} // namespace kiln::graph::encoding
