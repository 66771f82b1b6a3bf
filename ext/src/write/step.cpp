#include "step.h"

#include "../program/op.h"
#include "member.h"
#include "scalar.h"

namespace kiln::write {

namespace {

struct Call : Step {
    uint32_t method;
};

bool call(Run &run, const Step &step, zend_object *object, const Member *members)
{
    zval result;

    return call_method(run, object, members[static_cast<const Call &>(step).method], &result) && release(run, &result);
}

struct Constant : Step {
    Text text;
};

bool write_constant(Run &run, const Step &step, zend_object *, const Member *)
{
    static_cast<const Constant &>(step).text.append_to(run.out);
    return true;
}

struct Field : Step {
    const Node *node;
    Text key;
    zend_long omissions;
    const MemberName *name;
};

bool write_key_and_value(Run &run, const Field &field, zval *value)
{
    field.key.append_to(run.out);

    return write_node(run, field.node, value);
}

// What a method or a hook gives.
bool write_asked(Run &run, const Field &field, zend_object *object, const Member &member, bool (*write)(Run &, const Field &, zval *))
{
    zval result;
    const bool is_there = field.name->is_method ? call_method(run, object, member, &result)
                                                : call_hook(run, object, member, *field.name, &result);
    if (UNEXPECTED(!is_there)) {
        return false;
    }
    const bool is_written = write(run, field, &result);

    return release(run, &result) && is_written;
}

bool write_field(Run &run, const Step &step, zend_object *object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.name->number];
    if (UNEXPECTED(member.offset == 0)) {
        return write_asked(run, field, object, member, write_key_and_value);
    }
    zval *value = slot_of(object, member);
    ZVAL_DEREF(value);
    if (UNEXPECTED(Z_TYPE_P(value) == IS_UNDEF)) {
        return unsupported("a property without a value");
    }

    return write_key_and_value(run, field, value);
}

bool is_empty(const text::Buffer &out, size_t start)
{
    const size_t length = out.length() - start;
    const char *written = out.since(start);

    return (length == 2 && (memcmp(written, "\"\"", 2) == 0 || memcmp(written, "[]", 2) == 0 || memcmp(written, "{}", 2) == 0))
        || (length == 4 && memcmp(written, "null", 4) == 0);
}

bool write_unless_omitted(Run &run, const Field &field, zval *value)
{
    if (Z_TYPE_P(value) == IS_NULL && (field.omissions & (op::OMIT_NULL | op::OMIT_EMPTY)) != 0) {
        return true;
    }
    if ((field.omissions & op::OMIT_ABSENT) != 0 && Z_TYPE_P(value) != IS_NULL) {
        return unsupported("not there yet");
    }
    const size_t start = run.out.length();
    if (UNEXPECTED(!write_key_and_value(run, field, value))) {
        return false;
    }
    if ((field.omissions & op::OMIT_EMPTY) != 0 && is_empty(run.out, start + field.key.length)) {
        run.out.rewind(start);
    }

    return true;
}

bool write_field_or_omit(Run &run, const Step &step, zend_object *object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.name->number];
    if (UNEXPECTED(member.offset == 0)) {
        return write_asked(run, field, object, member, write_unless_omitted);
    }
    zval *value = slot_of(object, member);
    if (UNEXPECTED(Z_TYPE_P(value) == IS_UNDEF)) {
        return ((field.omissions & op::OMIT_UNINITIALIZED) != 0 && is_plainly_uninitialized(object, value))
            || unsupported("a property without a value");
    }
    ZVAL_DEREF(value);

    return write_unless_omitted(run, field, value);
}

} // namespace

const Step *compile_call(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Call>();
    step->write = call;
    step->method = compiler.add_method(plan, operation.string(1), operation.string(2))->number;

    return step;
}

const Step *compile_constant(Compiler &compiler, const Operation &operation)
{
    auto *step = compiler.make<Constant>();
    step->write = write_constant;
    step->text = compiler.member(operation.string(1), operation.any(2));

    return step;
}

const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Field>();
    step->key = compiler.key(operation.string(1));
    const MemberName *name = compiler.add_access(plan, operation.operation(2));
    step->name = name;
    step->node = operation.node(3);
    step->omissions = operation.number(4);
    step->write = step->omissions == 0 ? write_field : write_field_or_omit;

    return step;
}

} // namespace kiln::write
