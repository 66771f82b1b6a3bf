// Where in which message a program writes.
#ifndef KILN_PROTOBUF_WRITER_H
#define KILN_PROTOBUF_WRITER_H

#include "../text/buffer.h"
#include "messages.h"

namespace kiln::protobuf {

// What stands for a message whose length is not known yet.
constexpr size_t NOWHERE = SIZE_MAX;

// Of the innermost message, list or map.
struct State {
    // What the next value is.
    enum Form : uint8_t {
        // The document.
        ROOT,
        // Of a field, or of none that the message knows.
        FIELD,
        // An item of a list, or a value in a map, with its tag.
        ITEM,
        PACKED_ITEM,
        // Nothing: it follows a key.
        ENTRY,
    };

    Form form;
    bool is_sorted;
    // Whether anything in Rare has been set.
    bool has_rare;
    // The field with the largest tag so far.
    uint32_t last;
    // Null within what it does not know, or before it is clear which it is.
    const Message *message;
    // That of the message.
    uint64_t id;
    const Field *field;
    // Where its length stands.
    size_t length_at;
};

// What belongs to few of them.
struct Rare {
    uint64_t groups;
    // Of a map.
    const Field *map;
    // Where the length of the entry stands.
    size_t entry_at;
    // Of several messages, until it is clear which it is.
    const Field *choices;
    // That they are the fields of.
    const Message *choice;
    // Where the length of the one that was chosen stands.
    size_t chosen_at;
};

constexpr Rare NOTHING_RARE = {0, nullptr, NOWHERE, nullptr, nullptr, NOWHERE};

struct Writer {
    State now;
    // As NOTHING_RARE where nothing has been set.
    Rare rare;
    const Message *root;
    // Whether there was something that is left to PHP.
    bool is_odd;
};

inline Writer begin(const Message &root)
{
    return {{State::ROOT, true, false, 0, nullptr, Message::NO_ID, nullptr, NOWHERE}, NOTHING_RARE, &root, false};
}

// Puts the fields of a message in the order of their tags.
void sort_fields(text::Buffer &out, size_t from);

// Puts in how long what follows the place is, for which one byte is free.
ZEND_COLD void put_long_length(text::Buffer &out, size_t place);

inline void put_length(text::Buffer &out, size_t place)
{
    const size_t length = out.length() - place - 1;
    if (EXPECTED(length < LONG)) {
        out.replace(place, static_cast<char>(length));
    } else {
        put_long_length(out, place);
    }
}

} // namespace kiln::protobuf

#endif
