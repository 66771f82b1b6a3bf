// Documents of MessagePack and CBOR, onto a tape. What is not known for sure to be one, or
// has values that a tape has no word for, is left to PHP.
#ifndef KILN_BINARY_PARSERS_H
#define KILN_BINARY_PARSERS_H

#include "../document/document.h"

namespace kiln::binary {

bool parse_message_pack(document::Source source, zend_long depth, document::Document &document);
bool parse_cbor(document::Source source, zend_long depth, document::Document &document);
// The same, but a tag that says nothing to Kiln is not passed over.
bool parse_cbor_of_known_tags(document::Source source, zend_long depth, document::Document &document);

} // namespace kiln::binary

#endif
