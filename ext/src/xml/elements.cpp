#include "elements.h"

namespace kiln::xml {

namespace {

constexpr size_t ARENA = 4096;

// Rows with more members than an object keeps account of are left to PHP.
constexpr uint32_t MOST_KEYS = 256;

const zval *fact(const HashTable *row, const char *key)
{
    return zend_hash_str_find(row, key, strlen(key));
}

const HashTable *array_in(const HashTable *row, const char *key)
{
    const zval *value = fact(row, key);

    return value != nullptr && Z_TYPE_P(value) == IS_ARRAY ? Z_ARR_P(value) : nullptr;
}

Text text_of(const zend_string *string)
{
    return {ZSTR_VAL(string), static_cast<uint32_t>(ZSTR_LEN(string))};
}

bool text_in(const HashTable *row, const char *key, Text &into)
{
    const zval *value = fact(row, key);
    if (value == nullptr || Z_TYPE_P(value) != IS_STRING) {
        return false;
    }
    into = text_of(Z_STR_P(value));

    return true;
}

// A name of the table: `local`, `{}local` or `{uri}local`.
void split(Text name, Member &member)
{
    member.space = Member::SAME;
    member.local = name;
    if (name.length == 0 || name.bytes[0] != '{') {
        return;
    }
    uint32_t end = name.length;
    while (end > 0 && name.bytes[end - 1] != '}') {
        --end;
    }
    if (end == 0) {
        return;
    }
    member.local = {name.bytes + end, name.length - end};
    member.uri = {name.bytes + 1, end - 2};
    member.space = member.uri.length == 0 ? Member::NONE : Member::OTHER;
}

} // namespace

KindsOrRow Row::item_place(uint32_t index) const
{
    if (items == nullptr) {
        return item;
    }
    const zval *place = zend_hash_index_find(items, index);

    return place != nullptr && Z_TYPE_P(place) == IS_LONG ? Z_LVAL_P(place) : static_cast<KindsOrRow>(ANY);
}

uint32_t Row::number_of(Text searched) const
{
    for (uint32_t i = 0; i < element_count; ++i) {
        if (same(elements[i].key, searched)) {
            return elements[i].number;
        }
    }
    for (uint32_t i = 0; i < attribute_count; ++i) {
        if (same(attributes[i].key, searched)) {
            return attributes[i].number;
        }
    }

    return has_text && same(text.key, searched) ? text.number : key_count;
}

Elements::Elements(const HashTable *array) : arena_(zend_arena_create(ARENA))
{
    const zval *root = array == nullptr ? nullptr : zend_hash_index_find(array, 0);
    const zval *rows = array == nullptr ? nullptr : zend_hash_index_find(array, 1);
    if (root == nullptr || Z_TYPE_P(root) != IS_LONG || rows == nullptr || Z_TYPE_P(rows) != IS_ARRAY) {
        return;
    }
    root_ = Z_LVAL_P(root);
    rows_ = Z_ARR_P(rows);
    known_ = make<Row *>(zend_hash_num_elements(rows_));
    is_known_ = make<bool>(zend_hash_num_elements(rows_));
    keys_ = make<Text>(MOST_KEYS);
}

Elements::~Elements()
{
    zend_arena_destroy(arena_);
}

Row *Elements::read(zend_ulong number)
{
    if (UNEXPECTED(number >= row_count())) {
        return nullptr;
    }
    is_known_[number] = true;
    const zval *row = zend_hash_index_find(rows_, number);

    return known_[number] = row != nullptr && Z_TYPE_P(row) == IS_ARRAY ? read(Z_ARR_P(row)) : nullptr;
}

Row *Elements::read(const HashTable *from)
{
    auto *row = make<Row>(1);
    if (fact(from, "mixed") != nullptr) {
        return nullptr;
    }
    row->has_others = fact(from, "others") != nullptr || fact(from, "any") != nullptr;
    row->kinds = 0;
    const zval *kinds = fact(from, "kinds");
    if (kinds != nullptr && Z_TYPE_P(kinds) == IS_LONG) {
        row->kinds = Z_LVAL_P(kinds);
    }
    const zval *map = fact(from, "map");
    if (fact(from, "elements") != nullptr) {
        row->shape = Row::OBJECT;
        row->has_others = row->has_others || map != nullptr;

        return read_object(from, *row) ? row : nullptr;
    }
    if (fact(from, "keyElement") != nullptr) {
        return nullptr;
    }
    row->constants = array_in(from, "constants");
    const zval *list = fact(from, "list");
    row->has_list = list != nullptr;
    row->item = ANY;
    if (list != nullptr && Z_TYPE_P(list) == IS_LONG) {
        row->item = Z_LVAL_P(list);
    } else if (list != nullptr && Z_TYPE_P(list) == IS_ARRAY) {
        row->items = Z_ARR_P(list);
    }
    row->value = map != nullptr && Z_TYPE_P(map) == IS_LONG ? Z_LVAL_P(map) : static_cast<KindsOrRow>(ANY);
    row->entry = {"entry", 5};
    row->key = {"key", 3};
    row->has_entry = text_in(from, "entry", row->entry);
    text_in(from, "key", row->key);
    row->has_key_as_name = fact(from, "keyAsName") != nullptr;
    if (fact(from, "cases") != nullptr || kinds != nullptr) {
        row->shape = Row::DECIDED;

        return map == nullptr && read_cases(array_in(from, "cases"), *row) ? row : nullptr;
    }
    if (list == nullptr && map == nullptr) {
        return nullptr;
    }
    row->shape = list == nullptr ? Row::MAP : map == nullptr ? Row::LIST : Row::LIST_OR_MAP;

    return read_names(array_in(from, "names"), *row) ? row : nullptr;
}

bool Elements::read_object(const HashTable *from, Row &row)
{
    if (!members(array_in(from, "elements"), row.elements, row.element_count, row) || !members(array_in(from, "attributes"), row.attributes, row.attribute_count, row)) {
        return false;
    }
    expect_attributes(row);
    const HashTable *text = array_in(from, "text");
    if (text != nullptr) {
        const zval *key = zend_hash_index_find(text, 0);
        const zval *place = zend_hash_index_find(text, 1);
        if (key == nullptr || Z_TYPE_P(key) != IS_STRING || place == nullptr || Z_TYPE_P(place) != IS_LONG) {
            return false;
        }
        row.has_text = true;
        row.text.key = text_of(Z_STR_P(key));
        row.text.place = Z_LVAL_P(place);
        row.text.number = number_of(row.text.key, row);
    }
    const HashTable *empty = array_in(from, "empty");
    if (empty != nullptr) {
        row.empty = make<Member>(zend_hash_num_elements(empty));
        zval *key;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(empty), key) {
            if (Z_TYPE_P(key) != IS_STRING) {
                return false;
            }
            Member &member = row.empty[row.empty_count++];
            member.key = text_of(Z_STR_P(key));
            member.number = number_of(member.key, row);
        } ZEND_HASH_FOREACH_END();
    }

