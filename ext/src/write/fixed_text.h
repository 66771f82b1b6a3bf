// Texts that are known when a program is compiled, such as `,"key":`.
#ifndef KILN_WRITE_FIXED_TEXT_H
#define KILN_WRITE_FIXED_TEXT_H

#include "../text/buffer.h"

namespace kiln::write {

// Most texts are short: to copy one or two whole blocks is faster than to call
// memcpy() for a number of bytes that the compiler does not know.
constexpr size_t TEXT_BLOCK = 16;

struct FixedText {
    // Room for whole blocks.
    const char *bytes;
    uint32_t length;

    // Needs room for this many bytes.
    size_t room() const { return length + TEXT_BLOCK; }

    char *put(char *to) const
    {
        const char *from = bytes;
        const char *const end = bytes + length;
        char *at = to;
        do {
            memcpy(at, from, TEXT_BLOCK);
            at += TEXT_BLOCK;
            from += TEXT_BLOCK;
        } while (from < end);

        return to + length;
    }

    void append_to(text::Buffer &out) const { out.wrote(put(out.room(room()))); }

    // Where it ends, with room for so many bytes more. Nothing counts yet.
    char *begin(text::Buffer &out, size_t more) const { return put(out.room(room() + more)); }
};

} // namespace kiln::write

#endif
