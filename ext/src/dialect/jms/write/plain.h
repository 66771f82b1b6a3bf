// What the host gives: plain data, which may hold fragments.
#ifndef KILN_DIALECT_JMS_WRITE_PLAIN_H
#define KILN_DIALECT_JMS_WRITE_PLAIN_H

#include "../../../write/compiler.h"
#include "log.h"

namespace kiln::write::jms {

bool write_plain(Run &run, zval *value);

// An array, by the form that an object's members have.
bool write_plain_members(Run &run, HashTable *members, Form form);

// What a method of the host makes of the arguments, or nothing.
bool write_asked(Run &run, const char *method, uint32_t count, zval *arguments);

const Node *compile_asked(Compiler &compiler, const Operation &operation);

} // namespace kiln::write::jms

#endif
