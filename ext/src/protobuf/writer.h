// Where in which message a program writes.
#ifndef KILN_PROTOBUF_WRITER_H
#define KILN_PROTOBUF_WRITER_H

#include "../text/buffer.h"
#include "messages.h"

namespace kiln::protobuf {

// What stands for a message whose length is not known yet.
constexpr size_t NOWHERE = SIZE_MAX;

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
    // Of the message; null within what it does not know, or before it is clear which it is.
    const Message *message;
    const Field *field;
    // Where it is searched first.
    uint32_t *next;
    // That of the message with the largest tag so far.
    uint32_t last;
    uint64_t groups;
    // Of a map.
    const Field *map;
    // Of several messages, until it is clear which it is.
    const Field *choices;
    const Message *choice;
    // Where the lengths stand: of the message, of the one in it that was chosen, and of the entry.
    size_t length_at;
    size_t chosen_at;
    size_t entry_at;
    // Where the fields begin.
    size_t content;
};

struct Writer {
    State now;
    const Message *root;
    // Whether there was something that is left to PHP.
    bool is_odd;
};

inline Writer begin(const Message &root)
{
    Writer writer = {{}, &root, false};
    writer.now.form = State::ROOT;

    return writer;
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
