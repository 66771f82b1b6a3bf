// Strings as JSON texts.
#ifndef KILN_TEXT_ESCAPE_H
#define KILN_TEXT_ESCAPE_H

#include "buffer.h"

namespace kiln::text {

// What is escaped besides that which JSON demands, and U+2028 and U+2029, which
// json_encode() always escapes under the flags that programs know.
struct Escapes {
    // "\/" for "/".
    bool slashes;
    // "\u00e9" for all that is not ASCII.
    bool unicode;
};

// Appends the string between quotation marks. Returns false where it is not
// UTF-8 (RFC 3629); what has been appended by then is of no use.
bool append_string(Buffer &out, const char *bytes, size_t length, Escapes escapes);

inline bool append_string(Buffer &out, const zend_string *string, Escapes escapes)
{
    return append_string(out, ZSTR_VAL(string), ZSTR_LEN(string), escapes);
}

// How many bytes are looked at in one go. All give the same text.
enum class Width {
    // Eight bytes in a register of any processor.
    WORD,
    // SSE2, which every x86-64 has.
    SSE2,
    AVX2,
};

bool has_width(Width width);

// To compare them in tests; append_string() takes the best there is.
bool append_string_by(Width width, Buffer &out, const char *bytes, size_t length, Escapes escapes);

// Finds out what the processor has: to be called once, before any thread writes.
void detect_width();

} // namespace kiln::text

#endif
