// Scalars as json_encode() writes them: what it refuses is only noted.
#ifndef KILN_DIALECT_JMS_WRITE_SCALAR_H
#define KILN_DIALECT_JMS_WRITE_SCALAR_H

#include "../../../json/emitter.h"
#include "../../../write/compiler.h"
#include "run.h"

namespace kiln::write::jms {

// This dialect is one of JSON.
using Out = json::Emitter;

inline bool write_null(write::Run &run)
{
    Out::null(run);
    return true;
}

inline bool write_bool(write::Run &run, bool value)
{
    Out::boolean(run, value);
    return true;
}

inline bool write_int(write::Run &run, zend_long value)
{
    Out::integer(run, value);
    return true;
}

// Takes back what has been written from here on of a string that is not UTF-8.
ZEND_COLD void refuse_string(Run &run, size_t start, int error);

inline void write_string(Run &run, const zend_string *value, int error = PHP_JSON_ERROR_UTF8 + STOP)
{
    const size_t start = run.out.length();
    if (UNEXPECTED(!text::append_string(run.out, value, run.escapes))) {
        refuse_string(run, start, error);
    }
}

void write_float(Run &run, double value);

// False for anything that is no scalar.
bool write_scalar(Run &run, const zval *value);

// The types of values, a bit for each, that a node writes as they are.
uint32_t plain_types(const Node *node);

inline bool is_plain(uint32_t plain_types, const zval *value)
{
    return (plain_types >> Z_TYPE_P(value) & 1) != 0;
}

// A scalar, and before it what needs this much room and is put by the function.
template <typename Put>
inline void write_plain_after(Run &run, const zval *value, size_t room, Put put)
{
    char *to = put(run.out.room(room + text::LONGEST_NUMBER));
    switch (Z_TYPE_P(value)) {
        case IS_STRING:
            run.out.wrote(to);
            write_string(run, Z_STR_P(value));
            return;
        case IS_LONG:
            run.out.wrote(text::write_integer(to, Z_LVAL_P(value)));
            return;
        case IS_DOUBLE:
            run.out.wrote(to);
            write_float(run, Z_DVAL_P(value));
            return;
        case IS_TRUE:
            memcpy(to, "true", 4);
            run.out.wrote(to + 4);
            return;
        default:
            memcpy(to, "false", 5);
            run.out.wrote(to + 5);
    }
}

// Any value as a scalar of this kind.
bool write_cast(Run &run, zval *value, zend_long kind);

const Node *compile_as_is(Compiler &compiler, const Operation &operation);
const Node *compile_cast(Compiler &compiler, const Operation &operation);
const Node *compile_round(Compiler &compiler, const Operation &operation);
const Node *compile_enum_case(Compiler &compiler, const Operation &operation);
const Node *compile_own_case(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
