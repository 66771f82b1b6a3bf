#include "../../../program/op.h"
#include "../../../read/strict_type.h"
#include "object.h"

namespace kiln::read::jms {

namespace {

constexpr uint32_t NO_OBJECTS = ZEND_ACC_INTERFACE | ZEND_ACC_TRAIT | ZEND_ACC_ENUM
    | ZEND_ACC_IMPLICIT_ABSTRACT_CLASS | ZEND_ACC_EXPLICIT_ABSTRACT_CLASS;

bool is_scalar(const Field &field)
{
    constexpr uint32_t SCALARS = MAY_BE_BOOL | MAY_BE_LONG | MAY_BE_DOUBLE | MAY_BE_STRING;

    return field.value != nullptr && (field.value->result.types & ~SCALARS) == 0
        && field.target.kind == op::TARGET_SLOT && !field.target.is_checked
        && (field.target.property->flags & ZEND_ACC_READONLY) == 0;
}

bool link_field(Field &field, zend_class_entry *ce)
{
    if (!link_target(field.target, ce, field.value == nullptr ? ANY_RESULT : field.value->result)) {
        return false;
    }
    field.is_scalar = is_scalar(field);
    const Default *otherwise = field.otherwise;

    return otherwise == nullptr
        || link_target(
            const_cast<Target &>(otherwise->target),
            ce,
            otherwise->value == nullptr ? ANY_RESULT : result_of(otherwise->value)
        );
}

// Just the method that the class declares, whatever a subclass has in its place.
bool link_method(Afterwards &afterwards, const zend_class_entry *ce)
{
    zend_class_entry *scope = zend_lookup_class(afterwards.class_name);
    if (scope == nullptr || !instanceof_function(ce, scope)) {
        return unsupported("a class that does not exist");
    }
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&scope->function_table, afterwards.name));
    if (method == nullptr || (method->common.fn_flags & ZEND_ACC_ABSTRACT) != 0) {
        return unsupported("a method that cannot be called");
    }
    afterwards.method = method;

    return true;
}

bool link_parameter(Parameter &parameter, const zend_function *constructor)
{
    for (uint32_t position = 0; position < constructor->common.num_args; ++position) {
        const zend_arg_info &info = constructor->common.arg_info[position];
        if (zend_string_equals(info.name, parameter.name)) {
            parameter.position = position;
            return ZEND_ARG_SEND_MODE(&info) == 0 || unsupported("a constructor that takes a reference");
        }
    }

    return unsupported("a parameter that does not exist");
}

bool link_constructor(ObjectPlan &plan, zend_class_entry *ce)
{
    zend_function *constructor = plan.is_constructed ? ce->constructor : nullptr;
    if (constructor == nullptr) {
        return plan.parameter_count == 0 || unsupported("a class without a constructor");
    }
    if ((constructor->common.fn_flags & ZEND_ACC_PUBLIC) == 0 || (plan.parameter_count > 0 && constructor->type != ZEND_USER_FUNCTION)) {
        return unsupported("a constructor of another kind");
    }
    for (uint32_t index = 0; index < plan.parameter_count; ++index) {
        if (!link_parameter(plan.parameters[index], constructor)) {
            return false;
        }
    }
    plan.constructor = constructor;
    // It may have told anybody of the object.
    plan.is_unseen = false;

    return true;
}

} // namespace

bool link(ObjectPlan &plan)
{
    zend_class_entry *ce = zend_lookup_class(plan.class_name);
    if (ce == nullptr || (ce->ce_flags & NO_OBJECTS) != 0) {
        return unsupported("a class without objects");
    }
    if (zend_update_class_constants(ce) == FAILURE) {
        return false;
    }
    for (uint32_t index = 0; index < plan.field_count; ++index) {
        if (!plan.fields[index].is_condition && !link_field(plan.fields[index], ce)) {
            return false;
        }
    }
    for (uint32_t index = 0; index < plan.afterwards_count; ++index) {
        if (!link_method(plan.afterwards[index], ce)) {
            return false;
        }
    }
    if (!link_constructor(plan, ce)) {
        return false;
    }
    plan.ce = ce;

    return true;
}

} // namespace kiln::read::jms
