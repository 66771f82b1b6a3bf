// The messages of a type: Kiln\Format\Messages.
#ifndef KILN_PROTOBUF_MESSAGES_H
#define KILN_PROTOBUF_MESSAGES_H

#include "../document/tape.h"
#include "../program/arena.h"
#include "wire.h"

namespace kiln::protobuf {

using document::Text;

// As the constants of Kiln\Format\Protobuf\Kind.
enum Kind : uint8_t {
    INT64 = 0,
    INT32 = 1,
    UINT32 = 2,
    UINT64 = 3,
    SINT32 = 4,
    SINT64 = 5,
    BOOL = 6,
    ENUM = 7,
    FIXED64 = 8,
    SFIXED64 = 9,
    DOUBLE = 10,
    FIXED32 = 11,
    SFIXED32 = 12,
    FLOAT = 13,
    STRING = 14,
    BYTES = 15,
    MESSAGE = 16,
    TIMESTAMP = 17,
    DURATION = 18,
    WRAPPER = 22,
    LAST_KIND = WRAPPER,
    // What no table says: of a member for fields that nobody knows.
    NO_KIND,
};

// As the constants of Kiln\Format\Messages.
enum Label : uint8_t { IMPLICIT = 0, EXPLICIT = 1, PACKED = 2, REPEATED = 3, MAP = 4 };

WireType wire_type_of(Kind kind);

struct Message;

// The case of an enum, by its value.
struct Case {
    int32_t number;
    const zval *value;
    // Of a text: where it stands among the strings.
    uint32_t text;
};

// What tells the values of a field from those of others with the same key.
struct Test {
    enum How : uint8_t { ANYTHING, SCALARS, DISCRIMINATOR, KEYS };

    How how;
    // Of scalars: those that fit, as 1 << IS_LONG and so on.
    uint32_t types;
    // Of a discriminator: its key and value as a program has them.
    Text constant;
    // Where its key stands among the strings, and its value if it is a text.
    uint32_t key;
    uint32_t text;
    const zval *value;
};

struct Field {
    static constexpr uint8_t NO_GROUP = UINT8_MAX;

    // A value about which nothing must be asked but its type. Scalars are single.
    enum Plain : uint8_t { NOT_PLAIN, PLAIN_INT64, PLAIN_DOUBLE, PLAIN_BOOL, PLAIN_STRING, PLAIN_MESSAGE };

    // No byte is that.
    static constexpr uint16_t LONG_TAG = 0x100;

    // Padded.
    char tag_bytes[8];
    // The tag, where it is one byte.
    uint16_t short_tag;
    // Of those that a message must not have twice: its number, or that of its group behind those of the fields.
    uint16_t place;
    uint8_t tag_length;
    Kind kind;
    Label label;
    Plain plain;
    // Of one that is written item by item, each with its tag, and stands for nothing else.
    bool is_plain_list;
    // In a wrapper.
    Kind inner;
    uint8_t group;
    uint32_t tag;
    // Among the fields of the message.
    uint32_t number;
    // Where the key stands among the strings.
    uint32_t key;
    Text name;
    // Another one with the same key; null for none.
    const Field *other;
    // That it holds, or that an entry of the map is.
    const Message *message;
    const Case *cases;
    uint32_t case_count;
    // What stands for it where it is missing; null for nothing.
    const zval *zero;
    // Of a text: where it stands among the strings.
    uint32_t zero_text;
    Test test;
};

// A key in the tree, for those who write.
struct Member {
    Text key;
    // The first one that has it; null for what holds fields that nobody knows.
    const Field *field;
};

struct Message {
    static constexpr uint64_t NO_ID = UINT64_MAX;

    // No other message of the process has it, nor has had; 0 for none.
    uint64_t id;
    // By tag. Behind them stands one that no tag is that of.
    const Field *fields;
    uint32_t field_count;
    const Member *members;
    uint32_t member_count;
    // By number: which field it is, and 1; 0 for none. Larger numbers are searched.
    const uint8_t *by_number;
    uint32_t largest;
    // Whether each field is a message, of which there is one.
    bool is_choice;
    bool keeps_unknown;
    // Whether it is left to PHP.
    bool is_odd;
    // Neither of them.
    bool is_simple;
    // How many sets there are of fields of which only one is there.
    uint8_t group_count;

    const Field *end() const { return fields + field_count; }

    // That of a number; null for none.
    const Field *find(uint32_t number_of_field) const;

    // Null for none.
    const Member *member(Text key) const;
};

class Messages {
public:
    // Of the rows of a table, which must live as long.
    // Counts messages.
    Messages(const HashTable *rows, uint64_t &last_id);
    ~Messages();

    Messages(const Messages &) = delete;
    Messages &operator=(const Messages &) = delete;

    // Null where there is no such message.
    const Message *message(zend_long number) const
    {
        return number >= 0 && static_cast<zend_ulong>(number) < count_ ? &messages_[number] : nullptr;
    }

    // Keys and values of cases, each as a tape has its strings.
    const char *strings() const { return strings_; }
    uint32_t strings_length() const { return strings_length_; }

private:
    void read(Message &message, const HashTable *row);
    bool read_fields(Message &message, const HashTable *fields);
    bool read_field(Message &message, Field &field, const HashTable *row);
    bool read_cases(Field &field, const HashTable *cases);
    bool read_test(Field &field, const zval *test);
    bool read_group(Message &message, Field &field, const zval *group);
    bool read_zeros(Message &message, Field *fields, const HashTable *zeros);
    bool read_members(Message &message, Field *fields, const zval *unknown);
    bool read_numbers(Message &message);
    uint32_t string(const zend_string *string);
    bool string_of(const zval *value, uint32_t &into);

    Arena arena_;
    Message *messages_ = nullptr;
    uint32_t count_ = 0;
    char *strings_ = nullptr;
    uint32_t strings_length_ = 0;
    uint32_t strings_size_ = 0;
    // Names of the groups of the message that is being read.
    const zend_string *groups_[64];
};

// The constant of a discriminator in a program: the key, a NUL, and the value with its type.
size_t length_of_constant(const zend_string *key, const zval *value);
void put_constant(char *to, const zend_string *key, const zval *value);

} // namespace kiln::protobuf

#endif
