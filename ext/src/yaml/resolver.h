// Maps of which only their members tell what is expected in them.
#ifndef KILN_YAML_RESOLVER_H
#define KILN_YAML_RESOLVER_H

#include "../document/builder.h"
#include "expected.h"

namespace kiln::yaml {

// A scalar without quotes that is not resolved yet.
constexpr auto PLAIN = static_cast<document::Kind>('p');

// Appends a value anew, its plain scalars resolved. False where PHP is to do so.
bool append_resolved(document::Builder &builder, const document::Tape &tape, document::At value, const Expected &expected, Place place);

} // namespace kiln::yaml

#endif
