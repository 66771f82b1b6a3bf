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

// As with texts that are known: whole blocks are faster than a number of bytes that the compiler does not know.
constexpr size_t SPACES = 16;

// Needs room for so many bytes, and for SPACES more. Returns where they end.
inline char *put_spaces(char *to, size_t count)
{
    size_t written = 0;
    do {
        memset(to + written, ' ', SPACES);
        written += SPACES;
    } while (UNEXPECTED(written < count));

    return to + count;
}

inline void append_spaces(text::Buffer &out, size_t count)
{
    out.wrote(put_spaces(out.room(count + SPACES), count));
}

} // namespace kiln::yaml

#endif
