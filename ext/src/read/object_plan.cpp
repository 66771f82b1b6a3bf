#include "object.h"

#include "../program/op.h"
#include "optional.h"

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
            for (const Field *before = plan.fields; before != &field; ++before) {
                if (before->target == op::TARGET_ARGUMENT && before->argument == field.argument) {
                    target.reject();
                }
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

bool is_optional(const Result &result)
{
    return result.class_name != nullptr && zend_string_equals_cstr(result.class_name, OPTIONAL_CLASS, sizeof(OPTIONAL_CLASS) - 1);
}

// Of the host; it gives the value that the target has by default.
void compile_default(Compiler &compiler, Field &field, const Operands &operands)
{
    if (Z_TYPE_P(operands.any(6)) == IS_NULL) {
        return;
    }
    const Operands call = operands.row(6);
    field.default_method = compiler.lower(call.string(0));
    field.default_arguments = call.array(1);
}

// Members of the object around belong to an object or map of their own.
void compile_splice(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &operands)
{
    operands.expect(5);
    compile_target(compiler, plan, field, operands.row(1));
    const Operands node = operands.row(2);
    field.is_nullable = node.number(0) == op::READ_NULLABLE;
    const Operands inner = field.is_nullable ? node.row(1) : node;
    field.prefix = operands.string(3);
    compile_keys(compiler, plan, field, operands.row(4));
    if (inner.number(0) == op::READ_OBJECT_OF) {
        field.source = Field::FLATTENED_OBJECT;
        field.flattened = compiler.object<ObjectPlan>(inner, 1);
        field.result = {MAY_BE_OBJECT, field.flattened->class_name};
    } else if (inner.number(0) == op::READ_MAP_OF) {
        field.source = Field::FLATTENED_MAP;
        field.has_int_keys = inner.number(1) == op::KEY_INT;
        field.value = compiler.node(inner, 2);
        field.result = {MAY_BE_ARRAY, nullptr};
        field.taken.open(compiler.arena(), field.key_count);
        for (uint32_t index = 0; index < field.key_count; ++index) {
            field.taken.add(plan.keys.key(field.keys[index]));
        }
    } else {
        operands.reject();
    }
    if (field.is_nullable) {
        field.result.types |= MAY_BE_NULL;
    }
}

void compile_field(Compiler &compiler, ObjectPlan &plan, Field &field, const Operands &operands)
{
    const zend_long kind = operands.number(0);
    if (kind == op::FIELD_SPLICE) {
        compile_splice(compiler, plan, field, operands);
        return;
    }
    if (kind != op::FIELD_FIELD) {
        operands.reject();
        return;
    }
    operands.expect(7);
    field.source = Field::KEY;
    compile_keys(compiler, plan, field, operands.row(1));
    compile_target(compiler, plan, field, operands.row(2));
    field.value = compiler.node(operands, 3);
    field.missing = static_cast<uint16_t>(operands.number(4));
    field.keeps_value = operands.flag(5);
    compile_default(compiler, field, operands);
    field.result = field.value->result;
    if (field.missing == op::MISSING_ABSENT && !is_optional(field.result)) {
        field.result = ANY_RESULT;
    }
    if (field.missing == op::MISSING_NULL) {
        field.result.types |= MAY_BE_NULL;
    } else if (field.missing == op::MISSING_DEFAULT && field.default_method != nullptr) {
        field.result = ANY_RESULT;
    }
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

void compile_construction(Compiler &compiler, ObjectPlan &plan, const Operands &construction)
{
    const zend_long kind = construction.number(0);
    plan.is_blank = kind == op::CONSTRUCTION_BLANK;
    if (kind == op::CONSTRUCTION_ARGUMENTS || kind == op::CONSTRUCTION_FACTORY) {
        plan.argument_count = static_cast<uint32_t>(construction.number(1));
        plan.factory = kind == op::CONSTRUCTION_FACTORY ? compiler.lower(construction.string(2)) : nullptr;
    } else if (!plan.is_blank) {
        construction.reject();
    }
}

void compile_allowed(Compiler &compiler, ObjectPlan &plan, const Operands &operands)
{
    const Operands keys = operands.row(4);
    plan.rejects_others = true;
    plan.allowed.open(compiler.arena(), keys.count());
    for (uint32_t index = 0; index < keys.count(); ++index) {
        plan.allowed.add(keys.string(index));
    }
    const Operands prefixes = operands.row(5);
    plan.prefix_count = prefixes.count();
    plan.prefixes = compiler.arena().make_all<zend_string *>(plan.prefix_count);
    for (uint32_t index = 0; index < plan.prefix_count; ++index) {
        plan.prefixes[index] = prefixes.string(index);
    }
}

void compile_discriminator(ObjectPlan &plan, const Operands &guard)
{
    guard.expect(3);
    if (guard.number(0) != op::GUARD_HAS_VALUE) {
        guard.reject();
    }
    plan.discriminator = plan.keys.add(guard.string(1));
    plan.own_values = guard.array(2);
}

} // namespace

bool may_be_left_out(const Field &field)
{
    return field.missing == op::MISSING_DEFAULT || field.missing == op::MISSING_LEAVE;
}

void *make_object_plan(Compiler &compiler, const Operands &operands)
{
    auto *plan = compiler.make<ObjectPlan>();
    plan->arena = &compiler.arena();
    plan->class_name = operands.string(0);

    return plan;
}

void compile_object_plan(Compiler &compiler, void *object, const Operands &operands)
{
    auto &plan = *static_cast<ObjectPlan *>(object);
    operands.expect(7);
    compile_construction(compiler, plan, operands.row(1));

    const Operands fields = operands.row(2);
    plan.keys.open(compiler.arena(), count_keys(fields) + 1);
    if (Z_TYPE_P(operands.any(6)) != IS_NULL) {
        // Before the others, as it is written.
        compile_discriminator(plan, operands.row(6));
    }
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
        compile_allowed(compiler, plan, operands);
    }
}

} // namespace kiln::read
