// JSON documents, parsed and checked as a whole.
#ifndef KILN_JSON_PARSERS_H
#define KILN_JSON_PARSERS_H

#include "../document/tape.h"

namespace kiln::json {

// Deeper documents are left to PHP: what is made of them nests in the C stack as
// they do.
constexpr zend_long MAX_DEPTH = 1024;

// simdjson's parser with its buffers, which come from malloc().
struct Parser;

// The parsers of a thread. User code that is called while one is in use may want
// to read as well, so there may be several.
struct Parsers {
    // Kept for the next document; null where there is none.
    Parser *spare;
    // Those in use. They are not given back in any order: user code may suspend
    // the fiber it runs in.
    Parser *used;
};

struct Document {
    Parser *parser;
    document::Tape tape;
};

// A text, which need not be the whole of a string of PHP.
struct Source {
    const char *bytes;
    size_t length;
    // Whether so many bytes behind it may be read as the parser wants to.
    bool has_padding;
};

Source source_of(const zend_string *json);

// A part of a string of PHP.
Source source_in(const zend_string *text, size_t start, size_t length);

// False where it is not JSON, or not so for sure: deeper than asked for, with
// numbers beyond 64 bits, and whatever else ext/json and simdjson may see with
// different eyes. On success the document must be closed.
bool open(Parsers &parsers, Source json, zend_long depth, Document &document);

void close(Parsers &parsers, Document &document);

// What a bailout of PHP has left in use.
void end_request(Parsers &parsers);

void end_thread(Parsers &parsers);

} // namespace kiln::json

#endif
