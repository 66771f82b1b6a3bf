#include "strict.h"

#include "../program/op.h"
#include "arrays.h"
#include "object.h"
#include "values.h"

namespace kiln::read {

const Node *compile_strict_node(Compiler &compiler, zend_long number, const Operands &operands)
{
    switch (number) {
        case op::READ_ANYTHING:
            return compile_anything(compiler, operands);
        case op::READ_NULL_ONLY:
            return compile_null_only(compiler, operands);
        case op::READ_NULLABLE:
            return compile_nullable(compiler, operands);
        case op::READ_SCALAR:
            return compile_scalar(compiler, operands);
        case op::READ_LIST_OF:
            return compile_list_of(compiler, operands);
        case op::READ_MAP_OF:
            return compile_map_of(compiler, operands);
        case op::READ_ANY_ARRAY:
            return compile_any_array(compiler, operands);
        case op::READ_OBJECT_OF:
            return compile_object_of(compiler, operands);
        case op::READ_DATE:
            return compile_date(compiler, operands);
        default:
            return nullptr;
    }
}

const Dialect STRICT = {"read", compile_strict_node, make_object_plan, compile_object_plan, nullptr};

} // namespace kiln::read
