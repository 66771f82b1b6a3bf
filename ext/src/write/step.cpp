#include "step.h"

#include "emitters.h"
#include "member.h"
#include "other_class.h"

namespace kiln::write {

namespace {

struct Call : Step {
    uint32_t method;
    zend_string *question;
    HashTable *arguments;
};

// The host remembers what was called, so that the PHP engine does not call it again where this call is declined later on.
bool call(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &call = static_cast<const Call &>(step);
    zval value;
    zval result;
    ZVAL_OBJ(&value, object);
    if (UNEXPECTED(!ask_host(run, call.question, &value, call.arguments, &result))) {
        return false;
    }
    if (Z_TYPE(result) == IS_TRUE) {
        return true;
    }

    return release(run, &result) && call_method(run, object, members[call.method], &result) && release(run, &result);
}

struct Constant : Step {
    FixedText text;
};

// Where it is not written as a key is.
template <typename Out>
concept HasConstants = requires(Run &run, const FixedText &text) { Out::constant(run, text); };

template <typename Out>
bool write_constant(Run &run, const Step &step, HeldObject, const Member *)
{
    const FixedText &text = static_cast<const Constant &>(step).text;
    if constexpr (HasConstants<Out>) {
        Out::constant(run, text);
    } else {
        Out::known(run, text);
    }

    return true;
}

} // namespace

const Step *compile_call(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Call>();
    step->write = call;
    step->method = compiler.add_method(plan, operation.string(1), operation.string(2))->number;
    step->arguments = operation.array(3);
    // The name that the host remembers it by.
    operation.row(3).expect(1);
    operation.row(3).string(0);
    zend_string *question = zend_string_init("hascalled", strlen("hascalled"), 0);
    step->question = compiler.function_name(question);
    zend_string_release(question);

    return step;
}

template <typename Out>
const Step *compile_constant(Compiler &compiler, const Operation &operation)
{
    auto *step = compiler.make<Constant>();
    step->write = write_constant<Out>;
    step->text = compiler.member<Out>(operation.string(1), operation.any(2));

    return step;
}

#define KILN_MAKE(Out) \
    template const Step *compile_constant<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_KEYED_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
