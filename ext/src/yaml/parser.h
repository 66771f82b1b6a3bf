// Documents of YAML, onto a tape: those that programs and people usually write. Anchors, tags,
// scalars of several lines and other things that need a second thought are left to PHP.
#ifndef KILN_YAML_PARSER_H
#define KILN_YAML_PARSER_H

#include "../document/document.h"
#include "expected.h"

namespace kiln::yaml {

bool parse(document::Source source, zend_long depth, const Expected &expected, document::Document &document);

} // namespace kiln::yaml

#endif
