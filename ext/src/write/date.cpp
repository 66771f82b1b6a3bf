#include "date.h"

#include "../../php_kiln.h"
#include "../value/date_format.h"
#include "class_test.h"
#include "emitters.h"
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

template <typename Out>
bool write_date_as_host_says(Run &run, zend_object *date)
{
    zval text;
    if (UNEXPECTED(!ask_host(run, "date", date, &text))) {
        return false;
    }
    const bool is_written = Z_TYPE(text) == IS_STRING ? write_string<Out>(run, Z_STR(text)) : unsupported("a date that is no text");

    return release(run, &text) && is_written;
}

template <typename Out>
bool write_expected_date(Run &run, const Node &node, zval *value)
{
    return is_expected(node, value) ? write_date<Out>(run, Z_OBJ_P(value)) : mismatch("not a date");
}

// A class of the user's may have a getTimestamp() of its own.
template <typename Out>
bool write_asked_timestamp(Run &run, zend_object *date)
{
    Member member = {0, false, nullptr};
    member.method = static_cast<zend_function *>(zend_hash_str_find_ptr(&date->ce->function_table, ZEND_STRL("gettimestamp")));
    zval timestamp;
    const Hold hold(run, date);
    if (UNEXPECTED(!call_method(run, hold, member, &timestamp))) {
        return false;
    }
    const bool is_written = Z_TYPE(timestamp) == IS_LONG ? write_int<Out>(run, Z_LVAL(timestamp)) : unsupported("a timestamp that is no int");

    return release(run, &timestamp) && is_written;
}

template <typename Out>
bool write_expected_timestamp(Run &run, const Node &node, zval *value)
{
    if (UNEXPECTED(!is_expected(node, value))) {
        return mismatch("not a date");
    }
    zend_long timestamp;
    if (EXPECTED(value::read_timestamp(Z_OBJ_P(value), &timestamp))) {
        return write_int<Out>(run, timestamp);
    }

    return write_asked_timestamp<Out>(run, Z_OBJ_P(value));
}

template <typename Out>
concept HasMoments = requires(Run &run, zend_object *date, value::ZoneSpans &spans) { Out::moment(run, date, spans); };

template <typename Out>
bool write_moment(Run &run, const Node &node, zval *value)
{
    if (UNEXPECTED(!is_expected(node, value))) {
        return mismatch("not a date");
    }

    return EXPECTED(Out::moment(run, Z_OBJ_P(value), KILN_G(write).zone_spans)) || unsupported("a date that is not usual");
}

struct FormattedDate : Date {
    zend_string *format;
    // For what is not usual.
    const Node *otherwise;
};

template <typename Out>
bool write_formatted_date(Run &run, const Node &node, zval *value)
{
    const auto &date = static_cast<const FormattedDate &>(node);
    if (UNEXPECTED(!is_expected(node, value))) {
        return mismatch("not a date");
    }
    const auto put = [&date, value, &run](char *to) {
        char *const end = value::write_format(to, Z_OBJ_P(value), date.format, KILN_G(write).zone_spans);
        run.is_empty = end == to;

        return end;
    };

    return EXPECTED(Out::plain(run, value::room_for_format(date.format), put)) || write_node(run, date.otherwise, value);
}

const Node *compile(bool (*write)(Run &, const Node &, zval *), Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Date>();
    node->write = write;
    node->is_expected.set(operation.string(1));

    return node;
}

} // namespace

template <typename Out>
bool write_date(Run &run, zend_object *date)
{
    const auto put = [date](char *to) { return value::write_rfc3339(to, date, KILN_G(write).zone_spans); };

    return EXPECTED(Out::plain(run, value::LONGEST_DATE, put)) || write_date_as_host_says<Out>(run, date);
}

template <typename Out>
const Node *compile_date(Compiler &compiler, const Operation &operation)
{
    return compile(write_expected_date<Out>, compiler, operation);
}

template <typename Out>
const Node *compile_formatted_date(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<FormattedDate>();
    node->write = write_formatted_date<Out>;
    node->is_expected.set(operation.string(1));
    node->format = operation.string(2);
    node->otherwise = operation.node(3);

    return value::is_known_format(node->format) ? node : node->otherwise;
}

template <typename Out>
const Node *compile_moment(Compiler &compiler, const Operation &operation)
{
    if constexpr (HasMoments<Out>) {
        return compile(write_moment<Out>, compiler, operation);
    } else {
        return nullptr;
    }
}

template <typename Out>
const Node *compile_timestamp(Compiler &compiler, const Operation &operation)
{
    return compile(write_expected_timestamp<Out>, compiler, operation);
}

#define KILN_MAKE(Out) \
    template bool write_date<Out>(Run &, zend_object *); \
    template const Node *compile_date<Out>(Compiler &, const Operation &); \
    template const Node *compile_formatted_date<Out>(Compiler &, const Operation &); \
    template const Node *compile_moment<Out>(Compiler &, const Operation &); \
    template const Node *compile_timestamp<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
