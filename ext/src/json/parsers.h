// JSON documents, parsed and checked as a whole.
#ifndef KILN_JSON_PARSERS_H
#define KILN_JSON_PARSERS_H

#include "../document/document.h"

namespace kiln::json {

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

document::Source source_of(const zend_string *json);

// A part of a string of PHP.
document::Source source_in(const zend_string *text, size_t start, size_t length);

// False where it is not JSON, or not so for sure: deeper than asked for, with
// numbers beyond 64 bits, and whatever else ext/json and simdjson may see with
// different eyes. On success the document must be closed.
bool open(Parsers &parsers, document::Source json, zend_long depth, document::Document &document);

void close(Parsers &parsers, document::Document &document);

// What a bailout of PHP has left in use.
void end_request(Parsers &parsers);

void end_thread(Parsers &parsers);

} // namespace kiln::json

#endif
