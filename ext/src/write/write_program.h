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

// A WriteProgram of a kept program. False where none is kept under the name, of these flags, that nobody uses.
bool make_kept(zval *into, const zend_string *name, zend_long flags);

} // namespace kiln::write

#endif
