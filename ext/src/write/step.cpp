#include "step.h"

#include "member.h"

namespace kiln::write {

namespace {

struct Call : Step {
    uint32_t method;
};

bool call(Run &run, const Step &step, HeldObject object, const Member *members)
{
    zval result;

    return call_method(run, object, members[static_cast<const Call &>(step).method], &result) && release(run, &result);
}

struct Constant : Step {
    Text text;
};

bool write_constant(Run &run, const Step &step, HeldObject, const Member *)
{
    static_cast<const Constant &>(step).text.append_to(run.out);
    return true;
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

} // namespace kiln::write
