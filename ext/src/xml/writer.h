// Documents of XML, and items of streams, as programs write them.
#ifndef KILN_XML_WRITER_H
#define KILN_XML_WRITER_H

#include "../write/compiler.h"
#include "../write/program.h"

namespace kiln::xml {

// By which programs of items ask for it: without a declaration, and without a line end.
constexpr const char *FORMAT_OF_ITEMS = "xml item";

// `[text, Kind]`: what is known ahead.
const write::Step *compile_markup(write::Compiler &compiler, const write::Operation &operation);

// The end of a start tag, behind the attributes.
const write::Step *compile_content(write::Compiler &compiler, const write::Operation &operation);

zend_string *run_document(write::Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected);
zend_string *run_item(write::Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected);

} // namespace kiln::xml

#endif
