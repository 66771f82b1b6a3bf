#include "strict.h"

#include "../program/op.h"
#include "array.h"
#include "date.h"
#include "object.h"
#include "scalar.h"
#include "step.h"

namespace kiln::write {

namespace {

const Node *compile_node(Compiler &compiler, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::WRITE_NULLABLE: return compile_nullable(compiler, operation);
        case op::WRITE_SCALAR: return compile_scalar(compiler, operation);
        case op::WRITE_LIST_OF: return compile_list_of(compiler, operation);
        case op::WRITE_MAP_OF: return compile_map_of(compiler, operation);
        case op::WRITE_ANY_ARRAY: return compile_any_array(compiler, operation);
        case op::WRITE_OBJECT_OF: return compile_object_of(compiler, operation);
        case op::WRITE_DATE: return compile_date(compiler, operation);
        default: return nullptr;
    }
}

const Step *compile_step(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::STEP_CALL: return compile_call(compiler, plan, operation);
        case op::STEP_CONSTANT: return compile_constant(compiler, operation);
        case op::STEP_FIELD: return compile_field(compiler, plan, operation);
        default: return nullptr;
    }
}

} // namespace

constexpr Dialect STRICT = {"write", compile_node, compile_step};

} // namespace kiln::write
