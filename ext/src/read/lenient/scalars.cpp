#include "scalars.h"

#include "../../json/plain.h"
#include "../../program/op.h"
#include "ask.h"

namespace kiln::read::lenient {

namespace {

// What PHP alone knows: it may warn, and has changed its mind over the versions.
bool ask_to_cast(read::Run &run, const char *method, size_t length, json::At at, zval *into)
{
    return ask_about(lenient(run), method, length, at, nullptr, into);
}

bool is_false(const json::Tape &tape, json::At at)
{
    switch (json::kind_of(at)) {
        case json::ARRAY:
        case json::OBJECT:
            return tape.is_empty(at);
        case json::STRING:
            return json::is_text(tape.text(at), "", 0) || json::is_text(tape.text(at), "0", 1);
        case json::INTEGER:
        case json::UNSIGNED:
        case json::DOUBLE:
            return json::as_double(at) == 0.0;
        default:
            return json::kind_of(at) != json::TRUE;
    }
}

bool to_bool(read::Run &run, const Node &, json::At at, zval *into)
{
    ZVAL_BOOL(into, !is_false(run.tape, at));

    return true;
}

bool to_int(read::Run &run, const Node &, json::At at, zval *into)
{
    switch (json::kind_of(at)) {
        case json::INTEGER:
            ZVAL_LONG(into, json::integer(at));
            return true;
        case json::TRUE:
            ZVAL_LONG(into, 1);
            return true;
        case json::FALSE:
        case json::NOTHING:
            ZVAL_LONG(into, 0);
            return true;
        case json::STRING: {
            const json::Text text = run.tape.text(at);
            zend_ulong number;
            // The digits that an integer is written with, and nothing else.
            if (ZEND_HANDLE_NUMERIC_STR(text.bytes, text.length, number)) {
                ZVAL_LONG(into, static_cast<zend_long>(number));
                return true;
            }
            break;
        }
        default:
            break;
    }

    return ask_to_cast(run, ZEND_STRL("int"), at, into);
}

bool to_float(read::Run &run, const Node &, json::At at, zval *into)
{
    switch (json::kind_of(at)) {
        case json::DOUBLE:
        case json::INTEGER:
        case json::UNSIGNED:
            ZVAL_DOUBLE(into, json::as_double(at));
            return true;
        default:
            return ask_to_cast(run, ZEND_STRL("float"), at, into);
    }
}

bool to_string(read::Run &run, const Node &, json::At at, zval *into)
{
    switch (json::kind_of(at)) {
        case json::STRING:
            json::make_string(run.tape.text(at), into);
            return true;
        case json::INTEGER:
            ZVAL_STR(into, zend_long_to_str(json::integer(at)));
            return true;
        case json::TRUE:
            ZVAL_CHAR(into, '1');
            return true;
        case json::FALSE:
        case json::NOTHING:
            ZVAL_EMPTY_STRING(into);
            return true;
        case json::ARRAY:
        case json::OBJECT:
            return refuse(lenient(run), at, "string");
        default:
            return ask_to_cast(run, ZEND_STRL("string"), at, into);
    }
}

bool exactly_bool(read::Run &run, json::At at, zval *into)
{
    if (json::kind_of(at) != json::TRUE && json::kind_of(at) != json::FALSE) {
        return refuse(lenient(run), at, "bool");
    }
    ZVAL_BOOL(into, json::kind_of(at) == json::TRUE);

    return true;
}

bool exactly_int(read::Run &run, json::At at, zval *into)
{
    if (json::kind_of(at) != json::INTEGER) {
        return refuse(lenient(run), at, "int");
    }
    ZVAL_LONG(into, json::integer(at));

    return true;
}

bool exactly_float(read::Run &run, json::At at, zval *into)
{
    if (json::kind_of(at) != json::DOUBLE && json::kind_of(at) != json::UNSIGNED) {
        return refuse(lenient(run), at, "float");
    }
    ZVAL_DOUBLE(into, json::as_double(at));

    return true;
}

bool exactly_string(read::Run &run, json::At at, zval *into)
{
    if (json::kind_of(at) != json::STRING) {
        return refuse(lenient(run), at, "string");
    }
    json::make_string(run.tape.text(at), into);

    return true;
}

// Null is taken in place of each.
template <bool (*read_exactly)(read::Run &run, json::At at, zval *into)>
bool or_null(read::Run &run, const Node &, json::At at, zval *into)
{
    if (json::kind_of(at) == json::NOTHING) {
        ZVAL_NULL(into);
        return true;
    }

    return read_exactly(run, at, into);
}

} // namespace

const Node *compile_coerce(zend_long kind)
{
    static constexpr Node BOOL = {to_bool, {MAY_BE_BOOL, nullptr}};
    static constexpr Node INT = {to_int, {MAY_BE_LONG, nullptr}};
    static constexpr Node FLOAT = {to_float, {MAY_BE_DOUBLE, nullptr}};
    static constexpr Node STRING = {to_string, {MAY_BE_STRING, nullptr}};
    switch (kind) {
        case op::SCALAR_BOOL:
            return &BOOL;
        case op::SCALAR_INT:
            return &INT;
        case op::SCALAR_FLOAT:
            return &FLOAT;
        case op::SCALAR_STRING:
            return &STRING;
    }

    return nullptr;
}

const Node *compile_exactly(zend_long kind)
{
    static constexpr Node BOOL = {or_null<exactly_bool>, {MAY_BE_BOOL | MAY_BE_NULL, nullptr}};
    static constexpr Node INT = {or_null<exactly_int>, {MAY_BE_LONG | MAY_BE_NULL, nullptr}};
    static constexpr Node FLOAT = {or_null<exactly_float>, {MAY_BE_DOUBLE | MAY_BE_NULL, nullptr}};
    static constexpr Node STRING = {or_null<exactly_string>, {MAY_BE_STRING | MAY_BE_NULL, nullptr}};
    switch (kind) {
        case op::SCALAR_BOOL:
            return &BOOL;
        case op::SCALAR_INT:
            return &INT;
        case op::SCALAR_FLOAT:
            return &FLOAT;
        case op::SCALAR_STRING:
            return &STRING;
    }

    return nullptr;
}

} // namespace kiln::read::lenient
