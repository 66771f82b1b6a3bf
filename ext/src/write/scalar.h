// Null and scalars.
#ifndef KILN_WRITE_SCALAR_H
#define KILN_WRITE_SCALAR_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
bool write_null(Run &run)
{
    run.is_empty = true;
    Out::null(run);

    return true;
}

// A bool, zend_long or double. False where there is no such number.
template <typename Out, typename T>
bool append(Run &run, T value)
{
    char *const end = Out::write(run, Out::room(run, Out::LONGEST_SCALAR), value);
    if (UNEXPECTED(end == nullptr)) {
        return false;
    }
    run.out.wrote(end);

    return true;
}

template <typename Out>
bool write_bool(Run &run, bool value)
{
    return append<Out>(run, value);
}

template <typename Out>
bool write_int(Run &run, zend_long value)
{
    return append<Out>(run, value);
}

// A dialect may write them as its format does not.
template <typename Out>
concept HasOwnFloats = requires(Run &run, double value) { Out::number(run, value); };

template <typename Out>
bool write_float(Run &run, double value)
{
    if constexpr (HasOwnFloats<Out>) {
        return Out::number(run, value);
    }

    return EXPECTED(append<Out>(run, value)) || mismatch("a float that is not finite");
}

template <typename Out>
bool write_string(Run &run, const zend_string *value)
{
    if (UNEXPECTED(ZSTR_LEN(value) == 0)) {
        run.is_empty = true;
    }

    return EXPECTED(Out::string(run, value)) || mismatch("a string that is not UTF-8");
}

template <typename Out>
bool write_scalar(Run &run, const zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_FALSE: return write_bool<Out>(run, false);
        case IS_TRUE: return write_bool<Out>(run, true);
        case IS_LONG: return write_int<Out>(run, Z_LVAL_P(value));
        case IS_DOUBLE: return write_float<Out>(run, Z_DVAL_P(value));
        case IS_STRING: return write_string<Out>(run, Z_STR_P(value));
        default: return mismatch("not a scalar");
    }
}

// Of Scalar in program/op.h; 0 for what is none.
zend_long kind_of(const zval *value);

// A step may do what a node does, without a call. The kind that a node writes, which takes no
// other; 0 for other nodes.
template <typename Out>
zend_long only_kind(const Node *node);

// What a node writes that writes null besides; else the node itself.
template <typename Out>
const Node *without_null(const Node *node);

template <typename Out>
const Node *compile_scalar(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_nullable(Compiler &compiler, const Operation &operation);
// Null where the format has only text.
template <typename Out>
const Node *compile_bytes(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
