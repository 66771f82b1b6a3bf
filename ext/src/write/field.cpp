#include "field.h"

#include "../program/op.h"
#include "access.h"

namespace kiln::write {

namespace {

struct Field : Step {
    const Node *node;
    Text key;
    const MemberName *name;
    uint32_t member;
    zend_long omissions;
};

bool write_member(Run &run, const Field &field, zval *value)
{
    field.key.append_to(run.out);

    return write_node(run, field.node, value);
}

bool is_empty(const text::Buffer &out, size_t start)
{
    const size_t length = out.length() - start;
    const char *written = out.since(start);
    const auto is = [=](const char *text) { return length == strlen(text) && memcmp(written, text, length) == 0; };

    return length <= 4 && (is("\"\"") || is("[]") || is("{}") || is("null"));
}

bool write_any(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    zval owned;
    zval *value;
    const Access found = access(run, *field.name, members, object, field.omissions, &owned, &value);
    if (found != Access::THERE) {
        return release(run, &owned) && found == Access::OMITTED;
    }
    const size_t start = run.out.length();
    const bool is_written = write_member(run, field, value);
    if (UNEXPECTED(!release(run, &owned) || !is_written)) {
        return false;
    }
    if ((field.omissions & op::OMIT_EMPTY) != 0 && is_empty(run.out, start + field.key.length)) {
        run.out.rewind(start);
    }

    return true;
}

// The usual one, as fast as can be.
bool write_slot(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.member];
    if (UNEXPECTED(member.offset == 0)) {
        return write_any(run, step, object, members);
    }
    zval *value = slot_of(object, member);
    ZVAL_DEREF(value);
    if (UNEXPECTED(Z_TYPE_P(value) == IS_UNDEF)) {
        return unsupported("a property without a value");
    }

    return write_member(run, field, value);
}

} // namespace

const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Field>();
    step->key = compiler.key(operation.string(1));
    step->name = compiler.add_access(plan, operation.operation(2));
    step->member = step->name->number;
    step->node = operation.node(3);
    step->omissions = operation.number(4);
    step->write = step->omissions == 0 ? write_slot : write_any;

    return step;
}

} // namespace kiln::write
