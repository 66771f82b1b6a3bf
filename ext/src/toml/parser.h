// Documents of TOML 1.0, onto a tape: those whose tables stand in one place each. Dotted keys,
// strings of several lines, local dates and other things that are rare are left to PHP.
#ifndef KILN_TOML_PARSER_H
#define KILN_TOML_PARSER_H

#include "../document/document.h"

namespace kiln::toml {

constexpr const char *FORMAT = "toml";

bool parse(document::Source source, zend_long depth, document::Document &document);

} // namespace kiln::toml

#endif
