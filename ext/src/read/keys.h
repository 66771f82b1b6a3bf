// A fixed set of keys, and which of them stand in a JSON object.
#ifndef KILN_READ_KEYS_H
#define KILN_READ_KEYS_H

#include "../document/tape.h"
#include "../program/arena.h"
#include "../text/same.h"

namespace kiln::read {

class Keys {
public:
    static constexpr uint32_t NONE = UINT32_MAX;

    // Room for so many.
    void open(Arena &arena, uint32_t capacity);

    // Returns its number, the same one for the same key. The string must live as
    // long as this.
    uint32_t add(zend_string *key);

    uint32_t count() const { return count_; }
    zend_string *key(uint32_t number) const { return keys_[number]; }

    uint32_t find(document::Text text) const
    {
        for (uint32_t place = hash(text.bytes, text.length) & mask_;; place = (place + 1) & mask_) {
            const uint32_t number = places_[place];
            if (number == NONE || is(number, text)) {
                return number;
            }
        }
    }

    // Finds the value of each key in an object, the last one where there are
    // several, null where there is none. Returns whether there were other keys.
    bool match(const document::Tape &tape, document::At object, document::At *values) const
    {
        memset(values, 0, count_ * sizeof(*values));
        bool has_others = false;
        // Most documents have the keys in the same order as the plan.
        uint32_t expected = 0;
        const document::At end = tape.end_of(object);
        for (document::At key = document::first_inside(object); key != end; key = tape.after(key + 1)) {
            const document::Text text = tape.text(key);
            const uint32_t number = EXPECTED(expected < count_) && EXPECTED(is(expected, text)) ? expected : find(text);
            if (EXPECTED(number != NONE)) {
                values[number] = key + 1;
                expected = number + 1;
            } else {
                has_others = true;
            }
        }

        return has_others;
    }

private:
    static uint32_t hash(const char *bytes, uint32_t length)
    {
        uint32_t hash = length;
        for (uint32_t index = 0; index < length; ++index) {
            hash = hash * 31 + static_cast<unsigned char>(bytes[index]);
        }

        return hash ^ (hash >> 15);
    }

    bool is(uint32_t number, document::Text text) const
    {
        const zend_string *key = keys_[number];

        return ZSTR_LEN(key) == text.length && text::is_same(ZSTR_VAL(key), text.bytes, text.length);
    }

    zend_string **keys_;
    uint32_t count_;
    // At least half of the places are free.
    uint32_t *places_;
    uint32_t mask_;
};

} // namespace kiln::read

#endif
