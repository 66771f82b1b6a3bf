#include "operands.h"

namespace kiln {

zval *Operands::any(uint32_t position) const
{
    zval *operand = zend_hash_index_find(row_, position);
    if (operand == nullptr) {
        reject();
        return &EG(uninitialized_zval);
    }
    ZVAL_DEREF(operand);

    return operand;
}

zend_long Operands::number(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_LONG) {
        reject();
        return 0;
    }

    return Z_LVAL_P(operand);
}

bool Operands::flag(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_TRUE && Z_TYPE_P(operand) != IS_FALSE) {
        reject();
    }

    return Z_TYPE_P(operand) == IS_TRUE;
}

zend_string *Operands::string(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_STRING) {
        reject();
        return ZSTR_EMPTY_ALLOC();
    }

    return Z_STR_P(operand);
}

HashTable *Operands::array(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_ARRAY) {
        reject();
        return const_cast<HashTable *>(&zend_empty_array);
    }

    return Z_ARR_P(operand);
}

} // namespace kiln
