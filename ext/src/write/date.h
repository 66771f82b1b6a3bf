// Dates.
#ifndef KILN_WRITE_DATE_H
#define KILN_WRITE_DATE_H

#include "compiler.h"

namespace kiln::write {

// In quotation marks, as RFC 3339.
bool write_date(Run &run, zend_object *date);

const Node *compile_date(Compiler &compiler, const Operation &operation);
const Node *compile_formatted_date(Compiler &compiler, const Operation &operation);
const Node *compile_timestamp(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
