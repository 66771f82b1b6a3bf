// Where the items of a stream of JSON begin and end, before anybody knows whether they are JSON.
//
// The borders are those that Kiln\Format\Json\ArraySplitter and NdjsonSplitter find, which cut what is left to them.
#ifndef KILN_JSON_ITEMS_H
#define KILN_JSON_ITEMS_H

#include "../zend_compat.h"

namespace kiln::json {

enum class Found {
    WHOLE,
    // The text ends before the item does.
    CUT_OFF,
    // Something else, or not for sure.
    OTHER,
};

// Offsets in the text.
struct Item {
    size_t start;
    size_t end;
    // Bytes that count where items must not be too long: whitespace at the end of a line does.
    size_t length;
};

// The element of an array that comes behind the offset, where another one ends: first a comma.
Found next_element(const zend_string *text, size_t offset, Item &item);

// The line that comes behind the offset, without whitespace around it. One of nothing else is passed over.
Found next_line(const zend_string *text, size_t offset, Item &item);

} // namespace kiln::json

#endif
