// Plain scalars, as Kiln\Format\Yaml\CoreSchema resolves them.
#ifndef KILN_YAML_SCALARS_H
#define KILN_YAML_SCALARS_H

#include "../document/builder.h"

namespace kiln::yaml {

bool is_null(document::Text text);

// Appends what it is where such kinds of scalars may stand; false where PHP is to decide that.
bool append_plain(document::Builder &builder, document::Text text, zend_long kinds);

} // namespace kiln::yaml

#endif
