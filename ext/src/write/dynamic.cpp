#include "dynamic.h"

#include "array.h"
#include "../value/zone_spans.h"
#include "date.h"
#include "enum.h"
#include "member.h"
#include "other_class.h"
#include "scalar.h"
#include "std_class.h"

namespace kiln::write {

namespace {

bool write(Run &run, const Node &, zval *value)
{
    return write_dynamic(run, value);
}

constexpr Node DYNAMIC = {write};

// What the host makes of an object may be the object again: hence the level.
bool write_as_host_says(Run &run, zend_object *object)
{
    zval result;
    if (UNEXPECTED(!enter(run) || !ask_host(run, "dynamic", object, &result))) {
        return false;
    }
    const bool is_written = write_dynamic(run, &result);
    leave(run);

    return release(run, &result) && is_written;
}

bool write_other(Run &run, zend_object *object)
{
    const Hold hold(run, object);
    const Answer answer = program_for(run, hold, ZSTR_EMPTY_ALLOC());
    if (UNEXPECTED(!answer.is_given)) {
        return false;
    }

    return answer.program == nullptr ? write_as_host_says(run, object) : write_by_program(run, *answer.program, hold);
}

bool write_object(Run &run, zend_object *object)
{
    const zend_class_entry *ce = object->ce;
    if ((ce->ce_flags & ZEND_ACC_ENUM) != 0) {
        return write_case(run, object, ce->enum_backing_type == IS_UNDEF);
    }
    if (ce == zend_standard_class_def) {
        return write_std_class(run, object, &DYNAMIC);
    }
    if (instanceof_function(ce, php_date_get_interface_ce())) {
        return write_date(run, object);
    }

    return write_other(run, object);
}

bool write_plain(Run &run, const Node &node, zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL: return write_null(run);
        case IS_ARRAY: return write_list_or_map(run, Z_ARR_P(value), &node);
        case IS_OBJECT: return write_std_class(run, Z_OBJ_P(value), &node);
        default: return write_scalar(run, value);
    }
}

constexpr Node PLAIN = {write_plain};

} // namespace

bool write_dynamic(Run &run, zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL: return write_null(run);
        case IS_ARRAY: return write_list_or_map(run, Z_ARR_P(value), &DYNAMIC);
        case IS_OBJECT: return write_object(run, Z_OBJ_P(value));
        default: return write_scalar(run, value);
    }
}

const Node *compile_dynamic(Compiler &, const Operation &)
{
    return &DYNAMIC;
}

const Node *compile_plain(Compiler &, const Operation &)
{
    return &PLAIN;
}

} // namespace kiln::write
