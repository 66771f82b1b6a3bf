// Dates.
#ifndef KILN_WRITE_DATE_H
#define KILN_WRITE_DATE_H

#include "compiler.h"

namespace kiln::write {

// As RFC 3339.
template <typename Out>
bool write_date(Run &run, zend_object *date);

template <typename Out>
const Node *compile_date(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_formatted_date(Compiler &compiler, const Operation &operation);
// As the format has dates itself; null where it has none.
template <typename Out>
const Node *compile_moment(Compiler &compiler, const Operation &operation);
template <typename Out>
const Node *compile_timestamp(Compiler &compiler, const Operation &operation);

} // namespace kiln::write

#endif
