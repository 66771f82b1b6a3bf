#include "operands.h"

namespace kiln {

namespace {

// Far deeper than any that the library makes.
constexpr uint32_t LEVELS_LOOKED_AT = 1000;

enum class Finding : uint8_t { NOTHING, REFERENCES, NO_END };

// What opcache keeps, and what is a constant in code, has no references.
bool is_constant(const HashTable *array)
{
    return (GC_FLAGS(array) & GC_IMMUTABLE) != 0;
}

Finding look_through(HashTable *array, uint32_t levels)
{
    if (is_constant(array)) {
        return Finding::NOTHING;
    }
    if (levels == 0) {
        return Finding::NO_END;
    }
    Finding finding = Finding::NOTHING;
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        if (Z_ISREF_P(value)) {
            finding = Finding::REFERENCES;
            ZVAL_DEREF(value);
        }
        if (Z_TYPE_P(value) != IS_ARRAY) {
            continue;
        }
        const Finding inside = look_through(Z_ARR_P(value), levels - 1);
        if (inside == Finding::NO_END) {
            return inside;
        }
        finding = MAX(finding, inside);
    } ZEND_HASH_FOREACH_END();

    return finding;
}

HashTable *without_references(HashTable *array)
{
    HashTable *copy = zend_array_dup(array);
    zval *value;
    ZEND_HASH_FOREACH_VAL(copy, value) {
        if (Z_ISREF_P(value)) {
            zend_unwrap_reference(value);
        }
        if (Z_TYPE_P(value) == IS_ARRAY && !is_constant(Z_ARR_P(value))) {
            HashTable *inner = Z_ARR_P(value);
            ZVAL_ARR(value, without_references(inner));
            zend_array_release(inner);
        }
    } ZEND_HASH_FOREACH_END();

    return copy;
}

} // namespace

HashTable *keep_source(HashTable *source)
{
    switch (look_through(source, LEVELS_LOOKED_AT)) {
        case Finding::NO_END: return nullptr;
        case Finding::REFERENCES: return without_references(source);
        default:
            GC_TRY_ADDREF(source);
            return source;
    }
}

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