    return row.key_count < MOST_KEYS;
}

void Elements::expect_attributes(Row &row)
{
    auto *names = make<Text>(row.attribute_count);
    for (uint32_t i = 0; i < row.attribute_count; ++i) {
        const Member &member = row.attributes[i];
        if (member.space != Member::SAME || !member.is_name || same(member.local, {"xmlns", 5})) {
            return;
        }
        names[i] = member.local;
    }
    row.names_of_attributes = {names, row.attribute_count};
}

Text Elements::padded(Text text)
{
    char *const bytes = make<char>(text.length + sizeof(text::Block));
    memcpy(bytes, text.bytes, text.length);

    return {bytes, text.length};
}

bool Elements::read_names(const HashTable *from, Row &row)
{
    if (from == nullptr) {
        return true;
    }
    row.names = make<Member>(zend_hash_num_elements(from));
    zend_string *name;
    zval *place;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(from), name, place) {
        if (name == nullptr || Z_TYPE_P(place) != IS_LONG) {
            return false;
        }
        Member &member = row.names[row.name_count++];
        split(text_of(name), member);
        member.place = Z_LVAL_P(place);
        // `{}local` is another one than `local` here.
        if (member.space == Member::NONE) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Elements::members(const HashTable *from, Member *&into, uint32_t &count, Row &row)
{
    if (from == nullptr) {
        return true;
    }
    into = make<Member>(zend_hash_num_elements(from));
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(from), name, value) {
        if (name == nullptr || Z_TYPE_P(value) != IS_ARRAY) {
            return false;
        }
        const zval *key = zend_hash_index_find(Z_ARR_P(value), 0);
        const zval *place = zend_hash_index_find(Z_ARR_P(value), 1);
        const zval *how = zend_hash_index_find(Z_ARR_P(value), 2);
        if (key == nullptr || Z_TYPE_P(key) != IS_STRING || place == nullptr || Z_TYPE_P(place) != IS_LONG || how == nullptr || Z_TYPE_P(how) != IS_LONG
            || Z_LVAL_P(how) < ONE || Z_LVAL_P(how) > KEYED) {
            return false;
        }
        Member &member = into[count++];
        split(text_of(name), member);
        member.local = padded(member.local);
        member.key = text_of(Z_STR_P(key));
        member.place = Z_LVAL_P(place);
        member.how = static_cast<uint8_t>(Z_LVAL_P(how));
        member.is_name = is_ascii_name(member.local.bytes, member.local.length);
        member.number = number_of(member.key, row);
        for (uint32_t i = 0; i + 1 < count; ++i) {
            row.is_ambiguous = row.is_ambiguous || same(into[i].local, member.local);
        }
        if (row.key_count >= MOST_KEYS) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

uint32_t Elements::number_of(Text key, Row &row)
{
    for (uint32_t i = 0; i < row.key_count; ++i) {
        if (same(keys_[i], key)) {
            return i;
        }
    }
    if (row.key_count < MOST_KEYS) {
        keys_[row.key_count] = key;
        ++row.key_count;
    }

    return row.key_count - 1;
}

bool Elements::read_cases(const HashTable *from, Row &row)
{
    if (from == nullptr) {
        return true;
    }
    row.cases = make<Case>(zend_hash_num_elements(from));
    zval *value;
    ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(from), value) {
        if (Z_TYPE_P(value) != IS_ARRAY) {
            return false;
        }
        const zval *field = zend_hash_index_find(Z_ARR_P(value), 0);
        const zval *values = zend_hash_index_find(Z_ARR_P(value), 1);
        const zval *place = zend_hash_index_find(Z_ARR_P(value), 2);
        if (field == nullptr || values == nullptr || Z_TYPE_P(values) != IS_ARRAY || place == nullptr || Z_TYPE_P(place) != IS_LONG) {
            return false;
        }
        // A case by the members that are there needs all of them read.
        if (Z_TYPE_P(field) != IS_STRING && (Z_TYPE_P(field) != IS_NULL || zend_hash_num_elements(Z_ARR_P(values)) != 0)) {
            return false;
        }
        row.cases[row.case_count++] = {Z_TYPE_P(field) == IS_STRING ? text_of(Z_STR_P(field)) : Text{nullptr, 0}, Z_ARR_P(values), Z_LVAL_P(place)};
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Elements::fits(const Member &member, const Name &name, Uri around, const Scanner &scanner)
{
    if (!same(member.local, name.local)) {
        return false;
    }
    switch (member.space) {
        case Member::SAME:
            return name.uri == NO_URI || name.uri == around;
        case Member::NONE:
            return name.uri == NO_URI;
        default:
            return name.uri != NO_URI && same(member.uri, scanner.uri(name.uri));
    }
}

const Member *Elements::find(const Member *members, uint32_t count, const Name &name, Uri around, const Scanner &scanner)
{
    const Member *found = nullptr;
    for (uint32_t i = 0; i < count; ++i) {
        const Member &member = members[i];
        if (UNEXPECTED(fits(member, name, around, scanner))) {
            // The whole name comes before one that is `local` in the namespace around, and `local` before `{}local`.
            const bool is_best = name.uri == NO_URI ? member.space == Member::SAME : member.space == Member::OTHER;
            if (is_best) {
                return &member;
            }
            found = found == nullptr ? &member : found;
        }
    }

    return found;
}

} // namespace kiln::xml
