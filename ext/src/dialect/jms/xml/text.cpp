#include "text.h"

#include "../../../../php_kiln.h"
#include "../../../program/op.h"
#include "../../../text/any_byte.h"
#include "../../../text/copy.h"
#include "../../../value/date_format.h"
#include "../../../value/rounding.h"
#include "../../../write/class_test.h"
#include "../../../xml/markup.h"
#include "element.h"
#include "entries.h"
#include "object.h"

extern "C" {
#include "ext/standard/php_math.h"
#include "Zend/zend_smart_str.h"
}

namespace kiln::write::jms::xml {

namespace {

// A text without anything escaped.
struct Piece {
    const char *bytes;
    size_t length;
    // Never a CDATA section, and nothing in it is special.
    bool is_plain;
    // What the text lies in, if that is only for it.
    zend_string *owned;
    char room[128];

    void own(zend_string *string, bool plain)
    {
        bytes = ZSTR_VAL(string);
        length = ZSTR_LEN(string);
        is_plain = plain;
        owned = string;
    }

    void ends_at(const char *end)
    {
        bytes = room;
        length = static_cast<size_t>(end - room);
    }
};

struct TextNode : Node {
    bool (*find)(const TextNode &node, zval *value, Piece &piece);
    // JMS_XML_*: how the text stands in an element.
    zend_long markup;
};

void set_int(Piece &piece, zend_long number)
{
    piece.ends_at(text::write_integer(piece.room, number));
    piece.is_plain = true;
}

void set_bool(Piece &piece, bool is_true)
{
    piece.bytes = is_true ? "true" : "false";
    piece.length = is_true ? 4 : 5;
    piece.is_plain = true;
}

// The shortest digits that read back as the same number are those to which PHP rounds with the
// usual precision, if they are no more.
bool set_short_float(Piece &piece, double number)
{
    constexpr int USUAL_PRECISION = 14;
    constexpr double LEAST = 1e-4;
    constexpr double MOST = 1e13;
    const double size = number < 0 ? -number : number;
    if (UNEXPECTED(EG(precision) != USUAL_PRECISION || !(size >= LEAST && size < MOST))) {
        return false;
    }
    char *end = text::write_double(piece.room, number, true);
    // Digits, a point and a sign.
    if (UNEXPECTED(end - piece.room > USUAL_PRECISION + 1 + (number < 0))) {
        return false;
    }
    piece.ends_at(end);
    piece.is_plain = true;

    return true;
}

// As PHP's cast to string does it, with a point in any case (Run\Xml\Text::float()).
bool set_float(Piece &piece, double number)
{
    if (UNEXPECTED(!zend_finite(number))) {
        return unsupported("a float that is not finite");
    }
    if (EXPECTED(set_short_float(piece, number))) {
        return true;
    }
    smart_str text = {nullptr, 0};
    smart_str_append_double(&text, number, static_cast<int>(EG(precision)), false);
    smart_str_0(&text);
    if (memchr(ZSTR_VAL(text.s), '.', ZSTR_LEN(text.s)) == nullptr) {
        smart_str_free(&text);
        text.s = _php_math_number_format_ex(number, 1, ZEND_STRL("."), "", 0);
    }
    piece.own(text.s, true);

    return true;
}

bool is_scalar(const zval *value)
{
    return EXPECTED(Z_TYPE_P(value) > IS_NULL && Z_TYPE_P(value) < IS_ARRAY) || unsupported("a value that is cast to a scalar");
}

bool set_cast(Piece &piece, zval *value, zend_long kind)
{
    switch (kind) {
        case op::SCALAR_STRING:
            if (EXPECTED(Z_TYPE_P(value) == IS_STRING)) {
                piece.bytes = Z_STRVAL_P(value);
                piece.length = Z_STRLEN_P(value);
            } else {
                piece.own(zval_get_string(value), false);
            }
            return true;
        case op::SCALAR_INT:
            if (UNEXPECTED(Z_TYPE_P(value) == IS_DOUBLE)) {
                return unsupported("a float that is cast to an integer");
            }
            set_int(piece, zval_get_long(value));
            return true;
        case op::SCALAR_FLOAT: return set_float(piece, zval_get_double(value));
        default: set_bool(piece, zend_is_true(value)); return true;
    }
}

struct Cast : TextNode {
    zend_long kind;
};

bool find_cast(const TextNode &node, zval *value, Piece &piece)
{
    return is_scalar(value) && set_cast(piece, value, static_cast<const Cast &>(node).kind);
}

bool find_of_own_type(const TextNode &, zval *value, Piece &piece)
{
    switch (Z_TYPE_P(value)) {
        case IS_STRING: return set_cast(piece, value, op::SCALAR_STRING);
        case IS_LONG: set_int(piece, Z_LVAL_P(value)); return true;
        case IS_DOUBLE: return set_float(piece, Z_DVAL_P(value));
        case IS_TRUE: set_bool(piece, true); return true;
        case IS_FALSE: set_bool(piece, false); return true;
        default: return unsupported("a value without a type that is no scalar");
    }
}

struct Number : TextNode {
    bool is_rounded;
    value::Rounding rounding;
    bool has_decimals;
    int decimals;
};

bool find_number(const TextNode &node, zval *value, Piece &piece)
{
    const auto &number = static_cast<const Number &>(node);
    if (UNEXPECTED(!is_scalar(value))) {
        return false;
    }
    double rounded = zval_get_double(value);
    if (UNEXPECTED(!zend_finite(rounded))) {
        return unsupported("a float that is not finite");
    }
    if (number.is_rounded) {
        rounded = number.rounding.round(rounded);
    }
    if (!number.has_decimals) {
        return set_float(piece, rounded);
    }
    piece.own(_php_math_number_format_ex(rounded, number.decimals, ZEND_STRL("."), "", 0), true);

    return true;
}

struct Date : TextNode {
    ClassTest is_expected;
    zend_string *format;
};

bool find_date(const TextNode &node, zval *value, Piece &piece)
{
    const auto &date = static_cast<const Date &>(node);
    if (UNEXPECTED(!date.is_expected.holds(value))) {
        return mismatch("not a date");
    }
    const char *end = value::write_format(piece.room, Z_OBJ_P(value), date.format, KILN_G(write).zone_spans);
    if (UNEXPECTED(end == nullptr)) {
        return unsupported("a date that only its own class can write");
    }
    piece.ends_at(end);

    return true;
}

bool find_timestamp(const TextNode &node, zval *value, Piece &piece)
{
    zend_long timestamp;
    if (UNEXPECTED(!static_cast<const Date &>(node).is_expected.holds(value) || !value::read_timestamp(Z_OBJ_P(value), &timestamp))) {
        return unsupported("a date that only its own class can write");
    }
    set_int(piece, timestamp);

    return true;
}

struct EnumCase : TextNode {
    // Whether its value is meant where it has one.
    bool is_by_value;
    bool must_have_value;
    // 0 for that of the case.
    zend_long kind;
};

bool find_case(const TextNode &node, zval *value, Piece &piece)
{
    const auto &enum_case = static_cast<const EnumCase &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT || (Z_OBJCE_P(value)->ce_flags & ZEND_ACC_ENUM) == 0)) {
        return mismatch("not a case of an enum");
    }
    const bool has_value = Z_OBJCE_P(value)->enum_backing_type != IS_UNDEF;
    if (UNEXPECTED(enum_case.must_have_value && !has_value)) {
        return mismatch("a case without a value");
    }
    zval *written = enum_case.is_by_value && has_value ? zend_enum_fetch_case_value(Z_OBJ_P(value)) : zend_enum_fetch_case_name(Z_OBJ_P(value));

