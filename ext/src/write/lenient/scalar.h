// Scalars as json_encode() writes them: what it refuses is only noted.
#ifndef KILN_WRITE_LENIENT_SCALAR_H
#define KILN_WRITE_LENIENT_SCALAR_H

#include "../compiler.h"
#include "run.h"

namespace kiln::write::lenient {

void write_string(Run &run, const zend_string *value, int error = PHP_JSON_ERROR_UTF8 + STOP);
void write_float(Run &run, double value);

// False for anything that is no scalar.
bool write_scalar(Run &run, const zval *value);

// Any value as a scalar of this kind.
bool write_cast(Run &run, zval *value, zend_long kind);

const Node *compile_as_is(Compiler &compiler, const Operation &operation);
const Node *compile_cast(Compiler &compiler, const Operation &operation);
const Node *compile_round(Compiler &compiler, const Operation &operation);
const Node *compile_enum_case(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::lenient

#endif
