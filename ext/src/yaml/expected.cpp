#include "expected.h"

namespace kiln::yaml {

bool Expected::read(const HashTable *array, Expected &into)
{
    const zval *root = zend_hash_index_find(array, 0);
    const zval *table = zend_hash_index_find(array, 1);
    if (root == nullptr || Z_TYPE_P(root) != IS_LONG || table == nullptr || Z_TYPE_P(table) != IS_ARRAY) {
        return false;
    }
    into.root_ = Z_LVAL_P(root);
    into.table_ = Z_ARR_P(table);

    return true;
}

Place Expected::item(Place place, uint32_t index) const
{
    if (place >= 0) {
        return ANY;
    }
    const HashTable *found = row(place);
    const zval *items = found == nullptr ? nullptr : zend_hash_index_find(found, 1);
    if (items == nullptr) {
        return ANY;
    }

    return Z_TYPE_P(items) == IS_LONG ? Z_LVAL_P(items) : Z_TYPE_P(items) == IS_ARRAY ? number(Z_ARR_P(items), index, ANY) : ANY;
}

Place Expected::member(Place place, document::Text key) const
{
    if (place >= 0) {
        return ANY;
    }
    const HashTable *found = row(place);
    if (found == nullptr) {
        return ANY;
    }
    const zval *members = zend_hash_index_find(found, 2);
    if (EXPECTED(members != nullptr && Z_TYPE_P(members) == IS_ARRAY)) {
        zend_ulong index;
        const zval *member = document::is_index(key, index) ? zend_hash_index_find(Z_ARR_P(members), index)
                                                            : zend_hash_str_find(Z_ARR_P(members), key.bytes, key.length);
        if (EXPECTED(member != nullptr && Z_TYPE_P(member) == IS_LONG)) {
            return Z_LVAL_P(member);
        }
    }

    return number(found, 3, ANY);
}

const HashTable *Expected::cases(Place place) const
{
    const HashTable *found = place < 0 ? row(place) : nullptr;
    const zval *cases = found == nullptr ? nullptr : zend_hash_index_find(found, 4);

    return cases != nullptr && Z_TYPE_P(cases) == IS_ARRAY && zend_hash_num_elements(Z_ARR_P(cases)) > 0 ? Z_ARR_P(cases) : nullptr;
}

zend_long Expected::number(const HashTable *row, zend_ulong index, zend_long otherwise)
{
    const zval *value = row == nullptr ? nullptr : zend_hash_index_find(row, index);

    return value != nullptr && Z_TYPE_P(value) == IS_LONG ? Z_LVAL_P(value) : otherwise;
}

const HashTable *Expected::row(Place place) const
{
    const zval *row = zend_hash_index_find(table_, static_cast<zend_ulong>(~place));

    return row != nullptr && Z_TYPE_P(row) == IS_ARRAY ? Z_ARR_P(row) : nullptr;
}

} // namespace kiln::yaml
