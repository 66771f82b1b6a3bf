#include "date.h"

#include "../../php_kiln.h"

#include "../value/date_format.h"
#include "class_test.h"

namespace kiln::write {

namespace {

struct Date : Node {
    ClassTest is_expected;
};

bool write(Run &run, const Node &node, zval *value)
{
    if (UNEXPECTED(!static_cast<const Date &>(node).is_expected.holds(value))) {
        return mismatch("not a date");
    }

    return write_date(run, Z_OBJ_P(value));
}

} // namespace

bool write_date(Run &run, zend_object *date)
{
    char *to = run.out.room(value::LONGEST_DATE + 2);
    char *const end = value::write_rfc3339(to + 1, date, KILN_G(write).zone_spans);
    if (UNEXPECTED(end == nullptr)) {
        return unsupported("not there yet");
    }
    *to = '"';
    *end = '"';
    run.out.wrote(end + 1);

    return true;
}

const Node *compile_date(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Date>();
    node->write = write;
    node->is_expected.set(operation.string(1));

    return node;
}

} // namespace kiln::write
