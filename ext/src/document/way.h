// The way down a document to a place in it.
#ifndef KILN_DOCUMENT_WAY_H
#define KILN_DOCUMENT_WAY_H

#include "tape.h"

namespace kiln::document {

// Keys as strings and indices as integers, the outermost first. It belongs to the caller.
ZEND_COLD HashTable *way_to(const Tape &tape, At place);

} // namespace kiln::document

#endif
