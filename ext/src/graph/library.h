// Kiln\Graph\PlainGraph, which has the calls of Kiln\Graph\Graph in plain PHP. Autoloading
// finds it when the extension leaves a call to it.
#ifndef KILN_GRAPH_LIBRARY_H
#define KILN_GRAPH_LIBRARY_H

#include "../zend_compat.h"

namespace kiln::graph {

extern const char LIBRARY_IS_MISSING[];

// Null also with an exception pending, where an autoloader has thrown it.
zend_class_entry *find_library();

// Answers are what methods have answered before; undefined for none. A library of another
// ABI does not know what to do with them, and asks again.
void encode_by_library(zend_class_entry *library, zval *value, const zval *answers, zval *result);

// Answers are what a function has said of classes before, with the same; null or undefined for none.
void decode_by_library(zend_class_entry *library, zend_string *bytes, zval *allowed, const zval *answers, zval *result);

void export_by_library(zend_class_entry *library, zval *value, zend_string *file);

// What a RefusedCall is to become.
void refuse_by_library(zend_class_entry *library, zval *refused);

} // namespace kiln::graph

#endif
