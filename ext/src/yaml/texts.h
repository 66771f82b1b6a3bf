// Texts of YAML, as Kiln\Format\Yaml\Texts writes them.
#ifndef KILN_YAML_TEXTS_H
#define KILN_YAML_TEXTS_H

#include "../text/buffer.h"
#include "look.h"

namespace kiln::yaml {

// On one line: as it is, or in quotes. The text is UTF-8.
void append_on_one_line(text::Buffer &out, const char *bytes, size_t length, const Look &look);

// Whether a text of several lines has lines that every reader takes for the same ones.
bool can_be_block(const char *bytes, size_t length, const Look &look);

// Behind `|`, each line indented by so many spaces; without the last line feed.
void append_block(text::Buffer &out, const char *bytes, size_t length, size_t indentation);

inline void append_spaces(text::Buffer &out, size_t count)
{
    // As with texts that are known: whole blocks are faster than a number of bytes that the
    // compiler does not know.
    constexpr size_t BLOCK = 16;
    char *to = out.room(count + BLOCK);
    size_t written = 0;
    do {
        memset(to + written, ' ', BLOCK);
        written += BLOCK;
    } while (written < count);
    out.wrote(to + count);
}

} // namespace kiln::yaml

#endif
