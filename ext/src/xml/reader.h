// Makes a tape of a document, as Kiln\Format\Xml\Reader makes a tree of its elements. What
// does not fit what is expected is left to PHP, as are members of a list that stand apart.
#ifndef KILN_XML_READER_H
#define KILN_XML_READER_H

#include "../document/builder.h"
#include "elements.h"
#include "keys.h"

namespace kiln::xml {

class Reader {
public:
    Reader(Scanner &scanner, Elements &elements, document::Builder &builder)
        : scanner_(scanner),
          elements_(elements),
          builder_(builder)
    {
    }

    // False where it is no document, or not an ordinary one.
    bool document(zend_long levels);

private:
    // What stands behind a start tag: the text there, and what follows it.
    struct Begun {
        Text text;
        Next next;
    };

    // The values that an element is, from behind its start tag to behind its end.
    bool value(Tag &tag, KindsOrRow place, zend_long levels);
    bool leaf(const Tag &tag, KindsOrRow kinds);
    // Of the attributes that an element has at a place.
    ExpectedNames expected(KindsOrRow place)
    {
        const Row *const row = place < 0 ? elements_.row(place) : nullptr;

        return row != nullptr && row->shape == Row::OBJECT ? row->names_of_attributes : ExpectedNames{nullptr, 0};
    }
    bool is_nil(Tag &tag, bool &is_nil);
    bool row_value(Tag &tag, const Row &row, const Begun &begun, zend_long levels);
    bool object(Tag &tag, const Row &row, const Begun &begun, zend_long levels, const HashTable *constants);
    bool complete(const Row &row, const uint64_t *seen, const HashTable *constants, uint32_t &count);
    bool attributes(const Tag &tag, const Row &row, uint64_t *seen, uint32_t &count);
    bool decided(Tag &tag, const Row &row, const Begun &begun, zend_long levels);
    const Case *decide(const Tag &tag, const Row &row, const Begun &begun);
    bool list(Tag &tag, const Row &row, const Begun &begun, zend_long levels, bool must_be_items);
    bool map(Tag &tag, const Row &row, const Begun &begun, zend_long levels);
    bool entry(Tag &entry, const Row &row, Uri around, Keys &keys, uint32_t &count, zend_long levels);
    bool is_item(const Tag &tag, Uri around);
    bool text_where(Tag &tag, const Begun &begun);
    bool scalar(Text text, zend_long kinds)
    {
        if (EXPECTED(kinds == TEXTS)) {
            string(text);
            return true;
        }

        return other_scalar(text, kinds);
    }
    bool other_scalar(Text text, zend_long kinds);
    bool scalar_or_text(Text text, zend_long kinds);
    bool number(Text text, zend_long kinds);
    void key(Text key) { builder_.known_text(key.bytes, key.length); }
    void key(const Member &member) { builder_.string_once(member.key.bytes, member.key.length, member.string); }
    void string(Text text)
    {
        builder_.known_text(text.bytes, text.length);
        scanner_.forget(text);
    }

    Scanner &scanner_;
    Elements &elements_;
    document::Builder &builder_;
    // That have led to others, about the element at hand.
    uint32_t decisions_ = 0;
};

} // namespace kiln::xml

#endif
