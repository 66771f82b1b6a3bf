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

template <typename Out>
bool write_bool(Run &run, bool value)
{
    Out::boolean(run, value);
    return true;
}

template <typename Out>
bool write_int(Run &run, zend_long value)
{
    Out::integer(run, value);
    return true;
}

template <typename Out>
bool write_float(Run &run, double value)
{
    return EXPECTED(Out::number(run, value)) || mismatch("a float that is not finite");
}

template <typename Out>
bool write_string(Run &run, const zend_string *value)
{
    if (UNEXPECTED(ZSTR_LEN(value) == 0)) {
        run.is_empty = true;
    }

    return EXPECTED(Out::string(run, value)) || mismatch("a string that is not UTF-8");
}

// False for anything that is no scalar.
template <typename Out>
bool write_scalar(Run &run, const zval *value);

// Of Scalar in program/op.h; 0 for what is none.
zend_long kind_of(const zval *value);

template <typename Out>
const Node *compile_scalar(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_nullable(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
