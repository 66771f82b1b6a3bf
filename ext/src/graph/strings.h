// The table of strings.
#ifndef KILN_GRAPH_STRINGS_H
#define KILN_GRAPH_STRINGS_H

#include "../program/arena.h"
#include "cursor.h"
#include "weight.h"

namespace kiln::graph {

class Strings {
public:
    bool read(Cursor &cursor, Arena &arena, Weight &weight);

    size_t count() const { return count_; }

    const char *bytes(uint32_t number) const { return entries_[number].bytes; }

    size_t length(uint32_t number) const { return entries_[number].length; }

    bool equal(uint32_t number, const zend_string *string) const
    {
        const Entry &entry = entries_[number];

        return entry.length == ZSTR_LEN(string) && memcmp(entry.bytes, ZSTR_VAL(string), entry.length) == 0;
    }

    // One that the table keeps until it is let go of. Only before the first own().
    zend_string *borrow(uint32_t number)
    {
        Entry &entry = entries_[number];
        if (entry.string == nullptr) {
            entry.string = make(entry);
            entry.borrowed_before = last_borrowed_;
            last_borrowed_ = number + 1;
        }

        return entry.string;
    }

    // Puts one into a zval. Who asks first takes it over, so that nobody has to go
    // through the table in the end.
    void own(uint32_t number, zval *into)
    {
        Entry &entry = entries_[number];
        if (EXPECTED(entry.string == nullptr)) {
            entry.string = make(entry);
            if (ZSTR_IS_INTERNED(entry.string)) {
                ZVAL_INTERNED_STR(into, entry.string);
            } else {
                ZVAL_NEW_STR(into, entry.string);
            }
        } else {
            ZVAL_STR_COPY(into, entry.string);
        }
    }

    void release()
    {
        while (last_borrowed_ != 0) {
            const Entry &entry = entries_[last_borrowed_ - 1];
            last_borrowed_ = entry.borrowed_before;
            zend_string_release(entry.string);
        }
    }

private:
    struct Entry {
        const char *bytes;
        // Null until somebody wants it.
        zend_string *string;
        uint32_t length;
        uint32_t borrowed_before;
    };

    struct Block {
        Entry *entries;
        size_t count;
        Block *next;
    };

    static zend_string *make(const Entry &entry)
    {
        if (UNEXPECTED(entry.length <= 1)) {
            return entry.length == 0 ? ZSTR_EMPTY_ALLOC() : ZSTR_CHAR(static_cast<uint8_t>(*entry.bytes));
        }

        return zend_string_init(entry.bytes, entry.length, false);
    }

    static bool split(const char *from, size_t length, Block &block);

    bool read_block(Cursor &cursor, Arena &arena, Block *block, bool is_binary);

    Entry *entries_;
    size_t count_;
    // Its number and one; 0 when none is.
    uint32_t last_borrowed_;
};

} // namespace kiln::graph

#endif
