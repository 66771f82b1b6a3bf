#include "dates.h"

#include "../host.h"
#include "../document/plain.h"
#include "../value/date_by_format.h"

namespace kiln::read {

namespace {

struct Date : Node {
    bool is_immutable;
};

zend_class_entry *class_of(const Date &date)
{
    return date.is_immutable ? php_date_get_immutable_ce() : php_date_get_date_ce();
}

zend_object *make_date(Run &run, const Date &node, document::At at)
{
    switch (document::kind_of(at)) {
        case document::TIMESTAMP:
            return value::date_at(run.state->dates, class_of(node), document::integer(at), document::microseconds(at));
        case document::STRING:
        case document::MOMENT: {
            const document::Text text = run.tape.text(at);
            return value::date_from(run.state->dates, class_of(node), text.bytes, text.length);
        }
        default: return nullptr;
    }
}

bool read_date(Run &run, const Node &node, document::At at, zval *into)
{
    zend_object *date = make_date(run, static_cast<const Date &>(node), at);
    if (UNEXPECTED(date == nullptr)) {
        return mismatch("a date");
    }
    ZVAL_OBJ(into, date);

    return true;
}

struct DateFrom : Date {
    // The first of the formats; null where only the host reads it.
    const value::DateFormat *format;
    // Of the host, in lower case, and what it is given behind the text.
    zend_string *method;
    HashTable *arguments;
};

bool ask_for_date(Run &run, const DateFrom &node, document::At at, zval *into)
{
    zval text, date;
    document::make_plain(run.tape, run.state->keys, at, &text);
    const bool is_read = make_host(run.host, "readhost")
        && called(run, call_host(run.host, node.method, &text, node.arguments, &date), at);
    zval_ptr_dtor(&text);
    if (!is_read) {
        return false;
    }
    if (UNEXPECTED(Z_TYPE(date) != IS_OBJECT || Z_OBJCE(date) != class_of(node))) {
        zval_ptr_dtor(&date);
        return mismatch("a date of another class");
    }
    ZVAL_COPY_VALUE(into, &date);

    return true;
}

bool read_date_from(Run &run, const Node &node, document::At at, zval *into)
{
    const auto &date_from = static_cast<const DateFrom &>(node);
    if (document::kind_of(at) == document::MOMENT || document::kind_of(at) == document::TIMESTAMP) {
        // Whatever the formats are.
        return read_date(run, node, at, into);
    }
    if (document::kind_of(at) == document::STRING) {
        if (date_from.format != nullptr) {
            const document::Text text = run.tape.text(at);
            zend_object *date = value::date_by_format(
                run.state->dates, *date_from.format, class_of(date_from), text.bytes, text.length
            );
            if (EXPECTED(date != nullptr)) {
                ZVAL_OBJ(into, date);
                return true;
            }
        }
    } else if (document::kind_of(at) != document::INTEGER) {
        return mismatch("a date");
    }

    return ask_for_date(run, date_from, at, into);
}

// One of PHP's own two classes.
void compile_class(Date &date, const Operands &operands)
{
    zend_string *class_name = operands.string(1);
    date.is_immutable = zend_string_equals_literal(class_name, "DateTimeImmutable");
    if (!date.is_immutable && !zend_string_equals_literal(class_name, "DateTime")) {
        operands.reject();
    }
    date.result = {MAY_BE_OBJECT, class_name};
}

} // namespace

const Node *compile_date(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Date>();
    node->read = read_date;
    compile_class(*node, operands);

    return node;
}

const Node *compile_date_from(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<DateFrom>();
    node->read = read_date_from;
    compile_class(*node, operands);
    node->format = value::known_date_format(operands.string(2));
    node->method = compiler.lower(operands.string(3));
    node->arguments = operands.array(4);

    return node;
}

} // namespace kiln::read
