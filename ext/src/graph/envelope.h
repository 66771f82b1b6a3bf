// What stands around the content (docs/graph-format.md, "Envelope").
#ifndef KILN_GRAPH_ENVELOPE_H
#define KILN_GRAPH_ENVELOPE_H

#include "../text/buffer.h"

namespace kiln::graph {

// In front of the content: mark and form.
constexpr size_t ENVELOPE_HEAD = 2;

// In which a value is written.
enum Form : uint8_t {
    COLUMNS = 1,
    SERIALIZED = 2,
    DIRECT = 3,
    WRAPPED = 4,
    // A string of one byte or more.
    TEXT = 5,
};

struct Envelope {
    // One of Form, or one that nobody knows.
    uint8_t form;
    // One byte at least.
    const uint8_t *content;
    const uint8_t *end;
};

// Whether bytes begin as those of graphs do, and not as those of the serializers of PHP.
bool is_graph(const char *bytes, size_t length);

bool open_envelope(const zend_string *bytes, Envelope &into);

// Puts it around content that has been written behind room for the head. So many bytes in
// front of it do not count for the length that decides about the checksum.
void close_envelope(Form form, text::Buffer &bytes, size_t uncounted = 0);

// Around a string as it stands.
zend_string *envelope_of_text(const zend_string *text);

} // namespace kiln::graph

#endif
