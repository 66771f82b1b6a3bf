// Arrays, of which each value is an element of its own.
#ifndef KILN_DIALECT_JMS_XML_ENTRIES_H
#define KILN_DIALECT_JMS_XML_ENTRIES_H

#include "../../../write/compiler.h"
#include "run.h"

namespace kiln::write::jms::xml {

const Node *compile_entries(Compiler &compiler, const Operation &operation);

// Of values without a type, that have no keys.
const Node *compile_entries_of(Compiler &compiler, const Node *item, const zend_string *name, bool writes_null);

Tag compile_tag(Compiler &compiler, const zend_string *name);

// An element without attributes that says so, of null.
void write_nil_element(Run &run, const Tag &tag);

} // namespace kiln::write::jms::xml

#endif
