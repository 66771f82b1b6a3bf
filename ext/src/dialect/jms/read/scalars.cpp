#include "scalars.h"

#include "../../../document/plain.h"
#include "../../../program/op.h"
#include "ask.h"

namespace kiln::read::jms {

namespace {

// What PHP alone knows: it may warn, and has changed its mind over the versions.
bool ask_to_cast(read::Run &run, const char *method, size_t length, document::At at, zval *into)
{
    return ask_about(jms(run), method, length, at, nullptr, into);
}

bool is_false(const document::Tape &tape, document::At at)
{
    switch (document::kind_of(at)) {
        case document::ARRAY:
        case document::OBJECT:
            return tape.is_empty(at);
        case document::STRING:
            return document::is_text(tape.text(at), "", 0) || document::is_text(tape.text(at), "0", 1);
        case document::INTEGER:
        case document::UNSIGNED:
        case document::DOUBLE:
            return document::as_double(at) == 0.0;
        default:
            return document::kind_of(at) != document::TRUE;
    }
}

bool to_bool(read::Run &run, const Node &, document::At at, zval *into)
{
    ZVAL_BOOL(into, !is_false(run.tape, at));

    return true;
}

bool to_int(read::Run &run, const Node &, document::At at, zval *into)
{
    switch (document::kind_of(at)) {
        case document::INTEGER:
            ZVAL_LONG(into, document::integer(at));
            return true;
        case document::TRUE:
            ZVAL_LONG(into, 1);
            return true;
        case document::FALSE:
        case document::NOTHING:
            ZVAL_LONG(into, 0);
            return true;
        case document::STRING: {
            const document::Text text = run.tape.text(at);
            zend_ulong number;
            // The digits that an integer is written with, and nothing else.
            if (document::is_index(text, number)) {
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

bool to_float(read::Run &run, const Node &, document::At at, zval *into)
{
    switch (document::kind_of(at)) {
        case document::DOUBLE:
        case document::INTEGER:
        case document::UNSIGNED:
            ZVAL_DOUBLE(into, document::as_double(at));
            return true;
        default:
            return ask_to_cast(run, ZEND_STRL("float"), at, into);
    }
}

bool to_string(read::Run &run, const Node &, document::At at, zval *into)
{
    switch (document::kind_of(at)) {
        case document::STRING:
            document::make_string(run.tape, at, into);
            return true;
        case document::INTEGER:
            ZVAL_STR(into, zend_long_to_str(document::integer(at)));
            return true;
        case document::TRUE:
            ZVAL_CHAR(into, '1');
            return true;
        case document::FALSE:
        case document::NOTHING:
            ZVAL_EMPTY_STRING(into);
            return true;
        case document::ARRAY:
        case document::OBJECT:
            return refuse(jms(run), at, "string");
        default:
            return ask_to_cast(run, ZEND_STRL("string"), at, into);
    }
}

bool exactly_bool(read::Run &run, document::At at, zval *into)
{
    if (document::kind_of(at) != document::TRUE && document::kind_of(at) != document::FALSE) {
        return refuse(jms(run), at, "bool");
    }
    ZVAL_BOOL(into, document::kind_of(at) == document::TRUE);

    return true;
}

bool exactly_int(read::Run &run, document::At at, zval *into)
{
    if (document::kind_of(at) != document::INTEGER) {
        return refuse(jms(run), at, "int");
    }
    ZVAL_LONG(into, document::integer(at));

    return true;
}

bool exactly_float(read::Run &run, document::At at, zval *into)
{
    if (document::kind_of(at) != document::DOUBLE && document::kind_of(at) != document::UNSIGNED) {
        return refuse(jms(run), at, "float");
    }
    ZVAL_DOUBLE(into, document::as_double(at));

    return true;
}

bool exactly_string(read::Run &run, document::At at, zval *into)
{
    if (document::kind_of(at) != document::STRING) {
        return refuse(jms(run), at, "string");
    }
    document::make_string(run.tape, at, into);

    return true;
}

// Null is taken in place of each.
template <bool (*read_exactly)(read::Run &run, document::At at, zval *into)>
bool or_null(read::Run &run, const Node &, document::At at, zval *into)
{
    if (document::kind_of(at) == document::NOTHING) {
        ZVAL_NULL(into);
        return true;
    }

    return read_exactly(run, at, into);
}

const Node *of_kind(zend_long kind, const Node *boolean, const Node *integer, const Node *number, const Node *text)
{
    switch (kind) {
        case op::SCALAR_BOOL: return boolean;
        case op::SCALAR_INT: return integer;
        case op::SCALAR_FLOAT: return number;
        case op::SCALAR_STRING: return text;
        default: return nullptr;
    }
}

} // namespace

const Node *compile_coerce(zend_long kind)
{
    static constexpr Node BOOL = {to_bool, {MAY_BE_BOOL, nullptr}};
    static constexpr Node INT = {to_int, {MAY_BE_LONG, nullptr}};
    static constexpr Node FLOAT = {to_float, {MAY_BE_DOUBLE, nullptr}};
    static constexpr Node STRING = {to_string, {MAY_BE_STRING, nullptr}};

    return of_kind(kind, &BOOL, &INT, &FLOAT, &STRING);
}

const Node *compile_exactly(zend_long kind)
{
    static constexpr Node BOOL = {or_null<exactly_bool>, {MAY_BE_BOOL | MAY_BE_NULL, nullptr}};
    static constexpr Node INT = {or_null<exactly_int>, {MAY_BE_LONG | MAY_BE_NULL, nullptr}};
    static constexpr Node FLOAT = {or_null<exactly_float>, {MAY_BE_DOUBLE | MAY_BE_NULL, nullptr}};
    static constexpr Node STRING = {or_null<exactly_string>, {MAY_BE_STRING | MAY_BE_NULL, nullptr}};

    return of_kind(kind, &BOOL, &INT, &FLOAT, &STRING);
}

} // namespace kiln::read::jms
