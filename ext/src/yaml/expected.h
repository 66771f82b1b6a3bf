// What scalars a type expects, and where: Kiln\Format\Expected.
#ifndef KILN_YAML_EXPECTED_H
#define KILN_YAML_EXPECTED_H

#include "../document/tape.h"
#include "../program/arena.h"

namespace kiln::yaml {

// The kinds of scalars, as the constants of Kiln\Format\Expected.
enum Kinds : zend_long { NULLS = 1, BOOLS = 2, INTS = 4, FLOATS = 8, TEXTS = 16, ANY = 31 };

// A place in the table: from 0 on it is the kinds of scalars there, with anything below.
using Place = zend_long;

// Characters that a key may have (YAML 1.2.2, section 7.4.2); bytes are fewer than that.
constexpr size_t LONGEST_KEY = 1024;

// A row of the table, as it is read for the first time that a document needs it.
struct Row {
    struct Member {
        const char *key;
        uint32_t length;
        // Whether it means nothing but itself where it stands in a document without quotes.
        bool is_simple;
        Place place;
    };

    zend_long kinds = ANY;
    // In the order in which documents mostly have them.
    const Member *members = nullptr;
    uint32_t count = 0;
    // Where the members stand, by their keys; null where there are none.
    const HashTable *by_key = nullptr;
    Place others = ANY;
    // The places of the first items, or the one of all of them.
    const HashTable *items = nullptr;
    Place item = ANY;
    // Null where all maps are alike.
    const HashTable *cases = nullptr;

    Place of_item(uint32_t index) const { return EXPECTED(items == nullptr) ? item : of_one_item(index); }

    struct Found {
        // UINT32_MAX where it is none of the members.
        uint32_t number;
        Place place;
    };

    Found find(document::Text key) const;

private:
    Place of_one_item(uint32_t index) const;
};

class Expected {
public:
    Expected() { arena_.open(room_, sizeof(room_)); }
    ~Expected() { arena_.close(); }
    Expected(const Expected &) = delete;
    Expected &operator=(const Expected &) = delete;

    // Of a list of the root and the table; false where it is something else.
    bool read(const HashTable *array);

    Place root() const { return root_; }

    zend_long kinds(Place place) const { return EXPECTED(place >= 0) ? place : row(place).kinds; }

    // How many places of a map may follow one another, each by a case of the one before.
    uint32_t most_steps() const { return count_; }

    const Row &row(Place place) const
    {
        const auto number = static_cast<zend_ulong>(~place);
        if (UNEXPECTED(place >= 0 || number >= count_)) {
            return ANYTHING;
        }
        const Row *row = rows_[number];

        return EXPECTED(row != nullptr) ? *row : read_row(number);
    }

private:
    static const Row ANYTHING;

    const Row &read_row(zend_ulong number) const;

    Place root_ = ANY;
    const HashTable *table_ = nullptr;
    uint32_t count_ = 0;
    const Row **rows_ = nullptr;
    mutable Arena arena_;
    alignas(8) char room_[2048];
};

} // namespace kiln::yaml

#endif
