#include "class_plan.h"

#include "../class_layout.h"

namespace kiln::graph::encoding {

namespace {

const zend_class_entry *internal_ancestor(const zend_class_entry *ce)
{
    while (ce != nullptr && ce->type == ZEND_USER_CLASS) {
        ce = ce->parent;
    }

    return ce;
}

// Whether every slot of its objects belongs to a property.
bool are_all_slots_named(const zend_class_entry *ce)
{
    for (int i = 0; i < ce->default_properties_count; ++i) {
        if (ce->properties_info_table[i] == nullptr) {
            return false;
        }
    }

    return true;
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
        // Only they themselves know what is to be kept. Those that nothing but their
        // constructor makes are refused.
        return ce->__serialize != nullptr && ce->__unserialize != nullptr
            && !(ce->type == ZEND_INTERNAL_CLASS && (ce->ce_flags & ZEND_ACC_FINAL) != 0 && ce->create_object != nullptr);
    }

    return are_all_slots_named(ce)
        && (!instanceof_function(ce, zend_ce_serializable) || ce->__unserialize != nullptr || ce->__serialize != nullptr);
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

void find_slots(ClassPlan &plan)
{
    for (int i = 0; i < plan.ce->default_properties_count; ++i) {
        const zend_property_info *property = plan.ce->properties_info_table[i];
        zend_string *name = name_of(property);
        if (name != nullptr) {
            const bool is_own = (property->flags & ZEND_ACC_PRIVATE) == 0 || property->ce == plan.ce;
            plan.slots[plan.slot_count++] = {property->name, {name, is_own ? nullptr : property->ce->name}};
        }
    }
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
    if (plan.way != TakingApart::DATA) {
        find_slots(plan);
    }
}

HashTable *known_plans(State &state)
{
    if (UNEXPECTED(state.plans == nullptr)) {
        state.plans = static_cast<HashTable *>(emalloc(sizeof(HashTable)));
        zend_hash_init(state.plans, 8, nullptr, [](zval *plan) { efree(Z_PTR_P(plan)); }, false);
    }

    return state.plans;
}

} // namespace

ClassPlan *plan_of(zend_class_entry *ce, State &state)
{
    HashTable *known = known_plans(state);
    const auto key = static_cast<zend_ulong>(reinterpret_cast<uintptr_t>(ce));
    auto *plan = static_cast<ClassPlan *>(zend_hash_index_find_ptr(known, key));
    if (EXPECTED(plan != nullptr)) {
        return plan;
    }
    plan = static_cast<ClassPlan *>(safe_emalloc(static_cast<size_t>(ce->default_properties_count), sizeof(Slot), sizeof(ClassPlan)));
    *plan = {};
    plan->ce = ce;
    plan->way = TakingApart::BY_PHP;
    plan->slots = reinterpret_cast<Slot *>(plan + 1);
    find_out(*plan);
    zend_hash_index_add_new_ptr(known, key, plan);

    return plan;
}

} // namespace kiln::graph::encoding
