#include "date.h"

#include "../../../../php_kiln.h"

#include "../../../value/date_format.h"
#include "../../../write/class_test.h"
#include "plain.h"
#include "scalar.h"

namespace kiln::write::jms {

namespace {

struct Date : Node {
    ClassTest is_expected;
    zend_string *format;
    // Whether it is one that needs no call of format().
    bool is_known;
};

bool write_date(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &date = static_cast<const Date &>(node);
    if (UNEXPECTED(!date.is_expected.holds(value))) {
        return mismatch("not a date");
    }
    if (EXPECTED(date.is_known)) {
        const auto put = [&date, value](char *to) {
            return value::write_format(to, Z_OBJ_P(value), date.format, KILN_G(write).zone_spans);
        };
        if (EXPECTED(Out::plain(run, value::room_for_format(date.format), put))) {
            return true;
        }
    }
    zval arguments[2];
    ZVAL_COPY_VALUE(&arguments[0], value);
    ZVAL_STR(&arguments[1], date.format);

    return write_asked(run, "format", 2, arguments);
}

struct Timestamp : Node {
    ClassTest is_expected;
};

bool write_timestamp(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    if (UNEXPECTED(!static_cast<const Timestamp &>(node).is_expected.holds(value))) {
        return mismatch("not a date");
    }
    zend_long timestamp;
    if (EXPECTED(value::read_timestamp(Z_OBJ_P(value), &timestamp))) {
        write_int<Out>(run, timestamp);
        return true;
    }
    zval arguments[1];
    ZVAL_COPY_VALUE(&arguments[0], value);

    return write_asked(run, "timestamp", 1, arguments);
}

} // namespace

const Node *compile_date(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Date>();
    node->write = write_date;
    node->is_expected.set(operation.string(1));
    node->format = operation.string(2);
    node->is_known = value::is_known_format(node->format);

    return node;
}

const Node *compile_timestamp(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Timestamp>();
    node->write = write_timestamp;
    node->is_expected.set(operation.string(1));

    return node;
}

} // namespace kiln::write::jms
