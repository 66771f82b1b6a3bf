#include "dialect.h"

#include "../../../program/op.h"
#include "array.h"
#include "date.h"
#include "object.h"
#include "own_class.h"
#include "plain.h"
#include "scalar.h"
#include "special.h"
#include "step.h"

namespace kiln::write::jms {

namespace {

const Node *compile_node(Compiler &compiler, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::JMS_WRITE_AS_IS: return compile_as_is(compiler, operation.of(0));
        case op::JMS_WRITE_CAST: return compile_cast(compiler, operation.of(1));
        case op::JMS_WRITE_ROUND: return compile_round(compiler, operation.of(2));
        case op::JMS_WRITE_DATE: return compile_date(compiler, operation.of(2));
        case op::JMS_WRITE_TIMESTAMP: return compile_timestamp(compiler, operation.of(1));
        case op::JMS_WRITE_ENUM_CASE: return compile_enum_case(compiler, operation.of(2));
        case op::JMS_WRITE_OWN_CASE: return compile_own_case(compiler, operation.of(0));
        case op::JMS_WRITE_ELEMENTS: return compile_elements(compiler, operation.of(3));
        case op::JMS_WRITE_BY_OWN_TYPE: return compile_by_own_type(compiler, operation.of(2));
        case op::JMS_WRITE_OBJECT_OF: return compile_object_of(compiler, operation.of(4));
        case op::JMS_WRITE_SUBCLASS_OF: return compile_subclass_of(compiler, operation.of(2));
        case op::JMS_WRITE_OF_CLASS: return compile_of_class(compiler, operation.of(3));
        case op::JMS_WRITE_MEMBERS: return compile_members(compiler, operation.of(2));
        case op::JMS_WRITE_LOADED: return compile_loaded(compiler, operation.of(2));
        case op::JMS_WRITE_ASKED: return compile_asked(compiler, operation.of(2));
        case op::JMS_WRITE_REFUSED: return compile_refused(compiler, operation.of(0));
        case op::JMS_WRITE_OMITTED: return compile_omitted(compiler, operation.of(0));
        default: return nullptr;
    }
}

const Step *compile_step(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::JMS_STEP_INVOKE: return compile_invoke(compiler, operation.of(2));
        case op::JMS_STEP_CONSTANT: return compile_constant(compiler, plan, operation.of(2));
        case op::JMS_STEP_FIELD: return compile_field(compiler, plan, operation.of(5));
        default: return nullptr;
    }
}

// Where nesting ends that json_encode() would only refuse at its end, or that is
// none of JSON.
constexpr zend_long MORE_LEVELS = 512;

bool begin(Run &run, Program &program, zend_object *host, zend_long depth)
{
    static_cast<write::Run &>(run) = begin_run(program, host, depth + MORE_LEVELS);
    run.flags = static_cast<int>(program.flags);
    run.outcome = Outcome::WRITTEN;
    run.wanted = nullptr;
    run.log = nullptr;
    run.innermost = nullptr;
    run.most_depth = depth;
    run.error = PHP_JSON_ERROR_NONE;

    if (UNEXPECTED(!begin_way(run))) {
        run.out.discard();
        return false;
    }

    return true;
}

bool write_root(Run &run, const Program &program, zval *value)
{
    return write_node(run, program.root, value) && (run.outcome != Outcome::SKIPPED || mismatch("nothing is written"));
}

zend_string *run_program(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    Run run;
    if (UNEXPECTED(!begin(run, program, host, depth))) {
        return nullptr;
    }
    const bool is_written = write_root(run, program, value);
    end_way(run, is_written);
    if (UNEXPECTED(is_written && run.error != PHP_JSON_ERROR_NONE)) {
        decline(static_cast<Reason>(UNENCODABLE + run.error % STOP), "json_encode() refuses what is written");
    }
    if (UNEXPECTED(EG(exception) != nullptr)) {
        run.out.discard();
        return nullptr;
    }

    return run.out.close();
}

} // namespace

constexpr Dialect JMS = {"jms write", json::Emitter::FORMAT, compile_node, compile_step, compile_traits, run_program};

HashTable *run_body(Program &program, zend_object *object, zend_object *host, zend_long depth)
{
    Run run;
    if (UNEXPECTED(!begin(run, program, host, depth))) {
        return nullptr;
    }
    HashTable *members = write_body(run, program.root, object);
    end_way(run, members != nullptr);
    run.out.discard();

    return members;
}

} // namespace kiln::write::jms
