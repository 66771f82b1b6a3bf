#include "dynamic.h"

#include "array.h"
#include "../value/zone_spans.h"
#include "date.h"
#include "emitters.h"
#include "enum.h"
#include "member.h"
#include "other_class.h"
#include "program.h"
#include "scalar.h"
#include "std_class.h"

namespace kiln::write {

namespace {

template <typename Out>
bool write_anything(Run &run, const Node &, zval *value)
{
    return write_dynamic<Out>(run, value);
}

template <typename Out>
constexpr Node DYNAMIC = {write_anything<Out>};

// What the host makes of an object may be the object again: hence the level.
template <typename Out>
bool write_object_as_host_says(Run &run, zend_object *object)
{
    zval result;
    if (UNEXPECTED(!enter(run) || !ask_host(run, "dynamic", object, &result))) {
        return false;
    }
    const bool is_written = write_dynamic<Out>(run, &result);
    leave(run);

    return release(run, &result) && is_written;
}

template <typename Out>
bool write_other(Run &run, zend_object *object)
{
    const Hold hold(run, object);
    const Answer answer = program_for(run, hold, run.place);
    if (UNEXPECTED(!answer.is_given)) {
        return false;
    }

    return answer.program == nullptr ? write_object_as_host_says<Out>(run, object) : write_by_program(run, *answer.program, hold);
}

// UnitEnum, and BackedEnum where cases have values.
bool is_bare_enum(const zend_class_entry *ce)
{
    return ce->attributes == nullptr && ce->num_interfaces == (ce->enum_backing_type == IS_UNDEF ? 1 : 2);
}

template <typename Out>
bool write_object(Run &run, zend_object *object)
{
    const zend_class_entry *ce = object->ce;
    const bool is_enum = (ce->ce_flags & ZEND_ACC_ENUM) != 0;
    if (!is_enum && ce != zend_standard_class_def && (run.dates_by_class || !instanceof_function(ce, php_date_get_interface_ce()))) {
        return write_other<Out>(run, object);
    }
    // A class of the user's may say how its objects are written, and the application of any.
    if (UNEXPECTED(run.root->has_rules || (ce->type == ZEND_USER_CLASS && !(is_enum && is_bare_enum(ce))))) {
        const Hold hold(run, object);
        const Answer answer = program_for(run, hold, run.place);
        if (UNEXPECTED(!answer.is_given)) {
            return false;
        }
        if (answer.program != nullptr) {
            return write_by_program(run, *answer.program, hold);
        }
    }
    if (is_enum) {
        return write_case<Out>(run, object, ce->enum_backing_type == IS_UNDEF);
    }

    return ce == zend_standard_class_def ? write_std_class<Out>(run, object, &DYNAMIC<Out>) : write_date<Out>(run, object);
}

template <typename Out>
bool write_plain(Run &run, const Node &node, zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL: return write_null<Out>(run);
        case IS_ARRAY: return write_list_or_map<Out>(run, Z_ARR_P(value), &node);
        case IS_OBJECT: return write_std_class<Out>(run, Z_OBJ_P(value), &node);
        default: return write_scalar<Out>(run, value);
    }
}

template <typename Out>
constexpr Node PLAIN = {write_plain<Out>};

} // namespace

template <typename Out>
bool write_dynamic(Run &run, zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL: return write_null<Out>(run);
        case IS_ARRAY: return write_list_or_map<Out>(run, Z_ARR_P(value), &DYNAMIC<Out>);
        case IS_OBJECT: return write_object<Out>(run, Z_OBJ_P(value));
        default: return write_scalar<Out>(run, value);
    }
}

template <typename Out>
const Node *compile_dynamic(Compiler &, const Operation &)
{
    return &DYNAMIC<Out>;
}

template <typename Out>
const Node *compile_plain(Compiler &, const Operation &)
{
    return &PLAIN<Out>;
}

#define KILN_MAKE(Out) \
    template bool write_dynamic<Out>(Run &, zval *); \
    template const Node *compile_dynamic<Out>(Compiler &, const Operation &); \
    template const Node *compile_plain<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
