#include "../../../program/op.h"
#include "object.h"

namespace kiln::read::jms {

namespace {

Default *compile_default(Compiler &compiler, const Operands &operands)
{
    auto *otherwise = compiler.make<Default>();
    compile_target(compiler, otherwise->target, operands.row(0));
    otherwise->value = operands.count() > 1 ? operands.any(1) : nullptr;

    return otherwise;
}

void compile_field(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &operands)
{
    if (operands.number(0) == op::JMS_CONDITION) {
        field.is_condition = true;
        field.property = operands.string(1);
        return;
    }
    if (operands.number(0) != op::JMS_FIELD) {
        operands.reject();
        return;
    }
    zend_string *key = operands.string(1);
    zend_ulong number;
    plan.has_numeric_key |= ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number) != 0;
    field.key = plan.keys.add(key);
    field.property = operands.string(2);
    compile_target(compiler, field.target, operands.row(3));
    field.value = Z_TYPE_P(operands.any(4)) == IS_NULL ? nullptr : compiler.node(operands, 4);
    field.otherwise = Z_TYPE_P(operands.any(5)) == IS_NULL ? nullptr : compile_default(compiler, operands.row(5));
    const zend_long flags = operands.number(6);
    field.is_inline = (flags & op::JMS_INLINE) != 0;
    field.is_conditional = (flags & op::JMS_CONDITIONAL) != 0;
    field.is_noted = (flags & op::JMS_NOTED) != 0;
}

void compile_parameter(Compiler &compiler, ObjectPlan &plan, Parameter &parameter, const Operands &operands)
{
    parameter.name = operands.string(0);
    parameter.has_key = Z_TYPE_P(operands.any(1)) != IS_NULL;
    if (parameter.has_key) {
        zend_string *key = operands.string(1);
        zend_ulong number;
        plan.has_numeric_key |= ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number) != 0;
        parameter.key = plan.keys.add(key);
    }
    parameter.value = Z_TYPE_P(operands.any(2)) == IS_NULL ? nullptr : compiler.node(operands, 2);
    parameter.is_required = operands.flag(3);
}

// Whether user code may ask for the way when it is called about the field.
bool is_told(const Field &field)
{
    return field.is_condition || field.is_conditional || field.is_noted || field.target.kind == op::TARGET_ENTRUSTED;
}

// Whether there is nothing to do but to fill slots.
bool is_unseen(const Field &field)
{
    return !is_told(field) && field.target.kind == op::TARGET_SLOT
        && (field.otherwise == nullptr || field.otherwise->target.kind == op::TARGET_SLOT);
}

} // namespace

void *make_object_plan(Compiler &compiler, const Operands &operands)
{
    auto *plan = compiler.make<ObjectPlan>();
    plan->class_name = operands.string(0);

    return plan;
}

void compile_object_plan(Compiler &compiler, void *object, const Operands &operands)
{
    auto &plan = *static_cast<ObjectPlan *>(object);
    plan.is_noted = operands.flag(3);
    plan.is_announced = operands.flag(4);

    if (operands.count() > 5) {
        plan.ignores_null = operands.flag(5);
        plan.is_constructed = Z_TYPE_P(operands.any(6)) != IS_NULL;
        plan.parameter_count = plan.is_constructed ? operands.row(6).count() : 0;
    }

    const Operands fields = operands.row(1);
    plan.keys.open(compiler.arena(), fields.count() + plan.parameter_count);
    plan.parameters = compiler.arena().make_all<Parameter>(plan.parameter_count);
    for (uint32_t index = 0; index < plan.parameter_count; ++index) {
        compile_parameter(compiler, plan, plan.parameters[index], operands.row(6).row(index));
    }
    plan.field_count = fields.count();
    plan.fields = compiler.arena().make_all<Field>(plan.field_count);
    plan.is_unseen = !plan.is_noted;
    for (uint32_t index = 0; index < plan.field_count; ++index) {
        Field &field = plan.fields[index];
        compile_field(compiler, plan, field, fields.row(index));
        plan.is_unseen &= is_unseen(field);
        if (is_told(field) && !plan.is_noted) {
            operands.reject();
        }
    }

    const Operands afterwards = operands.row(2);
    plan.afterwards_count = afterwards.count();
    plan.afterwards = compiler.arena().make_all<Afterwards>(plan.afterwards_count);
    for (uint32_t index = 0; index < plan.afterwards_count; ++index) {
        const Operands method = afterwards.row(index);
        plan.afterwards[index] = {method.string(0), compiler.lower(method.string(1)), nullptr};
    }
}

} // namespace kiln::read::jms
