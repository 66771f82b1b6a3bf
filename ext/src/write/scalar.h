// Null and scalars.
#ifndef KILN_WRITE_SCALAR_H
#define KILN_WRITE_SCALAR_H

#include "compiler.h"

namespace kiln::write {

inline bool write_null(Run &run)
{
    run.out.append("null", 4);
    return true;
}

inline bool write_bool(Run &run, bool value)
{
    if (value) {
        run.out.append("true", 4);
    } else {
        run.out.append("false", 5);
    }

    return true;
}

inline bool write_int(Run &run, zend_long value)
{
    run.out.wrote(text::write_integer(run.out.room(text::LONGEST_NUMBER), value));
    return true;
}

inline bool write_float(Run &run, double value)
{
    if (UNEXPECTED(!zend_finite(value))) {
        return mismatch("a float that is not finite");
    }
    run.out.wrote(text::write_double(run.out.room(text::LONGEST_NUMBER), value, run.keeps_zero_fraction));
    return true;
}

inline bool write_string(Run &run, const zend_string *value)
{
    return EXPECTED(text::append_string(run.out, value, run.escapes)) || mismatch("a string that is not UTF-8");
}

// False for anything that is no scalar.
bool write_scalar(Run &run, const zval *value);

// Of Scalar in program/op.h; 0 for what is none.
zend_long kind_of(const zval *value);

const Node *compile_scalar(Compiler &compiler, const Operation &operation);
const Node *compile_nullable(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
