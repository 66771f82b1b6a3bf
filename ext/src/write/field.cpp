#include "field.h"

#include "../program/op.h"
#include "access.h"
#include "emitters.h"

namespace kiln::write {

namespace {

struct Field : Step {
    const Node *node;
    Text key;
    const MemberName *name;
    uint32_t member;
    zend_long omissions;
    // Left out where it is the value; null where none is.
    zval *fallback;
};

template <typename Out>
bool write_member(Run &run, const Field &field, zval *value)
{
    Out::known(run, field.key);

    return write_node(run, field.node, value);
}

template <typename Out>
bool write_any(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    zval owned;
    zval *value;
    const Access found = access(run, *field.name, members, object, field.omissions, &owned, &value);
    if (found != Access::THERE) {
        return release(run, &owned) && found == Access::OMITTED;
    }
    if (field.fallback != nullptr && zend_is_identical(value, field.fallback)) {
        return release(run, &owned);
    }
    const auto start = Out::here(run);
    run.is_empty = false;
    const bool is_written = write_member<Out>(run, field, value);
    const bool is_empty = run.is_empty;
    if (UNEXPECTED(!release(run, &owned) || !is_written)) {
        return false;
    }
    if ((field.omissions & op::OMIT_EMPTY) != 0 && is_empty) {
        Out::back_to(run, start);
    }

    return true;
}

// The usual one, as fast as can be.
template <typename Out>
bool write_slot(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field &>(step);
    const Member &member = members[field.member];
    if (UNEXPECTED(member.offset == 0)) {
        return write_any<Out>(run, step, object, members);
    }
    zval *value = slot_of(object, member);
    ZVAL_DEREF(value);
    if (UNEXPECTED(Z_TYPE_P(value) == IS_UNDEF)) {
        return unsupported("a property without a value");
    }

    return write_member<Out>(run, field, value);
}

} // namespace

template <typename Out>
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Field>();
    step->key = compiler.key<Out>(operation.string(1));
    step->name = compiler.add_access(plan, operation.operation(2));
    step->member = step->name->number;
    step->node = operation.node(3);
    step->omissions = operation.number(4);
    step->fallback = (step->omissions & op::OMIT_DEFAULT) != 0 ? operation.any(5) : nullptr;
    step->write = step->omissions == 0 ? write_slot<Out> : write_any<Out>;

    return step;
}

#define KILN_MAKE(Out) \
    template const Step *compile_field<Out>(Compiler &, ObjectPlan &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
