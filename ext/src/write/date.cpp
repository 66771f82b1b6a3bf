#include "date.h"

#include "../../php_kiln.h"
#include "../value/date_format.h"
#include "class_test.h"
#include "member.h"
#include "other_class.h"
#include "scalar.h"

namespace kiln::write {

namespace {

struct Date : Node {
    ClassTest is_expected;
};

bool is_expected(const Node &node, const zval *value)
{
    return EXPECTED(static_cast<const Date &>(node).is_expected.holds(value))
        && EXPECTED(instanceof_function(Z_OBJCE_P(value), php_date_get_interface_ce()));
}

bool write_as_host_says(Run &run, zend_object *date)
{
    zval text;
    if (UNEXPECTED(!ask_host(run, "date", date, &text))) {
        return false;
    }
    const bool is_written = Z_TYPE(text) == IS_STRING ? write_string(run, Z_STR(text)) : unsupported("a date that is no text");

    return release(run, &text) && is_written;
}

bool write_expected_date(Run &run, const Node &node, zval *value)
{
    return is_expected(node, value) ? write_date(run, Z_OBJ_P(value)) : mismatch("not a date");
}

// A class of the user's may have a getTimestamp() of its own.
bool write_asked_timestamp(Run &run, zend_object *date)
{
    Member member = {0, false, nullptr};
    member.method = static_cast<zend_function *>(zend_hash_str_find_ptr(&date->ce->function_table, ZEND_STRL("gettimestamp")));
    zval timestamp;
    const Hold hold(run, date);
    if (UNEXPECTED(!call_method(run, hold, member, &timestamp))) {
        return false;
    }
    const bool is_written = Z_TYPE(timestamp) == IS_LONG ? write_int(run, Z_LVAL(timestamp)) : unsupported("a timestamp that is no int");

    return release(run, &timestamp) && is_written;
}

bool write_expected_timestamp(Run &run, const Node &node, zval *value)
{
    if (UNEXPECTED(!is_expected(node, value))) {
        return mismatch("not a date");
    }
    zend_long timestamp;
    if (EXPECTED(value::read_timestamp(Z_OBJ_P(value), &timestamp))) {
        return write_int(run, timestamp);
    }

    return write_asked_timestamp(run, Z_OBJ_P(value));
}

struct FormattedDate : Date {
    zend_string *format;
    // For what is not usual.
    const Node *otherwise;
};

bool write_formatted_date(Run &run, const Node &node, zval *value)
{
    const auto &date = static_cast<const FormattedDate &>(node);
    if (UNEXPECTED(!is_expected(node, value))) {
        return mismatch("not a date");
    }
    char *to = run.out.room(value::room_for_format(date.format) + 2);
    char *const end = value::write_format(to + 1, Z_OBJ_P(value), date.format, KILN_G(write).zone_spans);
    if (UNEXPECTED(end == nullptr)) {
        return write_node(run, date.otherwise, value);
    }
    *to = '"';
    *end = '"';
    run.out.wrote(end + 1);

    return true;
}

const Node *compile(bool (*write)(Run &, const Node &, zval *), Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Date>();
    node->write = write;
    node->is_expected.set(operation.string(1));

    return node;
}

} // namespace

bool write_date(Run &run, zend_object *date)
{
    char *to = run.out.room(value::LONGEST_DATE + 2);
    char *const end = value::write_rfc3339(to + 1, date, KILN_G(write).zone_spans);
    if (UNEXPECTED(end == nullptr)) {
        return write_as_host_says(run, date);
    }
    *to = '"';
    *end = '"';
    run.out.wrote(end + 1);

    return true;
}

const Node *compile_date(Compiler &compiler, const Operation &operation)
{
    return compile(write_expected_date, compiler, operation);
}

const Node *compile_formatted_date(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<FormattedDate>();
    node->write = write_formatted_date;
    node->is_expected.set(operation.string(1));
    node->format = operation.string(2);
    node->otherwise = operation.node(3);

    return value::is_known_format(node->format) ? node : node->otherwise;
}

const Node *compile_timestamp(Compiler &compiler, const Operation &operation)
{
    return compile(write_expected_timestamp, compiler, operation);
}

} // namespace kiln::write
