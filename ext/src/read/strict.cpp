#include "strict.h"

#include "../program/op.h"
#include "alternatives.h"
#include "arrays.h"
#include "enum_from.h"
#include "object.h"
#include "optional.h"
#include "shape.h"
#include "std_class.h"
#include "through.h"
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
        case op::READ_STD_CLASS_OF:
            return compile_std_class_of(compiler, operands);
        case op::READ_SHAPE_OF:
            return compile_shape_of(compiler, operands);
        case op::READ_DISCRIMINATED:
            return compile_discriminated(compiler, operands);
        case op::READ_ENUM_FROM:
            return compile_enum_from(compiler, operands);
        case op::READ_DATE:
            return compile_date(compiler, operands);
        case op::READ_ONE_OF:
            return compile_one_of(compiler, operands);
        case op::READ_OPTIONAL_OF:
            return compile_optional_of(compiler, operands);
        case op::READ_THROUGH:
            return compile_through(compiler, operands);
        default:
            return nullptr;
    }
}

const Dialect STRICT = {"read", compile_strict_node, make_object_plan, compile_object_plan, nullptr};

} // namespace kiln::read
