// A document that lies on a tape, and whose that is.
#ifndef KILN_DOCUMENT_DOCUMENT_H
#define KILN_DOCUMENT_DOCUMENT_H

#include "tape.h"

namespace kiln::document {

// Deeper documents are left to PHP: what is made of them nests in the C stack as
// they do.
constexpr zend_long MAX_DEPTH = 1024;

// Larger ones are left to PHP. Not all parsers take memory that counts for memory_limit, so
// that somebody else must draw a line; and places on a tape have 32 bits.
constexpr size_t MAX_LENGTH = 256 << 20;

// A text, which need not be the whole of a string of PHP.
struct Source {
    const char *bytes;
    size_t length;
    // Whether so many bytes behind it may be read as the parser of JSON wants to.
    bool has_padding;
};

struct Document {
    Tape tape;
    // What its parser gives back.
    void *owner;
    // Of the strings that are made already.
    uint32_t made_count = 0;
};

} // namespace kiln::document

#endif
