// Scalars as json_encode() writes them: what it refuses is only noted.
#ifndef KILN_DIALECT_JMS_WRITE_SCALAR_H
#define KILN_DIALECT_JMS_WRITE_SCALAR_H

#include "../../../write/scalar.h"
#include "emitter.h"

namespace kiln::write::jms {

// The types of values, a bit for each, that a node writes as they are.
uint32_t plain_types(const Node *node);

inline bool is_plain(uint32_t plain_types, const zval *value)
{
    return (plain_types >> Z_TYPE_P(value) & 1) != 0;
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
