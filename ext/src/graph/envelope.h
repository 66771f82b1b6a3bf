// What stands around the content (docs/graph-format.md, "Envelope").
#ifndef KILN_GRAPH_ENVELOPE_H
#define KILN_GRAPH_ENVELOPE_H

#include "../text/buffer.h"

namespace kiln::graph {

// In front of the content: mark, version and parts.
constexpr size_t ENVELOPE_HEAD = 3;

struct Envelope {
    // Which parts the content has.
    uint8_t parts;
    const uint8_t *content;
    const uint8_t *end;
};

// Whether bytes begin as those of graphs do, and not as those of the serializers of PHP.
bool is_graph(const char *bytes, size_t length);

bool open_envelope(const zend_string *bytes, Envelope &into);

// Puts it around content that has been written behind room for the head.
void close_envelope(uint8_t parts, text::Buffer &bytes);

} // namespace kiln::graph

#endif
