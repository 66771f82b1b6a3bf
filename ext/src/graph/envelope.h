// What stands around the content (docs/graph-format.md, "Envelope").
#ifndef KILN_GRAPH_ENVELOPE_H
#define KILN_GRAPH_ENVELOPE_H

#include "../zend_compat.h"

namespace kiln::graph {

struct Envelope {
    // Which parts the content has.
    uint8_t parts;
    const uint8_t *content;
    const uint8_t *end;
};

// Whether bytes begin as those of graphs do, and not as those of the serializers of PHP.
bool is_graph(const char *bytes, size_t length);

bool open_envelope(const zend_string *bytes, Envelope &into);

} // namespace kiln::graph

#endif
