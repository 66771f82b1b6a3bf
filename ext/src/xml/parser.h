// Documents of XML, onto a tape.
#ifndef KILN_XML_PARSER_H
#define KILN_XML_PARSER_H

#include "../document/document.h"

namespace kiln::xml {

constexpr const char *FORMAT = "xml";

// What is expected is a list of the root and the rows of Kiln\Format\Xml\Elements.
bool parse(document::Source source, zend_long depth, const HashTable *expected, document::Document &document);

} // namespace kiln::xml

#endif
