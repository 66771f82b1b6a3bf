#include "messages.h"

#include "../text/numbers.h"
#include "../text/utf8.h"

namespace kiln::protobuf {

namespace {

// Messages with more fields are left to PHP: each has a bit in those who keep account of them.
constexpr uint32_t MOST_FIELDS = 250;

constexpr uint32_t MOST_GROUPS = 64;

const zval *at(const HashTable *row, zend_ulong index)
{
    return zend_hash_index_find(row, index);
}

const HashTable *array_at(const HashTable *row, zend_ulong index)
{
    const zval *value = at(row, index);

    return value != nullptr && Z_TYPE_P(value) == IS_ARRAY ? Z_ARR_P(value) : nullptr;
}

const zend_string *string_at(const HashTable *row, zend_ulong index)
{
    const zval *value = at(row, index);

    return value != nullptr && Z_TYPE_P(value) == IS_STRING ? Z_STR_P(value) : nullptr;
}

// -1 for what is no small number.
int small_number(const zval *value, int most)
{
    return value != nullptr && Z_TYPE_P(value) == IS_LONG && Z_LVAL_P(value) >= 0 && Z_LVAL_P(value) <= most ? static_cast<int>(Z_LVAL_P(value)) : -1;
}

Text text_of(const zend_string *string)
{
    return {ZSTR_VAL(string), static_cast<uint32_t>(ZSTR_LEN(string))};
}

uint32_t types_of(const zend_string *name)
{
    struct Named {
        const char *name;
        uint32_t types;
    };
    static constexpr Named TYPES[] = {
        {"int", 1 << IS_LONG},
        {"float", 1 << IS_DOUBLE},
        {"number", 1 << IS_LONG | 1 << IS_DOUBLE},
        {"string", 1 << IS_STRING},
        {"bool", 1 << IS_TRUE | 1 << IS_FALSE},
    };
    for (const Named &type : TYPES) {
        if (zend_string_equals_cstr(name, type.name, strlen(type.name))) {
            return type.types;
        }
    }

    return 0;
}

} // namespace

WireType wire_type_of(Kind kind)
{
    return kind <= ENUM ? VARINT : kind <= DOUBLE ? I64 : kind <= FLOAT ? I32 : LEN;
}

const Field *Message::find(uint32_t number_of_field) const
{
    if (EXPECTED(number_of_field <= largest)) {
        const uint8_t found = by_number[number_of_field];
        return found == 0 ? nullptr : &fields[found - 1];
    }
    for (const Field *field = fields; field != end(); ++field) {
        if (field->tag >> TYPE_BITS == number_of_field) {
            return field;
        }
    }

    return nullptr;
}

const Member *Message::member(Text key) const
{
    for (uint32_t number = 0; number < member_count; ++number) {
        if (members[number].key.length == key.length && memcmp(members[number].key.bytes, key.bytes, key.length) == 0) {
            return &members[number];
        }
    }

    return nullptr;
}

size_t length_of_constant(const zend_string *key, const zval *value)
{
    return ZSTR_LEN(key) + 2 + (Z_TYPE_P(value) == IS_STRING ? Z_STRLEN_P(value) : sizeof(zend_long));
}

void put_constant(char *to, const zend_string *key, const zval *value)
{
    memcpy(to, ZSTR_VAL(key), ZSTR_LEN(key));
    to += ZSTR_LEN(key);
    *to++ = '\0';
    if (Z_TYPE_P(value) == IS_STRING) {
        *to++ = 's';
        memcpy(to, Z_STRVAL_P(value), Z_STRLEN_P(value));
    } else {
        *to++ = 'i';
        memcpy(to, &Z_LVAL_P(value), sizeof(zend_long));
    }
}

Messages::Messages(const HashTable *rows, uint64_t &last_id)
{
    arena_.open();
    count_ = zend_hash_num_elements(rows);
    messages_ = arena_.make_all<Message>(count_);
    for (uint32_t number = 0; number < count_; ++number) {
        const HashTable *row = array_at(rows, number);
        messages_[number].is_odd = true;
        messages_[number].id = ++last_id;
        if (row != nullptr) {
            read(messages_[number], row);
        }
    }
}

Messages::~Messages()
{
    if (strings_ != nullptr) {
        efree(strings_);
    }
    arena_.close();
}

void Messages::read(Message &message, const HashTable *row)
{
    const HashTable *fields = array_at(row, 0);
    const HashTable *zeros = array_at(row, 1);
    const zval *is_choice = at(row, 2);
    const zval *unknown = at(row, 3);
    if (fields == nullptr || zeros == nullptr || is_choice == nullptr || unknown == nullptr) {
        return;
    }
    if ((Z_TYPE_P(is_choice) != IS_FALSE && Z_TYPE_P(is_choice) != IS_TRUE) || (Z_TYPE_P(unknown) != IS_NULL && Z_TYPE_P(unknown) != IS_STRING)) {
        return;
    }
    message.is_choice = Z_TYPE_P(is_choice) == IS_TRUE;
    message.keeps_unknown = Z_TYPE_P(unknown) == IS_STRING;
    auto *read = arena_.make_all<Field>(zend_hash_num_elements(fields) + 1);
    message.fields = read;
    message.is_odd = !read_fields(message, fields) || !read_zeros(message, read, zeros) || !read_members(message, read, unknown) || !read_numbers(message);
    message.is_simple = !message.is_odd && !message.is_choice;
}

bool Messages::read_fields(Message &message, const HashTable *fields)
{
    const uint32_t count = zend_hash_num_elements(fields);
    if (count > MOST_FIELDS || (message.is_choice && count == 0)) {
        return false;
    }
    zend_ulong tag;
    zend_string *name;
    zval *row;
    ZEND_HASH_FOREACH_KEY_VAL(const_cast<HashTable *>(fields), tag, name, row) {
        Field &field = const_cast<Field *>(message.fields)[message.field_count];
        field.number = message.field_count;
        // They stand in the order of their tags.
        const bool is_next = message.field_count == 0 || tag > message.fields[message.field_count - 1].tag;
        if (name != nullptr || tag > UINT32_MAX || !is_next || Z_TYPE_P(row) != IS_ARRAY) {
            return false;
        }
        field.tag = static_cast<uint32_t>(tag);
        if (!read_field(message, field, Z_ARR_P(row))) {
            return false;
        }
        ++message.field_count;
    } ZEND_HASH_FOREACH_END();
    auto *const read = const_cast<Field *>(message.fields);
    for (uint32_t number = 0; number < count; ++number) {
        read[number].place = static_cast<uint16_t>(read[number].group == Field::NO_GROUP ? number : count + read[number].group);
    }
    read[count].short_tag = Field::LONG_TAG;

    return true;
}

bool Messages::read_field(Message &message, Field &field, const HashTable *row)
{
    const zend_string *key = string_at(row, 0);
    const int kind = small_number(at(row, 1), LAST_KIND);
    const int label = small_number(at(row, 2), MAP);
    const zval *more = at(row, 3);
    const zend_string *tag = string_at(row, 4);
    if (key == nullptr || kind < 0 || label < 0 || more == nullptr || tag == nullptr) {
        return false;
    }
    field.kind = static_cast<Kind>(kind);
    field.label = static_cast<Label>(label);
    field.key = string(key);
    field.name = text_of(key);
    field.tag_length = static_cast<uint8_t>(put_varint(field.tag_bytes, field.tag) - field.tag_bytes);
    field.short_tag = field.tag_length == 1 ? static_cast<unsigned char>(field.tag_bytes[0]) : Field::LONG_TAG;
    if (ZSTR_LEN(tag) != field.tag_length || memcmp(ZSTR_VAL(tag), field.tag_bytes, field.tag_length) != 0) {
        return false;
    }
    // By its type, sort_fields() finds the end of the value.
    if (field.tag % (1 << TYPE_BITS) != (field.label == PACKED ? LEN : wire_type_of(field.kind))) {
        return false;
    }
    if (field.kind == WRAPPER) {
        const int inner = small_number(more, BYTES);
        if (inner < 0 || inner == ENUM) {
            return false;
        }
        field.inner = static_cast<Kind>(inner);
    }
    if (field.kind == MESSAGE) {
        const int number = small_number(more, INT_MAX);
        field.message = number < 0 ? nullptr : this->message(number);
        if (field.message == nullptr) {
            return false;
        }
    }
    if (field.kind == ENUM && Z_TYPE_P(more) != IS_NULL && !read_cases(field, Z_TYPE_P(more) == IS_ARRAY ? Z_ARR_P(more) : nullptr)) {
        return false;
    }
    if ((field.label == PACKED && field.kind > FLOAT) || (field.label == MAP && field.kind != MESSAGE)) {
        return false;
    }
    // Keys of bool are left to PHP.
    if (field.kind == BOOL && Z_TYPE_P(more) != IS_NULL) {
        return false;
    }

    if (!read_test(field, at(row, 5)) || !read_group(message, field, at(row, 6))) {
        return false;
    }
    // Where it is one of several messages, the value of a key says which: then there must be one.
    if (field.kind != MESSAGE && (message.is_choice || field.test.how == Test::DISCRIMINATOR)) {
        return false;
    }
    field.is_plain_list = field.label == REPEATED && field.test.how == Test::ANYTHING && field.group == Field::NO_GROUP;
    const bool is_plain = (field.label <= EXPLICIT || (field.label == REPEATED && field.kind == MESSAGE)) && field.test.how == Test::ANYTHING && field.group == Field::NO_GROUP;
    switch (is_plain ? field.kind : NO_KIND) {
        case INT64: field.plain = Field::PLAIN_INT64; break;
        case DOUBLE: field.plain = Field::PLAIN_DOUBLE; break;
        case BOOL: field.plain = Field::PLAIN_BOOL; break;
        case STRING: field.plain = Field::PLAIN_STRING; break;
        // Messages that are not known yet may be odd.
        case MESSAGE: field.plain = Field::PLAIN_MESSAGE; break;
        default: field.plain = Field::NOT_PLAIN;
    }

    return true;
}

bool Messages::read_cases(Field &field, const HashTable *cases)
{
    if (cases == nullptr) {
        return false;
    }
    auto *read = arena_.make_all<Case>(zend_hash_num_elements(cases));
    field.cases = read;
    zend_ulong number;
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(const_cast<HashTable *>(cases), number, name, value) {
        const auto signed_number = static_cast<zend_long>(number);
        if (name != nullptr || signed_number < INT32_MIN || signed_number > INT32_MAX || (Z_TYPE_P(value) != IS_STRING && Z_TYPE_P(value) != IS_LONG)) {
            return false;
        }
        Case &read_case = read[field.case_count++];
        read_case.number = static_cast<int32_t>(signed_number);
        read_case.value = value;
        if (!string_of(value, read_case.text)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Messages::read_test(Field &field, const zval *test)
{
    if (test == nullptr) {
        return false;
    }
    if (Z_TYPE_P(test) == IS_NULL) {
        field.test.how = Test::ANYTHING;
        return true;
    }
    if (Z_TYPE_P(test) == IS_STRING) {
        field.test.how = Test::SCALARS;
        field.test.types = types_of(Z_STR_P(test));
        return field.test.types != 0;
    }
    if (Z_TYPE_P(test) != IS_ARRAY) {
        return false;
    }
    const zval *key = zend_hash_str_find(Z_ARR_P(test), ZEND_STRL("key"));
    if (key == nullptr) {
        field.test.how = Test::KEYS;
        return true;
    }
    const zval *value = zend_hash_str_find(Z_ARR_P(test), ZEND_STRL("value"));
    if (Z_TYPE_P(key) != IS_STRING || value == nullptr || (Z_TYPE_P(value) != IS_STRING && Z_TYPE_P(value) != IS_LONG)) {
        return false;
    }
    field.test.how = Test::DISCRIMINATOR;
    const size_t length = length_of_constant(Z_STR_P(key), value);
    auto *constant = arena_.make_all<char>(length);
    put_constant(constant, Z_STR_P(key), value);
    field.test.constant = {constant, static_cast<uint32_t>(length)};
    field.test.key = string(Z_STR_P(key));
    field.test.value = value;

    return string_of(value, field.test.text);
}

bool Messages::read_group(Message &message, Field &field, const zval *group)
{
    field.group = Field::NO_GROUP;
    if (group == nullptr || Z_TYPE_P(group) == IS_NULL) {
        return group != nullptr;
    }
    if (Z_TYPE_P(group) != IS_STRING) {
        return false;
    }
    for (uint8_t number = 0; number < message.group_count; ++number) {
        if (zend_string_equals(groups_[number], Z_STR_P(group))) {
            field.group = number;
            return true;
        }
    }
    if (message.group_count == MOST_GROUPS) {
        return false;
    }
    groups_[message.group_count] = Z_STR_P(group);
    field.group = message.group_count++;

    return true;
}

bool Messages::read_zeros(Message &message, Field *fields, const HashTable *zeros)
{
    zend_string *key;
    zval *zero;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(zeros), key, zero) {
        Field *found = nullptr;
        for (uint32_t i = 0; i < message.field_count && key != nullptr; ++i) {
            if (zend_string_equals_cstr(key, fields[i].name.bytes, fields[i].name.length)) {
                found = &fields[i];
            }
        }
        if (found == nullptr || Z_TYPE_P(zero) > IS_ARRAY || (Z_TYPE_P(zero) == IS_ARRAY && zend_hash_num_elements(Z_ARR_P(zero)) != 0)) {
            return false;
        }
        found->zero = zero;
        if (!string_of(zero, found->zero_text)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Messages::read_members(Message &message, Field *fields, const zval *unknown)
{
    auto *members = arena_.make_all<Member>(message.field_count + 1);
    message.members = members;
    for (uint32_t i = 0; i < message.field_count; ++i) {
        const Member *member = message.member(fields[i].name);
        if (member == nullptr) {
            members[message.member_count++] = {fields[i].name, &fields[i]};
        } else {
            const Field *last = member->field;
            while (last->other != nullptr) {
                last = last->other;
            }
            const_cast<Field *>(last)->other = &fields[i];
        }
    }
    if (Z_TYPE_P(unknown) == IS_STRING) {
        members[message.member_count++] = {text_of(Z_STR_P(unknown)), nullptr};
    }

    return true;
}

bool Messages::read_numbers(Message &message)
{
    constexpr uint32_t MOST = 255;
    uint32_t largest = 0;
    for (const Field *field = message.fields; field != message.end(); ++field) {
        const uint32_t number = field->tag >> TYPE_BITS;
        // They may be of different types.
        if (field->number > 0 && (field - 1)->tag >> TYPE_BITS == number) {
            return false;
        }
        largest = number <= MOST ? number : largest;
    }
    auto *by_number = arena_.make_all<uint8_t>(largest + 1);
    for (const Field *field = message.fields; field != message.end(); ++field) {
        const uint32_t number = field->tag >> TYPE_BITS;
        if (number <= largest) {
            by_number[number] = static_cast<uint8_t>(field->number + 1);
        }
    }
    message.by_number = by_number;
    message.largest = largest;

    return true;
}

// Of a value that may be none. False where it is no UTF-8, which a document takes for granted.
bool Messages::string_of(const zval *value, uint32_t &into)
{
    const bool is_string = Z_TYPE_P(value) == IS_STRING;
    into = is_string ? string(Z_STR_P(value)) : 0;

    return !is_string || text::is_utf8(Z_STRVAL_P(value), Z_STRLEN_P(value));
}

uint32_t Messages::string(const zend_string *string)
{
    const auto length = static_cast<uint32_t>(ZSTR_LEN(string));
    const uint32_t place = strings_length_;
    const size_t needed = size_t{place} + sizeof(length) + length + 1;
    if (needed > strings_size_) {
        strings_size_ = static_cast<uint32_t>(MAX(needed, size_t{2} * strings_size_));
        strings_ = static_cast<char *>(erealloc(strings_, strings_size_));
    }
    memcpy(strings_ + place, &length, sizeof(length));
    memcpy(strings_ + place + sizeof(length), ZSTR_VAL(string), length + 1);
    strings_length_ = static_cast<uint32_t>(needed);

    return place;
}

} // namespace kiln::protobuf
