// The class Kiln\Native\WriteProgram.
#ifndef KILN_WRITE_PROGRAM_H
#define KILN_WRITE_PROGRAM_H

#include "../zend_compat.h"

namespace kiln::write {

void start_module(zend_class_entry *program_class);

} // namespace kiln::write

#endif
