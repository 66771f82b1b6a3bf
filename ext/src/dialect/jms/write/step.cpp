#include "step.h"

#include "../../../program/op.h"
#include "../../../write/member.h"
#include "../../../write/object.h"
#include "object.h"
#include "scalar.h"

namespace kiln::write::jms {

namespace {

struct Invoke : Step {
    Invocation invocation;
};

bool write_invoke(write::Run &run, const Step &step, HeldObject object, const Member *)
{
    return invoke(jms(run), static_cast<const Invoke &>(step).invocation, object);
}

struct Constant : Step {
    FixedText key;
    zend_string *name;
    zval value;
};

bool write_constant_value(Run &run, const zval *value)
{
    return Z_TYPE_P(value) == IS_NULL ? write_null<Out>(run) : write_scalar<Out>(run, value);
}

bool write_constant(write::Run &base, const Step &step, HeldObject, const Member *)
{
    Run &run = jms(base);
    const auto &constant = static_cast<const Constant &>(step);
    if (EXPECTED(run.log == nullptr)) {
        Out::known(run, constant.key);
        return write_constant_value(run, &constant.value);
    }
    const Attempt attempt(run);
    if (UNEXPECTED(!write_constant_value(run, &constant.value))) {
        return false;
    }
    run.log->put(constant.name, attempt.take(run));

    return true;
}

struct Field : Step {
    const Node *node;
    FixedText key;
    zend_long mask;
    bool writes_null;
    // Whether the object around is kept in mind.
    bool is_kept_in_mind;
    // Of a property or method of the object; null where the host is asked.
    const MemberName *member;
    uint32_t number;
    uint32_t plain_types;
    zend_string *method;
    HashTable *arguments;
    zend_string *name;
    zend_string *property;
    zend_string *class_name;

    bool is(zend_long flag) const { return (mask & flag) != 0; }
};

bool write_after_key(Run &run, const Field &field, zval *value)
{
    const auto before = Out::here(run);
    const int error = run.error;
    Out::known(run, field.key);
    run.outcome = Outcome::WRITTEN;
    if (UNEXPECTED(!write_node(run, field.node, value))) {
        return false;
    }
    if (UNEXPECTED(run.outcome != Outcome::WRITTEN) && (run.outcome == Outcome::SKIPPED || field.is(op::JMS_SKIPPED_EMPTY))) {
        Out::back_to(run, before);
        run.error = error;
    }

    return true;
}

bool write_into_log(Run &run, const Field &field, zval *value)
{
    Log &log = *run.log;
    const Attempt attempt(run);
    run.outcome = Outcome::WRITTEN;
    if (UNEXPECTED(!write_node(run, field.node, value))) {
        return false;
    }
    if (run.outcome == Outcome::SKIPPED || (run.outcome == Outcome::EMPTY && field.is(op::JMS_SKIPPED_EMPTY))) {
        attempt.drop(run);
    } else {
        log.put(field.name, attempt.take(run));
    }

    return true;
}

// The members of the value in its place; it may have none.
bool write_inline(Run &run, const Field &field, zval *value)
{
    const Attempt attempt(run);
    Log inner;
    inner.open();
    run.wanted = &inner;
    const bool is_written = write_node(run, field.node, value);
    run.wanted = nullptr;
    if (inner.count() == 0) {
        attempt.drop(run);
    } else {
        // What is wrong with a member goes with it.
        attempt.take(run);
        run.log->put_all(inner);
    }
    inner.close();

    return is_written;
}

bool write_null_or_nothing(Run &run, const Field &field)
{
    if (!field.writes_null || field.is(op::JMS_INLINE)) {
        return true;
    }
    if (run.log == nullptr) {
        Out::known(run, field.key);
        return write_null<Out>(run);
    }
    const Attempt attempt(run);
    write_null<Out>(run);
    run.log->put(field.name, attempt.take(run));

    return true;
}

bool write_value(Run &run, const Field &field, zval *value)
{
    if (Z_TYPE_P(value) == IS_NULL) {
        return write_null_or_nothing(run, field);
    }
    if (field.is(op::JMS_NOTED) && field.is_kept_in_mind) {
        note_property(run, field.property);
    }
    if (EXPECTED(run.log == nullptr)) {
        return write_after_key(run, field, value);
    }

    return field.is(op::JMS_INLINE) ? write_inline(run, field, value) : write_into_log(run, field, value);
}

// What a method, a hook or the host gives.
bool write_given(Run &run, const Field &field, zval *given)
{
    const bool is_written = is_skipped(run, given) || write_value(run, field, given);

    return release(run, given) ? is_written : failed(run);
}

bool write_asked_for(Run &run, const Field &field, HeldObject object)
{
    zval asked;
    ZVAL_OBJ(&asked, object);
    zval given;

    return ask_about(run, field.method, &asked, field.arguments, &given) && write_given(run, field, &given);
}

bool write_called(Run &run, const Field &field, HeldObject object, const Member &member)
{
    zval given;
    const bool is_given = field.member->is_method ? call_method(run, object, member, &given)
                                                  : call_hook(run, object, member, *field.member, &given);

    return is_given ? write_given(run, field, &given) : failed(run);
}

// What the object itself may have an answer for.
ZEND_COLD bool write_magic(Run &run, const Field &field, HeldObject object)
{
    zval arguments[3];
    ZVAL_OBJ(&arguments[0], object);
    ZVAL_STR(&arguments[1], field.member->scope);
    ZVAL_STR(&arguments[2], field.member->name);
    zval given;
    if (!ask(run, field.is(op::JMS_MUST_HAVE_VALUE) ? "reach" : "find", 3, arguments, &given)) {
        return false;
    }
    if (is_skipped(run, &given)) {
        zval_ptr_dtor(&given);
        return field.is(op::JMS_CAN_BE_WITHOUT) || write_null_or_nothing(run, field);
    }

    return write_given(run, field, &given);
}

bool write_from_slot(Run &run, const Field &field, HeldObject object, zval *slot)
{
    if (UNEXPECTED(Z_TYPE_P(slot) == IS_UNDEF)) {
        if (UNEXPECTED(!has_usual_handlers(object) || !is_plainly_uninitialized(object, slot))) {
            return write_magic(run, field, object);
        }
        if (field.is(op::JMS_MUST_HAVE_VALUE)) {
            return mismatch("a property that must have a value");
        }

        return field.is(op::JMS_CAN_BE_WITHOUT) || write_null_or_nothing(run, field);
    }
    ZVAL_DEREF(slot);

    return write_value(run, field, slot);
}

bool is_included(Run &run, const Field &field, HeldObject object, bool *is)
{
    zval arguments[3];
    ZVAL_OBJ(&arguments[0], object);
    ZVAL_STR(&arguments[1], field.class_name);
    ZVAL_STR(&arguments[2], field.property);
    zval answer;
    if (UNEXPECTED(!ask(run, "included", 3, arguments, &answer))) {
        return false;
    }
    *is = Z_TYPE(answer) == IS_TRUE;
    zval_ptr_dtor(&answer);

    return true;
}

// Whatever the mask says.
bool write_any_field(write::Run &base, const Step &step, HeldObject object, const Member *members)
{
    Run &run = jms(base);
    const auto &field = static_cast<const Field &>(step);
    if (field.is(op::JMS_UNNOTED) && field.is_kept_in_mind) {
        note_property(run, nullptr);
    }
    if (field.is(op::JMS_CONDITIONAL)) {
        bool is;
        if (UNEXPECTED(!is_included(run, field, object, &is))) {
            return false;
        }
        if (!is) {
            return true;
        }
    }
    if (field.member == nullptr) {
        return write_asked_for(run, field, object);
    }
    const Member &member = members[field.number];

    return member.offset == 0 ? write_called(run, field, object, member)
                              : write_from_slot(run, field, object, slot_of(object, member));
}

// The usual one: a property that has a value, which is written.
bool write_field(write::Run &base, const Step &step, HeldObject object, const Member *members)
{
    Run &run = jms(base);
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.number];
    if (UNEXPECTED(member.offset == 0 || run.log != nullptr)) {
        return write_any_field(base, step, object, members);
    }
    zval *slot = slot_of(object, member);
    ZVAL_DEREF(slot);
    if (UNEXPECTED(Z_TYPE_P(slot) <= IS_NULL)) {
        return write_from_slot(run, field, object, slot);
    }

