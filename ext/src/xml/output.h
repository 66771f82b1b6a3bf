// What is known of a document of XML while it is written.
#ifndef KILN_XML_OUTPUT_H
#define KILN_XML_OUTPUT_H

#include "place.h"

namespace kiln::xml {

constexpr char NO_BYTES[2 * write::TEXT_BLOCK] = {};
constexpr write::FixedText NO_PREFIX = {NO_BYTES, 0};

// The namespace of the element around, and the prefix of elements in it, with the colon.
struct Space {
    const zend_string *uri;
    write::FixedText prefix;
};

struct Output {
    Space space;
    // Behind the last start tag of an object, and before that behind its name.
    size_t begun;
    // The class of the root; null for none.
    const Facts *root;
    bool uses_xsi;
    // What is to be written may not stand where it does, or needs a namespace that is not declared.
    bool has_failed;

    // The namespace of elements; false where it has no prefix.
    bool find(const zend_string *uri, Space &space) const;
};

} // namespace kiln::xml

#endif
