// The class Kiln\Native\WriteProgram.
#ifndef KILN_WRITE_PROGRAM_H
#define KILN_WRITE_PROGRAM_H

#include "../zend_compat.h"

namespace kiln::write {

struct Program;

void start_module(zend_class_entry *registered);

zend_class_entry *class_of_programs();

// Null where the value is no WriteProgram.
Program *program_in(const zval *value);

} // namespace kiln::write

#endif
