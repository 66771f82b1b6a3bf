// Dates and enums as jms/serializer writes them.
#ifndef KILN_WRITE_LENIENT_DATE_H
#define KILN_WRITE_LENIENT_DATE_H

#include "../compiler.h"

namespace kiln::write::lenient {

const Node *compile_date(Compiler &compiler, const Operation &operation);
const Node *compile_timestamp(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::lenient

#endif
