#include "parser.h"

#include "reader.h"

namespace kiln::xml {

bool parse(document::Source source, zend_long depth, const HashTable *expected, document::Document &document)
{
    if (depth < 1 || source.length > document::MAX_LENGTH) {
        return false;
    }
    Elements elements(expected);
    if (UNEXPECTED(!elements.is_right())) {
        return false;
    }
    Scanner scanner(source);
    document::Builder builder(source, Scanner::BYTES_PER_WORD);
    if (UNEXPECTED(!Reader(scanner, elements, builder).document(MIN(depth, document::MAX_DEPTH)))) {
        builder.discard();
        return false;
    }
    document = builder.finish();

    return true;
}

} // namespace kiln::xml