    return enum_case.kind == 0 ? find_of_own_type(node, written, piece) : set_cast(piece, written, enum_case.kind);
}

// Numbers and truth values need none of it.
void append_cdata(text::Buffer &out, const char *bytes, size_t length)
{
    out.append(ZEND_STRL("<![CDATA["));
    const char *const end = bytes + length;
    for (const char *at = bytes; (at = static_cast<const char *>(memchr(at, ']', static_cast<size_t>(end - at)))) != nullptr; ++at) {
        if (UNEXPECTED(end - at >= 3 && at[1] == ']' && at[2] == '>')) {
            out.append(bytes, static_cast<size_t>(at + 2 - bytes));
            out.append(ZEND_STRL("]]><![CDATA["));
            bytes = at + 2;
        }
    }
    out.append(bytes, static_cast<size_t>(end - bytes));
    out.append(ZEND_STRL("]]>"));
}

// What no document may have is left to PHP. libxml2 writes some of it nevertheless, and for an attribute that is no UTF-8
// it changes the encoding of the document.
bool append_escaped(text::Buffer &out, const char *bytes, size_t length, ::kiln::xml::Where where)
{
    return EXPECTED(::kiln::xml::append_text(out, bytes, length, where)) || unsupported("a text that no document may have");
}

bool may_end_cdata(const Piece &piece)
{
    return text::any_byte(piece.bytes, piece.length, [](auto byte) { return byte == ']'; });
}

