#include "expected.h"

#include <algorithm>

namespace kiln::yaml {

namespace {

Place place_in(const HashTable *row, zend_ulong index)
{
    const zval *value = zend_hash_index_find(row, index);

    return value != nullptr && Z_TYPE_P(value) == IS_LONG ? Z_LVAL_P(value) : ANY;
}

const HashTable *array_in(const HashTable *row, zend_ulong index)
{
    const zval *value = zend_hash_index_find(row, index);

    return value != nullptr && Z_TYPE_P(value) == IS_ARRAY && zend_hash_num_elements(Z_ARR_P(value)) > 0 ? Z_ARR_P(value) : nullptr;
}

bool is_simple(const zend_string *key)
{
    const auto is_letter = [](char byte) {
        const auto lower = static_cast<unsigned char>(byte | 0x20);

        return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(byte) >= 0x80 || byte == '_';
    };
    const char *const bytes = ZSTR_VAL(key);
    const size_t length = ZSTR_LEN(key);

    return length > 0 && length <= LONGEST_KEY && is_letter(*bytes)
        && std::all_of(bytes, bytes + length, [is_letter](char byte) { return is_letter(byte) || (byte >= '0' && byte <= '9') || byte == '-'; });
}

} // namespace

const Row Expected::ANYTHING;

Place Row::of_one_item(uint32_t index) const
{
    return place_in(items, index);
}

Row::Found Row::find(document::Text key) const
{
    if (by_key == nullptr) {
        return {UINT32_MAX, others};
    }
    zend_ulong index;
    const zval *member = document::is_index(key, index) ? zend_hash_index_find(by_key, index)
                                                        : zend_hash_str_find(by_key, key.bytes, key.length);
    if (member == nullptr || Z_TYPE_P(member) != IS_LONG) {
        return {UINT32_MAX, others};
    }
    const ptrdiff_t number = HT_IS_PACKED(by_key) ? PTRDIFF_MAX : reinterpret_cast<const Bucket *>(member) - by_key->arData;

    return {number < static_cast<ptrdiff_t>(count) ? static_cast<uint32_t>(number) : UINT32_MAX, Z_LVAL_P(member)};
}

bool Expected::read(const HashTable *array)
{
    const zval *root = zend_hash_index_find(array, 0);
    const zval *table = zend_hash_index_find(array, 1);
    if (root == nullptr || Z_TYPE_P(root) != IS_LONG || table == nullptr || Z_TYPE_P(table) != IS_ARRAY) {
        return false;
    }
    root_ = Z_LVAL_P(root);
    table_ = Z_ARR_P(table);
    count_ = zend_hash_num_elements(table_);
    rows_ = arena_.make_all<const Row *>(count_);

    return true;
}

const Row &Expected::read_row(zend_ulong number) const
{
    Row *row = arena_.make<Row>();
    rows_[number] = row;
    const zval *value = zend_hash_index_find(table_, number);
    if (value == nullptr || Z_TYPE_P(value) != IS_ARRAY) {
        return *row;
    }
    const HashTable *of = Z_ARR_P(value);
    row->kinds = place_in(of, 0);
    row->items = array_in(of, 1);
    row->item = place_in(of, 1);
    row->by_key = array_in(of, 2);
    row->others = place_in(of, 3);
    row->cases = array_in(of, 4);
    if (row->by_key == nullptr || HT_IS_PACKED(row->by_key)) {
        return *row;
    }
    row->count = row->by_key->nNumUsed;
    auto *members = arena_.room_for<Row::Member>(row->count);
    row->members = members;
    for (uint32_t i = 0; i < row->count; ++i) {
        const Bucket &bucket = row->by_key->arData[i];
        const bool is_place = bucket.key != nullptr && Z_TYPE(bucket.val) == IS_LONG;
        members[i] = is_place ? Row::Member{ZSTR_VAL(bucket.key), static_cast<uint32_t>(ZSTR_LEN(bucket.key)), is_simple(bucket.key), Z_LVAL(bucket.val)}
                              : Row::Member{"", 0, false, ANY};
    }

    return *row;
}

} // namespace kiln::yaml
