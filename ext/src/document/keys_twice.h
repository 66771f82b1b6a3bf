// Whether keys stand twice in an object, which some formats forbid.
#ifndef KILN_DOCUMENT_KEYS_TWICE_H
#define KILN_DOCUMENT_KEYS_TWICE_H

#include "tape.h"

namespace kiln::document {

// Two keys that are unlike may be taken for the same, rarely: who asks leaves the document to
// PHP then.
bool may_have_key_twice(const Tape &tape, At object);

} // namespace kiln::document

#endif
