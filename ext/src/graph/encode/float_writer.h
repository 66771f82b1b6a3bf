// Packs floats: as they are, as one for all, or, where that gives exactly the same ones,
// as integers and a power of ten.
#ifndef KILN_GRAPH_ENCODE_FLOAT_WRITER_H
#define KILN_GRAPH_ENCODE_FLOAT_WRITER_H

#include "../../text/buffer.h"

namespace kiln::graph::encoding {

// The bits of the floats, at least one, with room for as many integers. Writes the first
// byte of the column as well.
void write_floats(const uint64_t *bits, size_t count, int64_t *room, text::Buffer &bytes);

// One float.
void write_float(double value, text::Buffer &bytes);

} // namespace kiln::graph::encoding

#endif
