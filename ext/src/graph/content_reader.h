#ifndef KILN_GRAPH_CONTENT_READER_H
#define KILN_GRAPH_CONTENT_READER_H

#include "content.h"
#include "envelope.h"

namespace kiln::graph {

// Whether the bytes say something that the extension can make; then all numbers in
// them refer to something. No class has been looked at. The arena must be open; it
// is the caller who closes it.
bool read_content(const Envelope &envelope, Content &into);

} // namespace kiln::graph

#endif
