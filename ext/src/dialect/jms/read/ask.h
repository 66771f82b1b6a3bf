// Calls of the host, and of user code.
#ifndef KILN_DIALECT_JMS_READ_ASK_H
#define KILN_DIALECT_JMS_READ_ASK_H

#include "run.h"

namespace kiln::read::jms {

// Calls a method. The arguments are borrowed, the result belongs to the caller
// if there is one.
bool call(Run &run, zend_function *method, zend_object *object, uint32_t count, zval *arguments, zval *result);

// Calls one of the host, by its name in lower case.
bool ask(Run &run, const char *method, size_t length, uint32_t count, zval *arguments, zval *result);

// Arguments of the host besides the value that it is asked about.
constexpr uint32_t MOST_CONSTANTS = 4;

// The same, of what stands at a place; the constants follow it, if there are
// any. The result is undefined where the host says that there is no value.
bool ask_about(Run &run, const char *method, size_t length, document::At at, HashTable *constants, zval *result);

// Has the host throw what is thrown for a value that is not of a type; the run
// ends in any case.
ZEND_COLD bool refuse(Run &run, document::At at, const char *type);

// What the host answers where there is no value; null if that is not known.
zend_object *skipped(Run &run);

} // namespace kiln::read::jms

#endif
