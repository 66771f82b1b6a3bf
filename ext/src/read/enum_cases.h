// The cases of an enum, found by what stands in a document.
#ifndef KILN_READ_ENUM_CASES_H
#define KILN_READ_ENUM_CASES_H

#include "node.h"
#include "../program/arena.h"

namespace kiln::read {

struct EnumCase {
    // By which it is found: a text, or null where that is a number.
    zend_string *text;
    zend_long number;
    // Held by the class.
    zend_object *object;
};

struct EnumCases {
    zend_string *class_name;
    enum By : uint8_t {
        NAME,
        VALUE,
        // That of a case which has one.
        VALUE_OR_NAME,
    };
    By by;
    // Set by link_cases(); null while there are none.
    EnumCase *cases;
    uint32_t count;
};

// Looks the cases up. Before that none is found. False with an exception pending.
bool link_cases(EnumCases &cases, Arena &arena);

// Null where there is no such case, and where it would take a conversion.
zend_object *find_case(const EnumCases &cases, const document::Tape &tape, document::At at);

} // namespace kiln::read

#endif