bool is_special(const Piece &piece)
{
    return text::any_byte(piece.bytes, piece.length, [](auto byte) { return (byte == '&') | (byte == '<') | (byte == '>') | (byte == '\r'); });
}

bool append_marked_up(text::Buffer &out, const char *bytes, size_t length, zend_long markup)
{
    switch (markup) {
        case op::JMS_XML_ESCAPED: return append_escaped(out, bytes, length, ::kiln::xml::Where::ELEMENT);
        case op::JMS_XML_CDATA: append_cdata(out, bytes, length); return true;
        default: out.append(bytes, length); return true;
    }
}

// The piece belongs to nobody else afterwards.
template <typename Append>
bool with_piece(const Node *node, zval *value, Append append)
{
    const auto &text = *static_cast<const TextNode *>(node);
    Piece piece;
    piece.is_plain = false;
    piece.owned = nullptr;
    if (UNEXPECTED(!text.find(text, value, piece))) {
        return false;
    }
    const bool is_appended = append(piece, text);
    if (piece.owned != nullptr) {
        zend_string_release(piece.owned);
    }

    return is_appended;
}

bool append_text(Run &run, const Node *node, zval *value, zend_long markup)
{
    return with_piece(node, value, [&run, markup](const Piece &piece, const TextNode &) {
        return append_marked_up(run.out, piece.bytes, piece.length, piece.is_plain ? zend_long{op::JMS_XML_PLAIN} : markup);
    });
}

bool begin_text(Run &run)
{
    begin_usual_root(run);
    if (UNEXPECTED(run.content != Content::NOTHING)) {
        return unsupported("text beside elements");
    }
    close_tag(run);
    run.content = Content::TEXT;

    return true;
}

// Where nothing in the text is special, one test for room serves the whole element.
void append_text_element(Run &run, const Tag &tag, const Piece &piece, bool is_cdata)
{
    const FixedText line_start = {LINE_START.bytes, static_cast<uint32_t>(line_start_length(run.depth + 1))};
    const FixedText &before = is_cdata ? tag.before_cdata : tag.before_text;
    const FixedText &behind = is_cdata ? tag.behind_cdata : tag.closing;
    char *to = run.out.room(line_start.room() + before.room() + piece.length + behind.room());
    to = before.put(line_start.put(to));
    text::copy_is_ascii(to, piece.bytes, piece.length);
    run.out.wrote(behind.put(to + piece.length));
}

bool fill_text(write::Run &base, const Node &node, zval *value)
{
    Run &run = xml(base);

    return begin_text(run) && append_text(run, &node, value, static_cast<const TextNode &>(node).markup);
}

struct ByOwnType : TextNode {
    zend_string *place;
    // Of an array; null where those have names or attributes of their own.
    const Node *entries;
};

bool fill_by_own_type(write::Run &run, const Node &node, zval *value)
{
    const auto &by_own_type = static_cast<const ByOwnType &>(node);
    switch (Z_TYPE_P(value)) {
        case IS_OBJECT: return write_by_own_class(xml(run), Z_OBJ_P(value), by_own_type.place, by_own_type.markup);
        case IS_ARRAY: return by_own_type.entries == nullptr ? unsupported("an array with names or keys") : write_node(run, by_own_type.entries, value);
        default: return fill_text(run, node, value);
    }
}

template <typename T>
T *make(Compiler &compiler, const Operation &operation, uint32_t operands, bool (*find)(const TextNode &, zval *, Piece &), bool has_markup = true)
{
    auto *node = compiler.make<T>();
    node->write = fill_text;
    node->find = find;
    // It comes last.
    node->markup = has_markup ? operation.of(operands + 1).number(operands + 1) : zend_long{op::JMS_XML_PLAIN};

    return node;
}

// Of a number that may be missing.
bool has_number(const Operation &operation, uint32_t position)
{
    return Z_TYPE_P(operation.any(position)) != IS_NULL;
}

const Node *compile_cast(Compiler &compiler, const Operation &operation)
{
    auto *node = make<Cast>(compiler, operation, 1, find_cast);
    node->kind = operation.number(1);

    return node;
}

const Node *compile_number(Compiler &compiler, const Operation &operation)
{
    auto *node = make<Number>(compiler, operation.of(3), 3, find_number, false);
    node->is_rounded = has_number(operation, 1);
    if (node->is_rounded) {
        node->rounding.set(operation, 1);
    }
    node->has_decimals = has_number(operation, 3);
    node->decimals = node->has_decimals ? static_cast<int>(operation.number(3)) : 0;

    return node;
}

