#include "values.h"

#include "../../../document/plain.h"
#include "../../../program/op.h"
#include "../../../value/date_by_format.h"
#include "../../../read/enum_cases.h"
#include "../../../read/values.h"
#include "ask.h"
#include "way.h"

namespace kiln::read::jms {

namespace {

struct Date : Node {
    zend_class_entry *ce;
    bool is_mutable;
    // The first format; null where the host is to read it.
    const value::DateFormat *format;
    // What the host is given behind the text. The formats may be an array that
    // is not counted, which only its zval tells.
    const zval *formats;
    zend_string *timezone;
};

struct EnumFrom : Node {
    Arena *arena;
    EnumCases *cases;
    bool is_int_backed;
};

struct Case {
    zend_string *text;
    const Node *value;
};

struct Discriminated : Node {
    zend_string *field;
    bool is_union;
    bool is_level;
    Case *cases;
    uint32_t case_count;
};

struct Asked : Node {
    // Of the scalars that are taken as they are.
    uint32_t taken;
    // In lower case.
    zend_string *method;
    HashTable *arguments;
};

// Without any format, whatever PHP takes for a date is read, and so are those.
const value::DateFormat *known_format(const HashTable *formats)
{
    if (zend_hash_num_elements(formats) == 0) {
        return &value::ATOM;
    }
    const zval *first = zend_hash_index_find(formats, 0);

    return first != nullptr && Z_TYPE_P(first) == IS_STRING ? value::known_date_format(Z_STR_P(first)) : nullptr;
}

bool read_date(read::Run &run, const Node &node, document::At at, zval *into)
{
    const auto &date = static_cast<const Date &>(node);
    if (date.format != nullptr && document::kind_of(at) == document::STRING) {
        const document::Text text = run.tape.text(at);
        zend_object *object
            = value::date_by_format(run.state->dates, *date.format, date.ce, text.bytes, text.length);
        if (EXPECTED(object != nullptr)) {
            ZVAL_OBJ(into, object);
            return true;
        }
    }
    zval arguments[3];
    document::make_plain(run.tape, run.state->keys, at, &arguments[0]);
    ZVAL_COPY_VALUE(&arguments[1], date.formats);
    ZVAL_STR(&arguments[2], date.timezone);
    const bool is_read = date.is_mutable
        ? ask(jms(run), ZEND_STRL("mutable"), 3, arguments, into)
        : ask(jms(run), ZEND_STRL("immutable"), 3, arguments, into);
    zval_ptr_dtor(&arguments[0]);

    return is_read;
}

bool read_enum(read::Run &run, const Node &node, document::At at, zval *into)
{
    const auto &wanted = static_cast<const EnumFrom &>(node);
    if (UNEXPECTED(wanted.cases->cases == nullptr) && !link_cases(*wanted.cases, *wanted.arena)) {
        return false;
    }
    zend_object *found = find_case(*wanted.cases, run.tape, at);
    if (EXPECTED(found != nullptr)) {
        ZVAL_OBJ_COPY(into, found);
        return true;
    }
    // Other values are cast to text first.
    zval arguments[4];
    document::make_plain(run.tape, run.state->keys, at, &arguments[1]);
    ZVAL_STR(&arguments[0], wanted.cases->class_name);
    ZVAL_BOOL(&arguments[2], wanted.cases->by == EnumCases::NAME);
    ZVAL_BOOL(&arguments[3], wanted.is_int_backed);
    const bool is_read = ask(jms(run), ZEND_STRL("enumcase"), 4, arguments, into);
    zval_ptr_dtor(&arguments[1]);

    return is_read;
}

bool is_case(const Case &one, document::Text text)
{
    return document::is_text(text, ZSTR_VAL(one.text), ZSTR_LEN(one.text));
}

const Node *find_case(const Discriminated &node, document::Text text)
{
    for (uint32_t index = 0; index < node.case_count; ++index) {
        if (is_case(node.cases[index], text)) {
            return node.cases[index].value;
        }
    }

    return nullptr;
}

const Node *case_of(const read::Run &run, const Discriminated &node, document::At at)
{
    const document::At value = document::kind_of(at) == document::OBJECT ? run.tape.find(at, ZSTR_VAL(node.field), ZSTR_LEN(node.field)) : nullptr;
    if (value == nullptr) {
        return nullptr;
    }
    if (document::kind_of(value) == document::STRING) {
        const document::Text text = run.tape.text(value);
        const bool is_empty = text.length == 0 || document::is_text(text, "0", 1);
        return node.is_union && is_empty ? nullptr : find_case(node, text);
    }
    if (document::kind_of(value) != document::INTEGER || (node.is_union && document::integer(value) == 0)) {
        return nullptr;
    }
    char digits[MAX_LENGTH_OF_LONG];
    const char *end = digits + sizeof(digits) - 1;
    const char *start = zend_print_long_to_buf(const_cast<char *>(end), document::integer(value));

    return find_case(node, {start, static_cast<uint32_t>(end - start)});
}

bool read_discriminated(read::Run &run, const Node &base, document::At at, zval *into)
{
    const auto &node = static_cast<const Discriminated &>(base);
    const Node *found = case_of(run, node, at);
    if (found == nullptr) {
        return mismatch("no such class");
    }
    if (node.is_level && !add_levels(jms(run), 1)) {
        return false;
    }
    if (!read_node(run, found, at, into)) {
        return false;
    }
    if (node.is_level && Z_TYPE_P(into) != IS_UNDEF && !add_levels(jms(run), -1)) {
        zval_ptr_dtor(into);
        return false;
    }

    return true;
}

bool read_asked(read::Run &run, const Node &node, document::At at, zval *into)
{
    const auto &asked = static_cast<const Asked &>(node);
    if ((asked.taken & kind_of_scalar(document::kind_of(at))) != 0) {
        document::make_plain(run.tape, run.state->keys, at, into);
        return true;
    }

    return ask_about(jms(run), ZSTR_VAL(asked.method), ZSTR_LEN(asked.method), at, asked.arguments, into);
}

bool read_nothing(read::Run &, const Node &, document::At, zval *into)
{
    ZVAL_NULL(into);

    return true;
}

bool refuse(read::Run &, const Node &, document::At, zval *)
{
    return mismatch("a value that nobody reads");
}

void compile_cases(Compiler &compiler, Discriminated &node, const Operands &cases)
{
    node.case_count = cases.count();
    node.cases = compiler.arena().make_all<Case>(node.case_count);
    for (uint32_t index = 0; index < node.case_count; ++index) {
        const Operands one = cases.row(index);
        node.cases[index] = {one.string(0), compiler.node(one, 1)};
    }
}

} // namespace

const Node *compile_date(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Date>();
    node->read = read_date;
    node->is_mutable = zend_string_equals_literal(operands.string(1), "DateTime");
    node->ce = node->is_mutable ? php_date_get_date_ce() : php_date_get_immutable_ce();
    node->result = {MAY_BE_OBJECT | MAY_BE_NULL, node->ce->name};
    node->formats = operands.any(2);
    node->format = known_format(operands.array(2));
    node->timezone = operands.string(3);

    return node;
}

const Node *compile_enum_from(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<EnumFrom>();
    node->read = read_enum;
    node->result = {MAY_BE_OBJECT, operands.string(1)};
    node->arena = &compiler.arena();
    node->cases = compiler.make<EnumCases>();
    node->cases->class_name = operands.string(1);
    node->cases->by = operands.flag(2) ? EnumCases::NAME : EnumCases::VALUE;
    node->is_int_backed = operands.flag(3);

    return node;
}

const Node *compile_discriminated(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Discriminated>();
    node->read = read_discriminated;
    node->result = ANY_RESULT;
    node->field = operands.string(1);
    node->is_union = operands.flag(2);
    compile_cases(compiler, *node, operands.row(3));
    node->is_level = operands.flag(4);

    return node;
}

const Node *compile_asked(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Asked>();
    node->read = read_asked;
    node->result = ANY_RESULT;
    node->taken = static_cast<uint32_t>(operands.number(1));
    node->method = compiler.lower(operands.string(2));
    node->arguments = operands.array(3);
    if (zend_hash_num_elements(node->arguments) > MOST_CONSTANTS) {
        operands.reject();
    }

    return node;
}

const Node *compile_nothing(Compiler &, const Operands &)
{
    static constexpr Node NODE = {read_nothing, {MAY_BE_NULL, nullptr}};

    return &NODE;
}

const Node *compile_refused(Compiler &, const Operands &)
{
    static constexpr Node NODE = {refuse, {MAY_BE_NULL, nullptr}};

    return &NODE;
}

} // namespace kiln::read::jms
