// The formats whose documents programs read.
#ifndef KILN_READ_FORMATS_H
#define KILN_READ_FORMATS_H

#include "../document/document.h"
#include "read_state.h"

namespace kiln::read {

struct Format {
    // By which calls ask for it.
    const char *name;
    // False where the text is no document, or not one for sure: the plain PHP engine looks
    // at it again. On success the document must be closed.
    // What is expected where is null for formats whose scalars have types.
    bool (*open)(State &state, document::Source source, zend_long depth, const HashTable *expected, document::Document &document);
    void (*close)(State &state, document::Document &document);
};

extern const Format JSON;

// Null for one that has no parser here.
const Format *find_format(const zend_string *name);

} // namespace kiln::read

#endif
