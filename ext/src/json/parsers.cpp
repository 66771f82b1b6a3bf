#include "parsers.h"

#include "simdjson.h"

#include <new>

namespace kiln::json {

using document::At;
using document::Document;
using document::is_container;
using document::is_end;
using document::kind_of;
using document::Source;
using document::Tape;

struct Parser {
    simdjson::dom::parser simd;
    Parser *next;
};

namespace {

// The buffers need about 14 bytes of address space per byte of the document, of
// which a quarter is touched. Those of larger documents are given back at once.
constexpr size_t KEPT_CAPACITY = 1 << 20;

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
    parser->next = parsers.used;
    parsers.used = parser;

    return parser;
}

void give_back(Parsers &parsers, Parser *parser)
{
    Parser **link = &parsers.used;
    while (*link != parser) {
        link = &(*link)->next;
    }
    *link = parser->next;
    if (parsers.spare == nullptr && parser->simd.capacity() <= KEPT_CAPACITY) {
        parsers.spare = parser;
    } else {
        delete parser;
    }
}

bool has_byte_order_mark(Source json)
{
    return json.length >= 3 && memcmp(json.bytes, "\xEF\xBB\xBF", 3) == 0;
}

simdjson::error_code parse(simdjson::dom::parser &simd, Source json, size_t max_depth)
{
    if (simd.max_depth() != max_depth) {
        const simdjson::error_code error = simd.allocate(simd.capacity(), max_depth);
        if (error != simdjson::SUCCESS) {
            return error;
        }
    }

    return simd.parse(json.bytes, json.length, !json.has_padding).error();
}

Tape tape_of(const Parser *parser)
{
    return {parser->simd.doc.tape.get(), parser->simd.doc.string_buf.get()};
}

// Whether no value has more arrays and objects around it, itself included.
bool nests_no_deeper(const Tape &tape, zend_long depth)
{
    zend_long level = 0;
    const At end = tape.after(tape.root());
    for (At at = tape.root(); at != end; at += document::has_second_word(at) ? 2 : 1) {
        if (is_container(at)) {
            if (++level > depth) {
                return false;
            }
        } else if (is_end(at)) {
            --level;
        }
    }

    return true;
}

bool parse(Parser *parser, Source json, zend_long depth)
{
    // simdjson does not count an array or object that is empty. With one level
    // less than there may be it refuses some documents, but takes none too many.
    const auto levels = static_cast<size_t>(depth);
    const simdjson::error_code error = parse(parser->simd, json, levels);

    return error == simdjson::DEPTH_ERROR
        ? parse(parser->simd, json, levels + 1) == simdjson::SUCCESS && nests_no_deeper(tape_of(parser), depth)
        : error == simdjson::SUCCESS;
}

} // namespace

Source source_of(const zend_string *json)
{
    return {ZSTR_VAL(json), ZSTR_LEN(json), false};
}

Source source_in(const zend_string *text, size_t start, size_t length)
{
    return {ZSTR_VAL(text) + start, length, ZSTR_LEN(text) - start - length >= simdjson::SIMDJSON_PADDING};
}

bool open(Parsers &parsers, Source json, zend_long depth, Document &document)
{
    // ext/json takes no byte order mark, newer versions of simdjson do.
    if (depth < 1 || json.length > document::MAX_LENGTH || has_byte_order_mark(json)) {
        return false;
    }
    Parser *parser = borrow(parsers);
    if (parser == nullptr) {
        return false;
    }
    if (!parse(parser, json, MIN(depth, document::MAX_DEPTH))) {
        give_back(parsers, parser);
        return false;
    }
    document.owner = parser;
    document.tape = tape_of(parser);

    return true;
}

void close(Parsers &parsers, Document &document)
{
    give_back(parsers, static_cast<Parser *>(document.owner));
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
