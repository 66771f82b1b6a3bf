#include "strict.h"

#include "../program/op.h"
#include "alternatives.h"
#include "arrays.h"
#include "dates.h"
#include "enum_from.h"
#include "object.h"
#include "optional.h"
#include "shape.h"
#include "std_class.h"
#include "through.h"
#include "value_from.h"
#include "values.h"

namespace kiln::read {

namespace {

struct Operation {
    op::ReadNode number;
    uint32_t operand_count;
    const Node *(*compile)(Compiler &compiler, const Operands &operands);
};

constexpr Operation OPERATIONS[] = {
    {op::READ_ANYTHING, 0, compile_anything},
    {op::READ_NULL_ONLY, 0, compile_null_only},
    {op::READ_NULLABLE, 1, compile_nullable},
    {op::READ_SCALAR, 1, compile_scalar},
    {op::READ_LIST_OF, 1, compile_list_of},
    {op::READ_MAP_OF, 2, compile_map_of},
    {op::READ_ANY_ARRAY, 1, compile_any_array},
    {op::READ_STD_CLASS_OF, 0, compile_std_class_of},
    {op::READ_SHAPE_OF, 4, compile_shape_of},
    {op::READ_OBJECT_OF, 1, compile_object_of},
    {op::READ_DISCRIMINATED, 2, compile_discriminated},
    {op::READ_DISCRIMINATED_OR, 3, compile_discriminated},
    {op::READ_ENUM_FROM, 3, compile_enum_from},
    {op::READ_DATE, 1, compile_date},
    {op::READ_ONE_OF, 1, compile_one_of},
    {op::READ_OPTIONAL_OF, 1, compile_optional_of},
    {op::READ_THROUGH, 3, compile_through},
    {op::READ_VALUE_FROM, 6, compile_value_from},
    {op::READ_DATE_FROM, 4, compile_date_from},
    {op::READ_BYTES, 0, compile_bytes},
    {op::READ_KEPT, 0, compile_kept},
    {op::READ_KEPT_STD_CLASS_OF, 0, compile_kept_std_class_of},
};

} // namespace

const Node *compile_strict_node(Compiler &compiler, zend_long number, const Operands &operands)
{
    for (const Operation &operation : OPERATIONS) {
        if (operation.number == number) {
            operands.expect(1 + operation.operand_count);
            return operation.compile(compiler, operands);
        }
    }

    return nullptr;
}

const Dialect STRICT = {"read", compile_strict_node, make_object_plan, compile_object_plan, nullptr};

} // namespace kiln::read
