// The class Kiln\Native\ReadProgram.
#ifndef KILN_READ_PROGRAM_H
#define KILN_READ_PROGRAM_H

#include "../zend_compat.h"

namespace kiln::read {

void start_module(zend_class_entry *program_class);

zend_class_entry *class_of_programs();

// A ReadProgram of a kept program. False where none is kept under the name that nobody uses.
bool make_kept(zval *into, const zend_string *name);

// Under which name a ReadProgram is kept; null where it is not.
const zend_string *kept_name(zend_object *program);

// Leaves an exception where it cannot be read.
void decode_json(zend_object *program, zend_string *text, zend_object *host, zend_long depth, zval *into);

} // namespace kiln::read

#endif
