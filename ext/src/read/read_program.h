// The class Kiln\Native\ReadProgram.
#ifndef KILN_READ_PROGRAM_H
#define KILN_READ_PROGRAM_H

#include "../zend_compat.h"

namespace kiln::read {

void start_module(zend_class_entry *program_class);

} // namespace kiln::read

#endif
