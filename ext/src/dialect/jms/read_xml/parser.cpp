#include "parser.h"

#include "reader.h"

namespace kiln::read::jms::xml {

namespace {

// libxml2 refuses more of both, depending on what it was built with (parserInternals.h).
constexpr zend_long DEEPEST = 250;
constexpr size_t LONGEST = 10'000'000;

// jms/serializer looks for one, wherever that stands.
bool has_document_type(document::Source source)
{
    const char *const end = source.bytes + source.length;
    // There are fewer of these than of "<".
    for (const char *at = source.bytes; (at = static_cast<const char *>(memchr(at, '!', static_cast<size_t>(end - at)))) != nullptr; ++at) {
        if (at > source.bytes && at[-1] == '<' && end - at > 1 && (at[1] | 0x20) == 'd') {
            return true;
        }
    }

    return false;
}

} // namespace

bool parse(document::Source source, zend_long depth, const HashTable *expected, document::Document &document)
{
    if (depth < 1 || source.length >= LONGEST || has_document_type(source)) {
        return false;
    }
    Table table(expected);
    if (UNEXPECTED(table.root() == nullptr)) {
        return false;
    }
    kiln::xml::Scanner scanner(source);
    document::Builder builder(source, kiln::xml::Scanner::BYTES_PER_WORD);
    if (UNEXPECTED(!Reader(scanner, table, builder).document(MIN(depth, DEEPEST)))) {
        builder.discard();
        return false;
    }
    document = builder.finish();

    return true;
}

} // namespace kiln::read::jms::xml
