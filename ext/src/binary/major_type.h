#ifndef KILN_BINARY_MAJOR_TYPE_H
#define KILN_BINARY_MAJOR_TYPE_H

namespace kiln::binary {

// The first byte of a data item of CBOR: RFC 8949, section 3.
enum MajorType : unsigned char { UNSIGNED, NEGATIVE, BYTES, TEXT, ARRAY, MAP, TAG, SIMPLE };

} // namespace kiln::binary

#endif
