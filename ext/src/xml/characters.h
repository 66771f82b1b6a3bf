// Whether bytes are UTF-8 of characters alone that a document may have (Char of XML 1.0, section 2.2).
#ifndef KILN_XML_CHARACTERS_H
#define KILN_XML_CHARACTERS_H

#include <cstddef>

namespace kiln::xml {

// Of whole characters. Notes a carriage return.
bool are_characters(const char *bytes, size_t length, bool &has_return);

// Finds out what the processor has: to be called once, before any thread reads.
void detect_width();

} // namespace kiln::xml

#endif
