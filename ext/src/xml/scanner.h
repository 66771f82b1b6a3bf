// The markup of a document of XML 1.0, tag by tag, with namespaces resolved. What is wrong,
// and what is rare (document types, instructions, other encodings, names beyond ASCII), is
// left to PHP.
#ifndef KILN_XML_SCANNER_H
#define KILN_XML_SCANNER_H

#include "../document/builder.h"
#include "../text/same.h"
#include "names.h"

namespace kiln::xml {

using document::Text;

// A namespace, by its number among those that the document has declared.
using Uri = uint32_t;

constexpr Uri NO_URI = 0;

struct Name {
    Text local;
    Uri uri;
};

struct Attribute {
    Name name;
    // Bytes of the prefix; 0 for none.
    uint32_t prefix;
    // Which of the names that were expected it has, from 1 on; 0 for another one.
    uint32_t expected;
    // As section 3.3.3 of XML 1.0 has it.
    Text value;
};

// Names of attributes without a prefix, in the order that most documents have them in. None of them is there twice.
struct ExpectedNames {
    const Text *names;
    uint32_t count;
};

struct Tag {
    // As it stands in the text.
    Text raw;
    Name name;
    // Among those of the scanner.
    uint32_t first_attribute;
    uint32_t attributes;
    // That were there before the tag.
    uint32_t bindings;
    bool is_empty;
    // Whether an attribute has another name than those that were expected.
    bool has_others;
};

// What follows a text.
enum class Next : uint8_t { START, END, WRONG };

class Scanner {
public:
    // Of most documents, for document::Builder: tags take more than values.
    static constexpr size_t BYTES_PER_WORD = 16;

    explicit Scanner(document::Source source);
    ~Scanner();

    Scanner(const Scanner &) = delete;
    Scanner &operator=(const Scanner &) = delete;

    // Moves to the root. False where the document is not an ordinary one.
    bool begin();

    // Whether nothing follows that must not be there, and all of the document is of its characters.
    bool is_end();

    // A start tag, at its "<".
    bool start(Tag &tag);

    // Whether the start tag has this name, which must be one, as most that are expected do. False for what is rare.
    bool is_at(Text name) const { return is_at<false>(name); }

    // The same of a name behind which there are as many bytes as a block has.
    bool is_at_padded(Text name) const { return is_at<true>(name); }

    // A start tag of which that is true.
    bool start_at(Text name, Tag &tag, ExpectedNames expected = {nullptr, 0})
    {
        tag.raw = {at_ + 1, name.length};
        tag.name = {tag.raw, default_uri_};
        tag.first_attribute = attribute_count_;
        tag.attributes = 0;
        tag.bindings = binding_count_;
        tag.is_empty = false;
        tag.has_others = false;
        at_ += 1 + name.length;
        if (EXPECTED(*at_ == '>')) {
            ++at_;
            return true;
        }

        return rest_of_start(tag, 0, expected);
    }

    // The same, where it has nothing but this name. False, and it does not move, for any other tag.
    bool start_named(Text name, Tag &tag) { return is_at(name) && at_[1 + name.length] == '>' && start_at(name, tag); }

    // The text up to the next tag, which must be read before the next one is. It begins behind a start tag.
    Next text(Text &text);

    // Moves over a text, which need not be read, and notes whether it is more than white space.
    Next step(bool &has_text)
    {
        const char *const begin = at_;
        skip_space();
        if (EXPECTED(*at_ == '<')) {
            const char next = at_[1];
            if (EXPECTED(next == '/')) {
                return Next::END;
            }
            if (EXPECTED(is_name_start(next))) {
                return Next::START;
            }
        }
        at_ = begin;

        return step_over_text(has_text);
    }

    // An end tag, at its "<", or the end of an empty element.
    zend_always_inline bool end(const Tag &tag)
    {
        const char *const name = at_ + 2;
        const uint32_t length = tag.raw.length;
        if (EXPECTED(!tag.is_empty && binding_count_ == tag.bindings && length < sizeof(text::Block) && has_block(name))
            && EXPECTED(name[length] == '>' && text::is_same_in_block(name, tag.raw.bytes, length))) {
            attribute_count_ = tag.first_attribute;
            at_ = name + length + 1;
            return true;
        }

        return other_end(tag);
    }

    // Moves over all that is in an element, and its end.
    bool skip(const Tag &tag, zend_long levels);

    const Attribute *attributes(const Tag &tag) const { return attributes_ + tag.first_attribute; }

    // Takes one out.
    void remove(Tag &tag, uint32_t attribute);

    // Whatever was expected of the tag, it was wrong.
    void expect_none(const Tag &tag)
    {
        for (uint32_t i = 0; i < tag.attributes; ++i) {
            attributes_[tag.first_attribute + i].expected = 0;
        }
    }

