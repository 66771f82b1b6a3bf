// Makes a tape of a message, as Kiln\Format\Protobuf\Decoder makes a tree. What encoders do not write as a rule is left to PHP: a
// field that comes twice, the items of a list apart from each other, what nobody knows but is to be kept, groups.
#ifndef KILN_PROTOBUF_PARSER_H
#define KILN_PROTOBUF_PARSER_H

#include "../document/builder.h"
#include "tables.h"

namespace kiln::protobuf {

// By which programs ask for it.
constexpr const char *FORMAT = "protobuf";

// False where it is no message, or not an ordinary one.
bool parse(document::Source source, zend_long depth, const Messages &messages, const Message &root, document::Document &document);

} // namespace kiln::protobuf

#endif
