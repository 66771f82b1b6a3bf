#include "object.h"

#include "../program/op.h"

namespace kiln::read {

namespace {

Member member(Compiler &compiler, const Operands &access, bool is_method)
{
    zend_string *name = access.string(2);

    return {access.string(1), is_method ? compiler.lower(name) : name};
}

void compile_target(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &target)
{
    field.target = static_cast<uint16_t>(target.number(0));
    switch (field.target) {
        case op::TARGET_SLOT:
        case op::TARGET_METHOD:
            field.member = member(compiler, target, field.target == op::TARGET_METHOD);
            return;
        case op::TARGET_ARGUMENT:
            field.argument = static_cast<uint32_t>(target.number(1));
            if (field.argument >= plan.argument_count) {
                field.argument = 0;
                target.reject();
            }
            return;
        default:
            target.reject();
    }
}

void compile_keys(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &keys)
{
    field.key_count = keys.count();
    auto *numbers = compiler.arena().make_all<uint32_t>(field.key_count);
    for (uint32_t index = 0; index < field.key_count; ++index) {
        numbers[index] = plan.keys.add(keys.string(index));
    }
    field.keys = numbers;
    field.first_key = field.key_count > 0 ? numbers[0] : 0;
}

void compile_field(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &operands)
{
    const zend_long kind = operands.number(0);
    if (kind != op::FIELD_FIELD) {
        operands.reject();
        return;
    }
    field.source = Field::KEY;
    compile_keys(compiler, plan, field, operands.row(1));
    compile_target(compiler, plan, field, operands.row(2));
    field.value = compiler.node(operands, 3);
    field.missing = static_cast<uint16_t>(operands.number(4));
    field.keeps_value = operands.flag(5);
    if (field.key_count == 0) {
        operands.reject();
    }
}

uint32_t count_keys(const Operands &fields)
{
    uint32_t count = 0;
    for (uint32_t index = 0; index < fields.count(); ++index) {
        const Operands field = fields.row(index);
        const bool is_field = field.number(0) == op::FIELD_FIELD;
        count += field.row(is_field ? 1 : 4).count();
    }

    return count;
}

void compile_construction(ObjectPlan &plan, const Operands &construction)
{
    const zend_long kind = construction.number(0);
    plan.is_blank = kind == op::CONSTRUCTION_BLANK;
    if (kind == op::CONSTRUCTION_ARGUMENTS) {
        plan.argument_count = static_cast<uint32_t>(construction.number(1));
    } else if (!plan.is_blank) {
        construction.reject();
    }
}

} // namespace

void *make_object_plan(Compiler &compiler)
{
    auto *plan = compiler.make<ObjectPlan>();
    plan->arena = &compiler.arena();

    return plan;
}

void compile_object_plan(Compiler &compiler, void *object, const Operands &operands)
{
    auto &plan = *static_cast<ObjectPlan *>(object);
    plan.class_name = operands.string(0);
    compile_construction(plan, operands.row(1));

    const Operands fields = operands.row(2);
    plan.keys.open(compiler.arena(), count_keys(fields));
    plan.field_count = fields.count();
    plan.fields = compiler.arena().make_all<Field>(plan.field_count);
    for (uint32_t index = 0; index < plan.field_count; ++index) {
        compile_field(compiler, plan, plan.fields[index], fields.row(index));
        if (plan.fields[index].target == op::TARGET_ARGUMENT) {
            if (index != plan.argument_field_count) {
                operands.reject();
            }
            ++plan.argument_field_count;
        }
    }

    const Operands afterwards = operands.row(3);
    plan.afterwards_count = afterwards.count();
    plan.afterwards = compiler.arena().make_all<Member>(plan.afterwards_count);
    for (uint32_t index = 0; index < plan.afterwards_count; ++index) {
        const Operands method = afterwards.row(index);
        plan.afterwards[index] = {method.string(0), compiler.lower(method.string(1))};
    }

    if (Z_TYPE_P(operands.any(4)) != IS_NULL) {
        plan.allowed_keys = operands.array(4);
        plan.allowed_prefixes = operands.array(5);
    }
}

} // namespace kiln::read
