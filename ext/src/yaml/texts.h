// Texts of YAML, as Kiln\Format\Yaml\Texts writes them.
#ifndef KILN_YAML_TEXTS_H
#define KILN_YAML_TEXTS_H

#include "../text/buffer.h"

namespace kiln::yaml {

// On one line: as it is, or in quotes. The text is UTF-8.
void append_on_one_line(text::Buffer &out, const char *bytes, size_t length);

// Whether it has several lines, which every reader takes for the same ones.
bool can_be_block(const char *bytes, size_t length);

// Behind `|`, each line indented by so many spaces; without the last line feed.
void append_block(text::Buffer &out, const char *bytes, size_t length, size_t indentation);

void append_spaces(text::Buffer &out, size_t count);

} // namespace kiln::yaml

#endif
