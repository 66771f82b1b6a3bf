// All strings of a value, in the order in which they are met; equal ones once, or where
// it saves bytes more than once.
#ifndef KILN_GRAPH_ENCODE_STRING_TABLE_H
#define KILN_GRAPH_ENCODE_STRING_TABLE_H

#include "../../text/buffer.h"
#include "index.h"

namespace kiln::graph::encoding {

class StringTable {
    struct Entry {
        zend_string *string;
        // The first, where it stands in the table more than once.
        uint32_t number;
    };

public:
    // What a table begins with, made ready for any number of them.
    struct Beginning {
        Index index;
        size_t count;
        Entry *entries;
        zend_string **strings;
        // All of them, with a zero byte between them.
        zend_string *text;

        // Of names of which no two are the same, and that hold no zero bytes. Null where
        // they are too many. The names must live as long.
        static Beginning *make(zend_string *const *names, size_t count);

        static void discard(Beginning *made);
    };

    // Puts the numbers of strings in their place. The strings must live until the table
    // has been written.
    void number(Memory &memory, uint64_t *strings, size_t count);

    // Into an empty table: numbers from 0 on.
    void begin(Memory &memory, const Beginning &beginning);

    bool is_empty() const { return strings_.is_empty(); }

    size_t count() const { return strings_.count(); }

    // Puts the table in front of what stands behind so many bytes.
    void insert(Memory &memory, text::Buffer &bytes, size_t position) const;

private:
    static constexpr uint32_t UNNUMBERED = UINT32_MAX;

    size_t number_new(Memory &memory, uint64_t *strings, size_t count);
    void number_others(Memory &memory, uint64_t *strings, size_t count, size_t numbered);
    uint32_t entry_of(Memory &memory, zend_string *string);
    bool insert_separated(text::Buffer &bytes, size_t position) const;

    Index index_;
    Sequence<Entry> entries_;
    Sequence<zend_string *> strings_;
    // Of all strings_ together.
    size_t length_ = 0;
    const Beginning *beginning_ = nullptr;
};

} // namespace kiln::graph::encoding

#endif
