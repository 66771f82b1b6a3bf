#include "parser.h"

#include "../text/any_byte.h"
#include "../text/utf8.h"
#include "reader.h"

namespace kiln::yaml {

namespace {

// Whether all lines end in a line feed, and nothing stands in the text that is not ordinary:
// control characters, tabs, a byte order mark, U+FFFE and U+FFFF.
bool is_ordinary(const char *bytes, size_t length)
{
    if (text::any_byte(bytes, length, [](auto byte) { return (byte < ' ') & (byte != '\n'); })) {
        return false;
    }
    const char *at = bytes;
    const char *const end = bytes + length;
    while ((at = static_cast<const char *>(memchr(at, '\xef', static_cast<size_t>(end - at)))) != nullptr) {
        const auto second = end - at > 1 ? static_cast<unsigned char>(at[1]) : 0;
        const auto third = end - at > 2 ? static_cast<unsigned char>(at[2]) : 0;
        if ((second == 0xbb && third == 0xbf) || (second == 0xbf && third >= 0xbe)) {
            return false;
        }
        ++at;
    }

    return text::is_utf8(bytes, length);
}

} // namespace

bool parse(document::Source source, zend_long depth, const Expected &expected, document::Document &document)
{
    if (depth < 1 || source.length > document::MAX_LENGTH || !is_ordinary(source.bytes, source.length)) {
        return false;
    }
    document::Builder builder(source);
    if (UNEXPECTED(!Reader(source, builder, expected).document(MIN(depth, document::MAX_DEPTH)))) {
        builder.discard();
        return false;
    }
    document = builder.finish();

    return true;
}

} // namespace kiln::yaml
