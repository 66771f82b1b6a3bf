#include "parsers.h"

#include "simdjson.h"

#include <new>

namespace kiln::json {

struct Parser {
    simdjson::dom::parser simd;
    Parser *outer;
};

namespace {

// The buffers need about 14 bytes of address space per byte of the document, of
// which a quarter is touched. Those of larger documents are given back at once.
constexpr size_t KEPT_CAPACITY = 1 << 20;

// They do not count for memory_limit, so that somebody else must draw a line.
constexpr size_t MAX_LENGTH = 256 << 20;

Parser *borrow(Parsers &parsers)
{
    Parser *parser = parsers.spare;
    parsers.spare = nullptr;
    if (parser == nullptr) {
        parser = new (std::nothrow) Parser;
        if (parser == nullptr) {
            return nullptr;
        }
    }
    parser->outer = parsers.used;
    parsers.used = parser;

    return parser;
}

void give_back(Parsers &parsers, Parser *parser)
{
    parsers.used = parser->outer;
    if (parsers.spare == nullptr && parser->simd.capacity() <= KEPT_CAPACITY) {
        parsers.spare = parser;
    } else {
        delete parser;
    }
}

bool has_byte_order_mark(const zend_string *json)
{
    return ZSTR_LEN(json) >= 3 && memcmp(ZSTR_VAL(json), "\xEF\xBB\xBF", 3) == 0;
}

bool parse(Parser *parser, const zend_string *json, size_t depth)
{
    simdjson::dom::parser &simd = parser->simd;
    // Of the levels of an empty array or object simdjson does not count the
    // last, so that it gets one less than would be right for others.
    if (simd.max_depth() != depth && simd.allocate(simd.capacity(), depth) != simdjson::SUCCESS) {
        return false;
    }

    return simd.parse(ZSTR_VAL(json), ZSTR_LEN(json), true).error() == simdjson::SUCCESS;
}

} // namespace

bool open(Parsers &parsers, const zend_string *json, zend_long depth, Document &document)
{
    // ext/json takes no byte order mark, newer versions of simdjson do.
    if (depth < 1 || ZSTR_LEN(json) > MAX_LENGTH || has_byte_order_mark(json)) {
        return false;
    }
    Parser *parser = borrow(parsers);
    if (parser == nullptr) {
        return false;
    }
    if (!parse(parser, json, static_cast<size_t>(MIN(depth, MAX_DEPTH)))) {
        give_back(parsers, parser);
        return false;
    }
    document.parser = parser;
    document.tape = {parser->simd.doc.tape.get(), parser->simd.doc.string_buf.get()};

    return true;
}

void close(Parsers &parsers, Document &document)
{
    give_back(parsers, document.parser);
}

void end_request(Parsers &parsers)
{
    while (parsers.used != nullptr) {
        give_back(parsers, parsers.used);
    }
}

void end_thread(Parsers &parsers)
{
    delete parsers.spare;
    parsers.spare = nullptr;
}

} // namespace kiln::json
