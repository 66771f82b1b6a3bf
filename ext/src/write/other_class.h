// Objects of classes that show only at run time: the host has programs for them.
#ifndef KILN_WRITE_OTHER_CLASS_H
#define KILN_WRITE_OTHER_CLASS_H

#include "hold.h"

namespace kiln::write {

// What the host has answered about a class.
struct Answer {
    // False with an exception pending.
    bool is_given;
    // Null where the host has none.
    Program *program;
};

// The program for objects of just the class of this one at this place; the host is asked
// once for each.
Answer program_for(Run &run, HeldObject object, zend_string *place);

// By its root.
bool write_by_program(Run &run, Program &program, HeldObject object);

// By the program that there must be.
bool write_by_own_class(Run &run, zend_object *object);

// Calls a method of the host. The result, never a reference, belongs to the caller. The
// value is not to be looked at again, unless somebody holds it.
bool ask_host(Run &run, zend_string *method_in_lower_case, zval *value, HashTable *arguments, zval *result);
bool ask_host(Run &run, const char *method_in_lower_case, zend_object *object, zval *result);

} // namespace kiln::write

#endif
