// Documents of XML that jms/serializer would read, onto a tape of what generated code reads
// objects from.
#ifndef KILN_DIALECT_JMS_READ_XML_PARSER_H
#define KILN_DIALECT_JMS_READ_XML_PARSER_H

#include "../../../document/document.h"

namespace kiln::read::jms::xml {

constexpr const char *FORMAT = "jms xml";

// What is expected is a program of Kiln\Dialect\Jms\Run\Xml\Extraction. False for whatever is
// wrong or unusual.
bool parse(document::Source source, zend_long depth, const HashTable *expected, document::Document &document);

} // namespace kiln::read::jms::xml

#endif