const Node *compile_date(Compiler &compiler, const Operation &operation)
{
    auto *node = make<Date>(compiler, operation, 2, find_date);
    node->is_expected.set(operation.string(1));
    node->format = operation.string(2);
    if (!value::is_known_format(node->format) || value::room_for_format(node->format) > sizeof(Piece::room)) {
        operation.reject();
    }

    return node;
}

const Node *compile_timestamp(Compiler &compiler, const Operation &operation)
{
    auto *node = make<Date>(compiler, operation.of(1), 1, find_timestamp, false);
    node->is_expected.set(operation.string(1));

    return node;
}

const Node *compile_enum_case(Compiler &compiler, const Operation &operation)
{
    auto *node = make<EnumCase>(compiler, operation, 2, find_case);
    node->is_by_value = !operation.flag(1);
    node->must_have_value = node->is_by_value;
    node->kind = operation.number(2);

    return node;
}

const Node *compile_by_own_type(Compiler &compiler, const Operation &operation)
{
    auto *node = make<ByOwnType>(compiler, operation, 3, find_of_own_type);
    node->write = fill_by_own_type;
    node->place = operation.string(1);
    const zend_string *name = operation.string_or_null(2);
    node->entries = name == nullptr ? nullptr : compile_entries_of(compiler, node, name, operation.flag(3));

    return node;
}

const Node *compile_own_case(Compiler &compiler, const Operation &operation)
{
    auto *node = make<EnumCase>(compiler, operation, 0, find_case);
    node->is_by_value = true;
    node->must_have_value = false;
    node->kind = 0;

    return node;
}

} // namespace

const Node *compile_text(Compiler &compiler, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::JMS_XML_CAST: return compile_cast(compiler, operation);
        case op::JMS_XML_NUMBER: return compile_number(compiler, operation);
        case op::JMS_XML_DATE: return compile_date(compiler, operation);
        case op::JMS_XML_TIMESTAMP: return compile_timestamp(compiler, operation);
        case op::JMS_XML_ENUM_CASE: return compile_enum_case(compiler, operation);
        case op::JMS_XML_OWN_CASE: return compile_own_case(compiler, operation);
        case op::JMS_XML_BY_OWN_TYPE: return compile_by_own_type(compiler, operation);
        default: return nullptr;
    }
}

bool is_text(const Node *node)
{
    return node->write == fill_text;
}

bool can_be_text(const Node *node)
{
    return is_text(node) || node->write == fill_by_own_type;
}

bool write_text_element(Run &run, const Tag &tag, const Node *node, zval *value)
{
    close_tag(run);
    run.content = Content::ELEMENTS;

    return with_piece(node, value, [&run, &tag](const Piece &piece, const TextNode &text) {
        const bool is_cdata = !piece.is_plain && text.markup == op::JMS_XML_CDATA;
        const bool is_escaped = !piece.is_plain && text.markup == op::JMS_XML_ESCAPED;
        if (EXPECTED(!(is_cdata && may_end_cdata(piece)) && !(is_escaped && is_special(piece)))) {
            append_text_element(run, tag, piece, is_cdata);
            return true;
        }
        begin_line(run, run.depth + 1);
        tag.before_text.append_to(run.out);
        if (UNEXPECTED(!append_marked_up(run.out, piece.bytes, piece.length, text.markup))) {
            return false;
        }
        tag.closing.append_to(run.out);
        return true;
    });
}

bool fill_own_text(Run &run, const Node *node, zval *value, zend_long markup)
{
    const bool is_section = static_cast<const TextNode *>(node)->markup == op::JMS_XML_CDATA;
    if (UNEXPECTED(is_section && markup == UNKNOWN_MARKUP)) {
        return unsupported("a text of a class that is not expected");
    }

    return begin_text(run) && append_text(run, node, value, is_section ? markup : static_cast<const TextNode *>(node)->markup);
}

bool append_in_attribute(Run &run, const Node *node, zval *value)
{
    return with_piece(node, value, [&run](const Piece &piece, const TextNode &) {
        return append_escaped(run.out, piece.bytes, piece.length, ::kiln::xml::Where::ATTRIBUTE);
    });
}

bool append_in_attribute(Run &run, const zend_string *key, zend_ulong number)
{
    if (key != nullptr) {
        return append_escaped(run.out, ZSTR_VAL(key), ZSTR_LEN(key), ::kiln::xml::Where::ATTRIBUTE);
    }
    run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), static_cast<zend_long>(number)));

    return true;
}

} // namespace kiln::write::jms::xml