    return write_after_key(run, field, slot);
}

// A scalar, as it is.
bool write_plain_field(write::Run &base, const Step &step, HeldObject object, const Member *members)
{
    Run &run = jms(base);
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.number];
    const zval *slot = slot_of(object, member);
    if (UNEXPECTED(member.offset == 0 || run.log != nullptr || !is_plain(field.plain_types, slot))) {
        return write_field(base, step, object, members);
    }
    Out::scalar_member(run, field.key, slot);

    return true;
}

} // namespace

const Step *compile_invoke(Compiler &compiler, const Operation &operation)
{
    auto *step = compiler.make<Invoke>();
    step->write = write_invoke;
    step->invocation = {operation.string(1), operation.string(2), nullptr, nullptr};

    return step;
}

const Step *compile_constant(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Constant>();
    step->write = write_constant;
    step->name = operation.string(1);
    step->key = compiler.key<json::Emitter>(step->name);
    ZVAL_COPY_VALUE(&step->value, operation.any(2));
    add_key(compiler, traits_of(plan), step->name);

    return step;
}

const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Field>();
    Traits &traits = traits_of(plan);
    step->name = operation.string(1);
    step->key = compiler.key<json::Emitter>(step->name);
    step->property = operation.string(2);
    const Operation access = operation.operation(3);
    if (access.number(0) == op::ACCESS_ASKED) {
        step->method = access.string(1);
        step->arguments = access.array(2);
    } else {
        step->member = compiler.add_access(plan, access);
        step->number = step->member->number;
    }
    step->node = operation.node(4);
    step->plain_types = plain_types(step->node);
    step->mask = operation.number(5);
    step->writes_null = traits.writes_null;
    step->is_kept_in_mind = traits.is_kept_in_mind();
    step->class_name = plan.class_name;
    constexpr zend_long UNUSUAL = op::JMS_INLINE | op::JMS_CONDITIONAL | op::JMS_NOTED | op::JMS_UNNOTED;
    step->write = step->member == nullptr || (step->mask & UNUSUAL) != 0 ? write_any_field
        : step->plain_types != 0                                        ? write_plain_field
                                                                        : write_field;
    if (step->is(op::JMS_INLINE)) {
        traits.is_collected = true;
    } else {
        add_key(compiler, traits, step->name);
    }

    return step;
}

} // namespace kiln::write::jms
