#include "object.h"

#include "../program/op.h"
#include "slot.h"
#include "strict_type.h"

namespace kiln::read {

namespace {

zend_class_entry *find_class(zend_string *name)
{
    zend_class_entry *ce = zend_lookup_class(name);
    if (ce == nullptr) {
        unsupported("a class that does not exist");
    }

    return ce;
}

// Whether an object is no more than its slots.
bool is_plain(const zend_class_entry *ce)
{
    constexpr uint32_t NO_OBJECTS = ZEND_ACC_INTERFACE | ZEND_ACC_TRAIT | ZEND_ACC_ENUM
        | ZEND_ACC_IMPLICIT_ABSTRACT_CLASS | ZEND_ACC_EXPLICIT_ABSTRACT_CLASS;

    return ce->type == ZEND_USER_CLASS && ce->create_object == nullptr && (ce->ce_flags & NO_OBJECTS) == 0;
}

zend_function *find_method(zend_class_entry *ce, zend_class_entry *scope, zend_string *name, uint32_t argument_count)
{
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, name));
    // A private one of the scope is meant even if a subclass has another.
    if (scope != ce && instanceof_function(ce, scope)) {
        auto *own = static_cast<zend_function *>(zend_hash_find_ptr(&scope->function_table, name));
        if (own != nullptr && (own->common.fn_flags & ZEND_ACC_PRIVATE) != 0 && own->common.scope == scope) {
            method = own;
        }
    }
    if (method == nullptr || method->type != ZEND_USER_FUNCTION || method->common.required_num_args > argument_count
        || (method->common.fn_flags & (ZEND_ACC_STATIC | ZEND_ACC_ABSTRACT | ZEND_ACC_CTOR)) != 0) {
        return nullptr;
    }
    const uint32_t flags = method->common.fn_flags;
    if (method->common.scope != scope
        && ((flags & ZEND_ACC_PRIVATE) != 0
            || ((flags & ZEND_ACC_PROTECTED) != 0 && !zend_check_protected(zend_get_function_root_class(method), scope)))) {
        return nullptr;
    }

    return method;
}

bool has_counted_default(zend_class_entry *ce, const zend_property_info *property)
{
    const zval *table = CE_DEFAULT_PROPERTIES_TABLE(ce);

    return Z_REFCOUNTED(table[OBJ_PROP_TO_NUM(property->offset)]);
}

// Whether an argument, or a field before this one, has filled the slot.
bool is_filled_before(const ObjectPlan &plan, const Link &link, const Field &field)
{
    if (link.promotions != nullptr) {
        for (uint32_t index = 0; index < link.constructor->common.num_args; ++index) {
            if (link.promotions[index].property == field.property) {
                return true;
            }
        }
    }
    for (const Field *before = plan.fields + plan.argument_field_count; before != &field; ++before) {
        if (before->property == field.property) {
            return true;
        }
    }

    return false;
}

bool link_slot(const ObjectPlan &plan, const Link &link, Field &field, zend_class_entry *scope)
{
    field.property = find_slot(link.ce, scope, field.member.name);
    if (field.property == nullptr) {
        return unsupported("a property that is more than a slot");
    }
    field.is_checked = !admits(field.property->type, field.result, field.property->ce);
    field.replaces_value = has_counted_default(link.ce, field.property) || is_filled_before(plan, link, field);

    return true;
}

bool link_method(zend_class_entry *ce, Field &field, zend_class_entry *scope)
{
    field.method = find_method(ce, scope, field.member.name, 1);
    if (field.method == nullptr) {
        return unsupported("a method that is not there for all");
    }
    if (field.method->common.num_args > 0) {
        const zend_arg_info &parameter = field.method->common.arg_info[0];
        if (ZEND_ARG_SEND_MODE(&parameter)) {
            return unsupported("a method that takes a reference");
        }
        field.is_checked = !admits(parameter.type, field.result, field.method->common.scope);
    } else if ((field.method->common.fn_flags & ZEND_ACC_VARIADIC) != 0) {
        return unsupported("a method that takes any number of arguments");
    }

    return true;
}

// Whether each parameter that must be given a value is.
bool has_required_arguments(const ObjectPlan &plan, const zend_function *constructor)
{
    for (uint32_t position = 0; position < constructor->common.required_num_args; ++position) {
        bool is_given = false;
        for (uint32_t index = 0; index < plan.argument_field_count; ++index) {
            const Field &field = plan.fields[index];
            is_given |= field.argument == position && !may_be_left_out(field);
        }
        if (!is_given) {
            return false;
        }
    }

    return true;
}

zend_function *find_factory(const ObjectPlan &plan, zend_class_entry *ce)
{
    constexpr uint32_t NEEDED = ZEND_ACC_PUBLIC | ZEND_ACC_STATIC;
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, plan.factory));

    return method != nullptr && (method->common.fn_flags & NEEDED) == NEEDED ? method : nullptr;
}

