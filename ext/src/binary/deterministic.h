// CBOR of which the same data have the same bytes (RFC 8949, section 4.2.1): members in the
// order of the bytes of their keys, and floats as short as they can be.
#ifndef KILN_BINARY_DETERMINISTIC_H
#define KILN_BINARY_DETERMINISTIC_H

#include "../text/buffer.h"

namespace kiln::binary {

// Of a value that a program has just written, so that all bytes are known to be there. False
// where it is nested too deep, or a map has a key twice.
bool write_deterministic(text::Buffer &out, const char *value);

} // namespace kiln::binary

#endif