    // The text is not needed any more. The next one that is decoded may take its place, which is near.
    void forget(Text text)
    {
        if (UNEXPECTED(text.bytes + text.length == decoded_texts_ + decoded_) && EXPECTED(decoded_texts_ != nullptr)) {
            decoded_ -= text.length;
        }
    }

    Text uri(Uri uri) const { return uris_[uri]; }

    // Whether a tag says which namespace names without a prefix have, be it none.
    bool declares_default(const Tag &tag) const
    {
        uint32_t binding = tag.bindings;
        while (binding < binding_count_ && bindings_[binding].prefix.length != 0) {
            ++binding;
        }

        return binding < binding_count_;
    }

    // Of elements without a prefix, here.
    Uri default_uri() const { return default_uri_; }

    struct State {
        const char *at;
        uint32_t attributes;
        uint32_t bindings;
        size_t decoded;
    };

    State state() const { return {at_, attribute_count_, binding_count_, decoded_}; }
    void back_to(const State &state)
    {
        at_ = state.at;
        attribute_count_ = state.attributes;
        unbind(state.bindings);
        decoded_ = state.decoded;
    }

private:
    struct Binding {
        Text prefix;
        Uri uri;
    };

    struct RawName {
        Text raw;
        // Bytes of the prefix; 0 for none.
        uint32_t prefix;
    };

    // Whether the document is UTF-8 without characters that no document has, as far as that.
    bool has_characters_up_to(const char *to) { return EXPECTED(to <= looked_at_) || look_at_characters(to); }
    bool look_at_characters(const char *to);
    bool declaration();
    bool misc();
    bool comment();
    bool name(RawName &name);
    template <bool IS_PADDED>
    bool is_at(Text name) const
    {
        const char *const begin = at_ + 1;
        if (UNEXPECTED(static_cast<size_t>(end_ - begin) <= name.length)) {
            return false;
        }
        const char next = begin[name.length];

        return (next == '>' || next == ' ' || next == '/')
            && EXPECTED(IS_PADDED && has_block(begin) && name.length <= sizeof(text::Block) ? text::is_same_in_block(begin, name.bytes, name.length) : text::is_same(begin, name.bytes, name.length));
    }
    bool has_block(const char *at) const { return EXPECTED(end_ - at >= static_cast<ptrdiff_t>(sizeof(text::Block))); }
    bool other_end(const Tag &tag);
    bool rest_of_start(Tag &tag, uint32_t prefix, ExpectedNames expected);
    bool attribute(RawName &name, Text &value);
    bool attribute_value(Text &value);
    bool is_attribute(Text name) const
    {
        return EXPECTED(static_cast<size_t>(end_ - at_) > name.length) && at_[name.length] == '=' && text::is_same(at_, name.bytes, name.length);
    }
    bool declare(const RawName &name, Text uri, uint32_t outer);
    bool resolve(Text raw, uint32_t prefix, Name &into) const;
    bool has_twice(uint32_t first) const;
    bool is_plain(const char *from, const char *to) const;
    void unbind(uint32_t bindings);
    Next step_over_text(bool &has_text);
    Next more_text(const char *begin, const char *tag, Text &text);
    template <bool IS_ATTRIBUTE>
    bool decode(const char *from, const char *to);
    bool decode_groups(const char *&from, const char *to, char *&into) const;
    template <bool IS_ATTRIBUTE>
    bool decode_one(const char *&from, const char *to, char *&into) const;
    bool reference(const char *&from, const char *to, char *&into) const;
    void skip_space()
    {
        while (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t') {
            ++at_;
        }
    }

    const char *at_;
    const char *const begin_;
    // A NUL stands there, which nothing goes beyond.
    const char *const end_;
    // How far its characters are known. Before the end the rest of the scanner goes by bytes that may be wrong.
    const char *looked_at_;
    // Whether there is a carriage return so far.
    bool has_returns_ = false;

    // Of all elements that are open, since their tags may be read again.
    Attribute *attributes_ = nullptr;
    uint32_t attribute_count_ = 0;
    uint32_t attribute_capacity_ = 0;

    // So many at once are more than documents have that somebody wrote.
    static constexpr uint32_t MOST_BINDINGS = 64;
    Binding bindings_[MOST_BINDINGS];
    uint32_t binding_count_ = 0;
    // Of a name without a prefix.
    Uri default_uri_ = NO_URI;
    Text uris_[MOST_BINDINGS];
    uint32_t uri_count_ = 0;

    // Texts that are not as they stand in the document. They are never longer than there. Room for as many bytes as the document
    // has is made when it is first needed.
    char *decoded_texts_ = nullptr;
    size_t decoded_ = 0;
    const size_t length_;
};

inline bool same(Text a, Text b)
{
    return a.length == b.length && text::is_same(a.bytes, b.bytes, a.length);
}

inline bool is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

inline bool is_blank(Text text)
{
    for (uint32_t i = 0; i < text.length; ++i) {
        if (!is_space(text.bytes[i])) {
            return false;
        }
    }

    return true;
}

} // namespace kiln::xml

#endif