bool link_arguments(ObjectPlan &plan, Link &link)
{
    zend_function *constructor = plan.factory == nullptr ? link.ce->constructor : find_factory(plan, link.ce);
    if (constructor == nullptr) {
        return (plan.argument_count == 0 && plan.factory == nullptr) || unsupported("a class without a constructor");
    }
    if (constructor->type != ZEND_USER_FUNCTION || constructor->common.num_args < plan.argument_count
        || (constructor->common.fn_flags & ZEND_ACC_ABSTRACT) != 0
        // It is called from inside the class that is made.
        || ((constructor->common.fn_flags & ZEND_ACC_PRIVATE) != 0 && constructor->common.scope != link.ce)
        || !has_required_arguments(plan, constructor)) {
        return unsupported("a constructor of another kind");
    }
    link.constructor = constructor;
    for (uint32_t index = 0; index < plan.argument_field_count; ++index) {
        Field &field = plan.fields[index];
        const zend_arg_info &parameter = constructor->common.arg_info[field.argument];
        if (ZEND_ARG_SEND_MODE(&parameter)) {
            return unsupported("a constructor that takes a reference");
        }
        field.is_checked = !admits(parameter.type, field.result, constructor->common.scope);
    }

    return true;
}

// Arguments can go to the slots at once where the constructor does no more than
// that, and no type would have a say.
void link_promotions(ObjectPlan &plan, Link &link)
{
    const uint32_t count = link.constructor->common.num_args;
    auto *promotions = plan.arena->make_all<Promotion>(count);
    if (!find_promotions(link.ce, link.constructor, promotions)) {
        return;
    }
    auto *is_filled = plan.arena->make_all<bool>(count);
    for (uint32_t index = 0; index < plan.argument_field_count; ++index) {
        Field &field = plan.fields[index];
        const Promotion &promotion = promotions[field.argument];
        if (field.is_checked || !admits(promotion.property->type, field.result, promotion.property->ce)) {
            return;
        }
        is_filled[field.argument] = true;
        field.property = promotion.property;
        field.replaces_value = has_counted_default(link.ce, promotion.property);
        link.has_unknown_defaults |= may_be_left_out(field) && promotion.default_value == nullptr;
    }
    link.unfilled = plan.arena->make_all<uint32_t>(count);
    for (uint32_t index = 0; index < count; ++index) {
        if (!is_filled[index]) {
            if (promotions[index].default_value == nullptr) {
                return;
            }
            link.unfilled[link.unfilled_count++] = index;
        }
    }
    link.promotions = promotions;
}

bool link_afterwards(ObjectPlan &plan, Link &link)
{
    link.afterwards = plan.arena->make_all<zend_function *>(plan.afterwards_count);
    for (uint32_t index = 0; index < plan.afterwards_count; ++index) {
        zend_class_entry *scope = find_class(plan.afterwards[index].class_name);
        if (scope == nullptr) {
            return false;
        }
        link.afterwards[index] = find_method(link.ce, scope, plan.afterwards[index].name, 0);
        if (link.afterwards[index] == nullptr) {
            return unsupported("a method that is not there for all");
        }
    }

    return true;
}

bool link_target(const ObjectPlan &plan, Link &link, Field &field)
{
    zend_class_entry *scope = find_class(field.member.class_name);
    if (scope == nullptr) {
        return false;
    }
    if (field.target == op::TARGET_METHOD) {
        link.has_methods = true;
        return link_method(link.ce, field, scope);
    }

    return link_slot(plan, link, field, scope);
}

bool try_link(ObjectPlan &plan)
{
    Link link = {};
    link.ce = find_class(plan.class_name);
    if (link.ce == nullptr) {
        return false;
    }
    if (!is_plain(link.ce)) {
        return unsupported("a class of another kind");
    }
    if (zend_update_class_constants(link.ce) == FAILURE || (!plan.is_blank && !link_arguments(plan, link))) {
        return false;
    }
    if (link.constructor != nullptr && plan.factory == nullptr) {
        link_promotions(plan, link);
    }
    for (uint32_t index = plan.argument_field_count; index < plan.field_count; ++index) {
        if (!link_target(plan, link, plan.fields[index])) {
            return false;
        }
    }
    if (!link_afterwards(plan, link)) {
        return false;
    }
    // A class that a type names may have been looked for in vain.
    if (UNEXPECTED(EG(exception) != nullptr)) {
        return false;
    }
    plan.link = link;

    return true;
}

} // namespace

bool link(ObjectPlan &plan)
{
    if (plan.is_refused) {
        return unsupported("a class of another kind");
    }
    if (try_link(plan)) {
        return true;
    }
    // To find that out again and again would cost time, and memory of the program.
    plan.is_refused = EG(exception)->ce == declined_class;

    return false;
}

} // namespace kiln::read
