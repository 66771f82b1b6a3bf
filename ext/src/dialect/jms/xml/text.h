// Values that are a text in an element or attribute.
#ifndef KILN_DIALECT_JMS_XML_TEXT_H
#define KILN_DIALECT_JMS_XML_TEXT_H

#include "../../../write/compiler.h"
#include "run.h"

namespace kiln::write::jms::xml {

// Null where it is none of these operations.
const Node *compile_text(Compiler &compiler, zend_long number, const Operation &operation);

// Whether it is a text whatever the value is.
bool is_text(const Node *node);

bool can_be_text(const Node *node);

// All are given a node that is a text, and a value that is not null.

// In an element of its own, in the element at hand.
bool write_text_element(Run &run, const Tag &tag, const Node *node, zval *value);

// In the element at hand. The program of a class does not know how a section stands where an object of it is.
bool fill_own_text(Run &run, const Node *node, zval *value, zend_long markup);

bool append_in_attribute(Run &run, const Node *node, zval *value);

// A key of an array, likewise.
bool append_in_attribute(Run &run, const zend_string *key, zend_ulong number);

} // namespace kiln::write::jms::xml

#endif
