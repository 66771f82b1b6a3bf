#include "object.h"

#include "guard.h"
#include "making.h"

namespace kiln::read {

namespace {

bool is_allowed(const ObjectPlan &plan, document::Text key)
{
    if (plan.allowed.find(key) != Keys::NONE) {
        return true;
    }
    for (uint32_t index = 0; index < plan.prefix_count; ++index) {
        if (has_prefix(key, plan.prefixes[index])) {
            return true;
        }
    }

    return false;
}

bool has_allowed_keys(const Run &run, const ObjectPlan &plan, document::At object)
{
    const document::At end = run.tape.end_of(object);
    for (document::At key = document::first_inside(object); key != end; key = run.tape.after(key + 1)) {
        if (!is_allowed(plan, run.tape.text(key))) {
            return mismatch("an unknown key");
        }
    }

    return true;
}

// Whether the discriminator, if there is one, stands for this class.
bool is_of_this_class(const Run &run, const ObjectPlan &plan, const document::At *values)
{
    if (EXPECTED(plan.own_values == nullptr)) {
        return true;
    }
    const document::At value = values[plan.discriminator];
    if (value == nullptr || document::kind_of(value) == document::NOTHING || is_one_of(run.tape, value, plan.own_values)) {
        return true;
    }

    return mismatch("the discriminator of another class");
}

} // namespace

bool read_members(Run &run, ObjectPlan &plan, document::At at, zval *into)
{
    if (!has_stack(run) || (UNEXPECTED(plan.link.ce == nullptr) && !called(run, link(plan), at))) {
        return false;
    }
    constexpr uint32_t FEW = 48;
    document::At few[FEW];
    const uint32_t count = plan.keys.count();
    document::At *values = EXPECTED(count <= FEW)
        ? few
        : static_cast<document::At *>(safe_emalloc(count, sizeof(document::At), 0));

    plan.keys.match(run.tape, at, values);
    bool is_made = is_of_this_class(run, plan, values)
        && (EXPECTED(!plan.rejects_others) || has_allowed_keys(run, plan, at));
    if (EXPECTED(is_made)) {
        Making making = {run, plan, plan.link, at, values, nullptr};
        is_made = make(making);
        if (EXPECTED(is_made)) {
            ZVAL_OBJ(into, making.object);
        } else if (making.object != nullptr) {
            OBJ_RELEASE(making.object);
        }
    }
    if (UNEXPECTED(values != few)) {
        efree(values);
    }

    return is_made;
}

bool read_object(Run &run, ObjectPlan &plan, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::OBJECT)) {
        return mismatch("an object");
    }
    const document::At key = document::first_inside(at);
    if (UNEXPECTED(key != run.tape.end_of(at) && document::is_text(run.tape.text(key), "0", 1))) {
        return unsupported("an object that may be a list");
    }

    return read_members(run, plan, at, into);
}

namespace {

struct ObjectOf : Node {
    ObjectPlan *plan;
};

bool read_object_of(Run &run, const Node &node, document::At at, zval *into)
{
    return read_object(run, *static_cast<const ObjectOf &>(node).plan, at, into);
}

} // namespace

const Node *compile_object_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ObjectOf>();
    node->plan = compiler.object<ObjectPlan>(operands, 1);
    node->read = read_object_of;
    node->result = {MAY_BE_OBJECT, node->plan->class_name};

    return node;
}

} // namespace kiln::read
