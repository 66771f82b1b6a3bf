#include "promotion.h"

#include "slot.h"
#include "strict_type.h"

namespace kiln::read {

namespace {

// php-src, Zend/zend_compile.c: the code of a parameter, and of its promotion.
bool is_parameter(const zend_op *op, uint32_t number)
{
    return (op->opcode == ZEND_RECV || op->opcode == ZEND_RECV_INIT) && op->op1.num == number;
}

bool is_promotion(const zend_op *op)
{
    return op->opcode == ZEND_ASSIGN_OBJ && op->op1_type == IS_UNUSED && op->op2_type == IS_CONST
        && op->result_type == IS_UNUSED && op[1].opcode == ZEND_OP_DATA && op[1].op1_type == IS_CV;
}

bool is_end(const zend_op *op)
{
    return op->opcode == ZEND_RETURN && op->op1_type == IS_CONST;
}

const zval *default_of(const zend_op *op, const zend_type &type, zend_class_entry *scope)
{
    if (op->opcode != ZEND_RECV_INIT) {
        return nullptr;
    }
    const zval *value = RT_CONSTANT(op, op->op2);

    return Z_TYPE_P(value) != IS_CONSTANT_AST && admits(type, result_of(value), scope) ? value : nullptr;
}

} // namespace

bool find_promotions(zend_class_entry *ce, const zend_function *constructor, Promotion *promotions)
{
    if (constructor->type != ZEND_USER_FUNCTION
        || (constructor->common.fn_flags & (ZEND_ACC_VARIADIC | ZEND_ACC_DEPRECATED | ZEND_ACC_ABSTRACT)) != 0) {
        return false;
    }
    const zend_op_array &code = constructor->op_array;
    const zend_op *op = code.opcodes;
    for (uint32_t index = 0; index < code.num_args; ++index, ++op) {
        if (!is_parameter(op, index + 1) || ZEND_ARG_SEND_MODE(&code.arg_info[index])) {
            return false;
        }
        promotions[index] = {nullptr, default_of(op, code.arg_info[index].type, code.scope)};
    }
    for (; is_promotion(op); op += 2) {
        const uint32_t argument = EX_VAR_TO_NUM(op[1].op1.var);
        zval *name = RT_CONSTANT(op, op->op2);
        if (argument >= code.num_args || promotions[argument].property != nullptr || Z_TYPE_P(name) != IS_STRING) {
            return false;
        }
        zend_property_info *property = find_slot(ce, code.scope, Z_STR_P(name));
        if (property == nullptr) {
            return false;
        }
        promotions[argument].property = property;
    }
    if (!is_end(op)) {
        return false;
    }
    for (uint32_t index = 0; index < code.num_args; ++index) {
        Promotion &promotion = promotions[index];
        if (promotion.property == nullptr) {
            return false;
        }
        for (uint32_t before = 0; before < index; ++before) {
            if (promotions[before].property == promotion.property) {
                return false;
            }
        }
        if (promotion.default_value != nullptr
            && !admits(promotion.property->type, result_of(promotion.default_value), promotion.property->ce)) {
            promotion.default_value = nullptr;
        }
    }

    return true;
}

} // namespace kiln::read
