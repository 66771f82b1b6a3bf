// Members of an object or map between those of the object around it.
#ifndef KILN_WRITE_SPLICE_H
#define KILN_WRITE_SPLICE_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Step *compile_splice(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

} // namespace kiln::write

#endif
