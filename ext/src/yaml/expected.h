// What scalars a type expects, and where: Kiln\Format\Expected.
#ifndef KILN_YAML_EXPECTED_H
#define KILN_YAML_EXPECTED_H

#include "../document/tape.h"

namespace kiln::yaml {

// The kinds of scalars, as the constants of Kiln\Format\Expected.
enum Kinds : zend_long { NULLS = 1, BOOLS = 2, INTS = 4, FLOATS = 8, TEXTS = 16, ANY = 31 };

// A place in the table: from 0 on it is the kinds of scalars there, with anything below.
using Place = zend_long;

class Expected {
public:
    // A list of the root and the table; false where it is something else.
    static bool read(const HashTable *array, Expected &into);

    Place root() const { return root_; }

    zend_long kinds(Place place) const { return place < 0 ? number(row(place), 0, ANY) : place; }

    // How many places of a map may follow one another, each by a case of the one before.
    uint32_t most_steps() const { return zend_hash_num_elements(table_); }

    Place item(Place place, uint32_t index) const;
    Place member(Place place, document::Text key) const;

    // Null for a place whose maps are all alike; else the cases.
    const HashTable *cases(Place place) const;

private:
    static zend_long number(const HashTable *row, zend_ulong index, zend_long otherwise);

    const HashTable *row(Place place) const;

    Place root_ = ANY;
    const HashTable *table_ = nullptr;
};

} // namespace kiln::yaml

#endif
