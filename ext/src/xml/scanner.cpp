#include "scanner.h"

#include "../text/character.h"
#include "../text/find.h"
#include "characters.h"
#include "namespaces.h"

namespace kiln::xml {

namespace {

constexpr Uri XML_URI = 1;

constexpr Text XMLNS_NAMESPACE = {"http://www.w3.org/2000/xmlns/", 29};

// What is looked at several times is still near then.
constexpr size_t PART = 8192;

constexpr Text SECTION = {"<![CDATA[", 9};

const char *find(const char *from, const char *to, char byte)
{
    return static_cast<const char *>(memchr(from, byte, static_cast<size_t>(to - from)));
}

const char *find(const char *from, const char *to, const char *bytes, size_t length)
{
    return zend_memnstr(from, bytes, length, to);
}

// Which stands in no text (section 2.4 of XML 1.0).
bool has_section_end(const char *from, const char *to)
{
    return to - from >= 3 && find(from, to, "]]>", 3) != nullptr;
}

Text text_of(const char *from, const char *to)
{
    return {from, static_cast<uint32_t>(to - from)};
}

bool begins_with(const char *at, const char *end, const char *bytes, size_t length)
{
    return static_cast<size_t>(end - at) >= length && memcmp(at, bytes, length) == 0;
}

template <size_t SIZE>
zend_always_inline bool begins_with(const char *at, const char *end, const char (&bytes)[SIZE])
{
    return static_cast<size_t>(end - at) >= SIZE - 1 && memcmp(at, bytes, SIZE - 1) == 0;
}

// One of the entities that every document has (section 4.6 of XML 1.0).
zend_always_inline bool predefined(const char *&from, const char *to, char *&into)
{
    const auto is = [&]<size_t SIZE>(const char (&reference)[SIZE], char character) {
        if (!begins_with(from, to, reference)) {
            return false;
        }
        *into++ = character;
        from += SIZE - 1;

        return true;
    };
    switch (from[1]) {
        case 'l': return is("&lt;", '<');
        case 'g': return is("&gt;", '>');
        case 'a': return is("&amp;", '&') || is("&apos;", '\'');
        case 'q': return is("&quot;", '"');
        default: return false;
    }
}

// Production Char of XML 1.0, section 2.2.
bool is_character(uint32_t code)
{
    return code < 0x20 ? code == '\t' || code == '\n' || code == '\r'
                       : code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

char *write_character(uint32_t code, char *to)
{
    if (code < 0x80) {
        *to++ = static_cast<char>(code);
    } else if (code < 0x800) {
        *to++ = static_cast<char>(0xc0 | code >> 6);
        *to++ = static_cast<char>(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        *to++ = static_cast<char>(0xe0 | code >> 12);
        *to++ = static_cast<char>(0x80 | (code >> 6 & 0x3f));
        *to++ = static_cast<char>(0x80 | (code & 0x3f));
    } else {
        *to++ = static_cast<char>(0xf0 | code >> 18);
        *to++ = static_cast<char>(0x80 | (code >> 12 & 0x3f));
        *to++ = static_cast<char>(0x80 | (code >> 6 & 0x3f));
        *to++ = static_cast<char>(0x80 | (code & 0x3f));
    }

    return to;
}

} // namespace

Scanner::Scanner(document::Source source)
    : at_(source.bytes),
      begin_(source.bytes),
      end_(source.bytes + source.length),
      looked_at_(source.bytes),
      length_(source.length)
{
    uris_[NO_URI] = {"", 0};
    uris_[XML_URI] = {XML_NAMESPACE, sizeof(XML_NAMESPACE) - 1};
    uri_count_ = XML_URI + 1;
    bindings_[0] = {{"", 0}, NO_URI};
    bindings_[1] = {{"xml", 3}, XML_URI};
    binding_count_ = 2;
}

Scanner::~Scanner()
{
    if (attributes_ != nullptr) {
        efree(attributes_);
    }
    if (decoded_texts_ != nullptr) {
        efree(decoded_texts_);
    }
}

bool Scanner::begin()
{
    if (UNEXPECTED(*end_ != '\0')) {
        return false;
    }
    if (begins_with(at_, end_, "\xef\xbb\xbf", 3)) {
        at_ += 3;
    }

    return declaration() && misc() && *at_ == '<' && is_name_start(at_[1]);
}

bool Scanner::is_end()
{
    return misc() && at_ == end_ && has_characters_up_to(end_);
}

// Looks at the document up to there and a little further, part by part, while each is near.
bool Scanner::look_at_characters(const char *to)
{
    while (looked_at_ < to) {
        const char *const from = looked_at_;
        const char *end = end_ - from > static_cast<ptrdiff_t>(PART) ? from + PART : end_;
        // Not within a character.
        while (end > from && text::continues(static_cast<unsigned char>(*end))) {
            --end;
        }
        if (UNEXPECTED(end == from || !are_characters(from, static_cast<size_t>(end - from), has_returns_))) {
            return false;
        }
        looked_at_ = end;
    }

    return true;
}

// The usual ones; others are left to PHP.
bool Scanner::declaration()
{
    if (!begins_with(at_, end_, "<?xml", 5)) {
        return true;
    }
    static constexpr const char *KNOWN[] = {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<?xml version=\"1.0\"?>",
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>",
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>",
        "<?xml version='1.0' encoding='UTF-8'?>",
        "<?xml version='1.0' encoding='utf-8'?>",
        "<?xml version='1.0'?>",
    };
    for (const char *known : KNOWN) {
        const size_t length = strlen(known);
        if (begins_with(at_, end_, known, length)) {
            at_ += length;
            return true;
        }
    }

    return false;
}

// White space and comments.
bool Scanner::misc()
{
    skip_space();
    while (at_[0] == '<' && at_[1] == '!') {
        if (!comment()) {
            return false;
        }
        skip_space();
    }

    return true;
}

bool Scanner::comment()
{
    if (!begins_with(at_, end_, "<!--", 4)) {
        return false;
    }
    const char *const hyphens = find(at_ + 4, end_, "--", 2);
    if (hyphens == nullptr || hyphens[2] != '>') {
        return false;
    }
    at_ = hyphens + 3;

    return true;
}

bool Scanner::start(Tag &tag)
{
    ++at_;
    RawName name;
    tag.first_attribute = attribute_count_;
    tag.bindings = binding_count_;
    if (UNEXPECTED(!this->name(name))) {
        return false;
    }
    tag.raw = name.raw;

    return rest_of_start(tag, name.prefix, {nullptr, 0});
}

// Behind the name.
bool Scanner::rest_of_start(Tag &tag, uint32_t prefix, ExpectedNames expected)
{
    tag.has_others = false;
    uint32_t likely = 0;
    while (*at_ != '>') {
        const char *const before = at_;
        skip_space();
        if (*at_ == '/' || *at_ == '>') {
            break;
        }
        if (UNEXPECTED(at_ == before)) {
            return false;
        }
        RawName attribute_name;
        Text value;
        while (likely < expected.count && !is_attribute(expected.names[likely])) {
            ++likely;
        }
        const bool is_expected = EXPECTED(likely < expected.count);
        if (EXPECTED(is_expected)) {
            attribute_name = {{at_, expected.names[likely].length}, 0};
            ++likely;
            at_ += attribute_name.raw.length;
        }
        if (UNEXPECTED(!(is_expected ? attribute_value(value) : attribute(attribute_name, value)))) {
            return false;
        }
        const bool is_declaration = !is_expected && ((attribute_name.prefix == 0 && same(attribute_name.raw, {"xmlns", 5})) || (attribute_name.prefix == 5 && memcmp(attribute_name.raw.bytes, "xmlns", 5) == 0));
        if (UNEXPECTED(is_declaration)) {
            if (!declare(attribute_name, value, tag.bindings)) {
                return false;
            }
            continue;
        }
        tag.has_others = tag.has_others || !is_expected;
        if (UNEXPECTED(attribute_count_ == attribute_capacity_)) {
            attribute_capacity_ = attribute_capacity_ == 0 ? 16 : attribute_capacity_ * 2;
            attributes_ = static_cast<Attribute *>(safe_erealloc(attributes_, attribute_capacity_, sizeof(Attribute), 0));
        }
        attributes_[attribute_count_++] = {{attribute_name.raw, NO_URI}, attribute_name.prefix, is_expected ? likely : 0, value};
    }
    tag.is_empty = *at_ == '/';
    at_ += tag.is_empty ? 1 : 0;
    if (UNEXPECTED(*at_ != '>')) {
        return false;
    }
    ++at_;
    tag.attributes = attribute_count_ - tag.first_attribute;
    if (EXPECTED(!tag.has_others && prefix == 0)) {
        tag.name = {tag.raw, default_uri_};
        return true;
    }
    // Only now, since a declaration may stand behind what it is for.
    for (uint32_t i = tag.first_attribute; i < attribute_count_; ++i) {
        Attribute &attribute = attributes_[i];
        if (UNEXPECTED(attribute.prefix != 0 && !resolve(attribute.name.local, attribute.prefix, attribute.name))) {
            return false;
        }
    }

    return EXPECTED(resolve(tag.raw, prefix, tag.name)) && (tag.attributes < 2 || !has_twice(tag.first_attribute));
}

bool Scanner::name(RawName &name)
{
    const char *const begin = at_;
    name.prefix = 0;
    if (UNEXPECTED(!is_name_start(*at_))) {
        return false;
    }
    do {
        ++at_;
    } while (is_name_part(*at_));
    if (UNEXPECTED(*at_ == ':')) {
        name.prefix = static_cast<uint32_t>(at_ - begin);
        ++at_;
        if (!is_name_start(*at_)) {
            return false;
        }
        do {
            ++at_;
        } while (is_name_part(*at_));
    }
    name.raw = text_of(begin, at_);

    // A colon, or a letter beyond ASCII.
    return EXPECTED(*at_ != ':' && static_cast<unsigned char>(*at_) < 0x80);
}

bool Scanner::attribute(RawName &name, Text &value)
{
    return EXPECTED(this->name(name)) && attribute_value(value);
}

// Behind the name.
bool Scanner::attribute_value(Text &value)
{
    skip_space();
    if (UNEXPECTED(*at_ != '=')) {
        return false;
    }
    ++at_;
    skip_space();
    const char quote = *at_;
    if (UNEXPECTED(quote != '"' && quote != '\'')) {
        return false;
    }
    const char *const begin = ++at_;
    const auto mark = static_cast<unsigned char>(quote);
    at_ = text::first_byte(begin, end_, [mark](auto byte) { return (byte == mark) | (byte == '<') | (byte == '&') | (byte < 0x20); });
    const bool is_plain = EXPECTED(*at_ == quote);
    for (; *at_ != quote; ++at_) {
        if (UNEXPECTED(*at_ == '<' || *at_ == '\0')) {
            return false;
        }
    }
    if (EXPECTED(is_plain)) {
        value = text_of(begin, at_);
    } else {
        const size_t from = decoded_;
        if (!decode<true>(begin, at_)) {
            return false;
        }
        value = {decoded_texts_ + from, static_cast<uint32_t>(decoded_ - from)};
    }
    ++at_;

    return true;
}

bool Scanner::declare(const RawName &name, Text uri, uint32_t outer)
{
    const Text prefix = name.prefix == 0 ? Text{"", 0} : text_of(name.raw.bytes + 6, name.raw.bytes + name.raw.length);
    if (same(uri, uris_[XML_URI]) || same(uri, XMLNS_NAMESPACE) || same(prefix, {"xml", 3}) || same(prefix, {"xmlns", 5})
        || (uri.length == 0 && prefix.length != 0) || binding_count_ == MOST_BINDINGS) {
        return false;
    }
    for (uint32_t i = outer; i < binding_count_; ++i) {
        if (same(bindings_[i].prefix, prefix)) {
            return false;
        }
    }
    Uri number = 0;
    while (number < uri_count_ && !same(uris_[number], uri)) {
        ++number;
    }
    if (number == uri_count_) {
        // One that was decoded may be gone when it is asked for.
        if (uri_count_ == MOST_BINDINGS || uri.bytes < begin_ || uri.bytes > end_) {
            return false;
        }
        uris_[uri_count_++] = uri;
    }
    bindings_[binding_count_++] = {prefix, number};
    if (prefix.length == 0) {
        default_uri_ = number;
    }

    return true;
}

// An attribute without a prefix is in no namespace, and is not asked for.
bool Scanner::resolve(Text raw, uint32_t prefix, Name &into) const
{
    const Text searched = {raw.bytes, prefix};
    if (EXPECTED(prefix == 0)) {
        into = {raw, default_uri_};
        return true;
    }
    into.local = text_of(raw.bytes + prefix + 1, raw.bytes + raw.length);
    for (uint32_t i = binding_count_; i-- > 0;) {
        if (same(bindings_[i].prefix, searched)) {
            into.uri = bindings_[i].uri;
            return true;
        }
    }

    return false;
}

// Many attributes are left to PHP.
bool Scanner::has_twice(uint32_t first) const
{
    constexpr uint32_t FEW = 32;
    if (attribute_count_ - first > FEW) {
        return true;
    }
    for (uint32_t i = first + 1; i < attribute_count_; ++i) {
        for (uint32_t j = first; j < i; ++j) {
            if (attributes_[i].name.uri == attributes_[j].name.uri && same(attributes_[i].name.local, attributes_[j].name.local)) {
                return true;
            }
        }
    }

    return false;
}

void Scanner::remove(Tag &tag, uint32_t attribute)
{
    --tag.attributes;
    for (uint32_t i = tag.first_attribute + attribute; i < tag.first_attribute + tag.attributes; ++i) {
        attributes_[i] = attributes_[i + 1];
    }
}

bool Scanner::is_plain(const char *from, const char *to) const
{
    return find(from, to, '&') == nullptr && (!has_returns_ || find(from, to, '\r') == nullptr) && !has_section_end(from, to);
}

Next Scanner::text(Text &text)
{
    const char *const begin = at_;
    const char *tag = text::find_any<'<', '&', ']', '\r'>(begin, end_);
    const bool is_plain = EXPECTED(*tag == '<');
    if (UNEXPECTED(!is_plain)) {
        tag = find(tag, end_, '<');
        if (tag == nullptr) {
            return Next::WRONG;
        }
    }
    if (UNEXPECTED(!has_characters_up_to(tag))) {
        return Next::WRONG;
    }
    const char next = tag[1];
    if (EXPECTED(next == '/' || is_name_start(next)) && (is_plain || this->is_plain(begin, tag))) {
        text = text_of(begin, tag);
        at_ = tag;
        return next == '/' ? Next::END : Next::START;
    }
    if (EXPECTED(tag == begin) && begins_with(tag, end_, SECTION.bytes, SECTION.length)) {
        // A section alone, as most texts are that jms/serializer writes.
        const char *const content = tag + SECTION.length;
        const char *const end = find(content, end_, "]]>", 3);
        if (EXPECTED(end != nullptr && has_characters_up_to(end) && !has_returns_ && end[3] == '<' && (end[4] == '/' || is_name_start(end[4])))) {
            text = text_of(content, end);
            at_ = end + 3;
            return end[4] == '/' ? Next::END : Next::START;
        }
    }

    return more_text(begin, tag, text);
}

// A text with references, or comments and sections in it. The tag is what comes first behind its begin.
Next Scanner::more_text(const char *begin, const char *tag, Text &text)
{
    const size_t from = decoded_;
    at_ = begin;
    for (;; tag = find(at_, end_, '<')) {
        if (tag == nullptr || !decode<false>(at_, tag)) {
            return Next::WRONG;
        }
        at_ = tag;
        const char next = tag[1];
        if (next == '/' || is_name_start(next)) {
            text = {decoded_texts_ + from, static_cast<uint32_t>(decoded_ - from)};
            return next == '/' ? Next::END : Next::START;
        }
        if (begins_with(tag, end_, SECTION.bytes, SECTION.length)) {
            const char *const end = find(tag + SECTION.length, end_, "]]>", 3);
            if (end == nullptr) {
                return Next::WRONG;
            }
            char *const into = decoded_texts_;
            for (const char *byte = tag + SECTION.length; byte < end; ++byte) {
                if (*byte != '\r') {
                    into[decoded_++] = *byte;
                } else if (byte[1] != '\n') {
                    into[decoded_++] = '\n';
                }
            }
            at_ = end + 3;
        } else if (!comment()) {
            return Next::WRONG;
        }
    }
}

Next Scanner::step_over_text(bool &has_text)
{
    const size_t from = decoded_;
    Text text;
    const Next next = this->text(text);
    if (EXPECTED(next != Next::WRONG)) {
        has_text = has_text || !is_blank(text);
    }
    decoded_ = from;

    return next;
}

// What does not stand for itself.
template <bool IS_ATTRIBUTE>
zend_always_inline bool Scanner::decode_one(const char *&from, const char *to, char *&into) const
{
    switch (*from) {
        case '&':
            return EXPECTED(predefined(from, to, into)) || reference(from, to, into);
        case ']':
            // Which stands in no text (section 2.4 of XML 1.0).
            if (UNEXPECTED(begins_with(from, to, "]]>"))) {
                return false;
            }
            *into++ = *from++;
            return true;
        case '\r':
            // Section 2.11 of XML 1.0.
            from += to - from > 1 && from[1] == '\n' ? 2 : 1;
            *into++ = IS_ATTRIBUTE ? ' ' : '\n';
            return true;
        default:
            *into++ = ' ';
            ++from;
            return true;
    }
}

// A long text but for its end. Where all is that has to be decoded in four blocks is known before any of it is, so no step
// waits for the one before.
zend_always_inline bool Scanner::decode_groups(const char *&shared_from, const char *to, char *&shared_into) const
{
    // Of their own: through the references, each byte that is written might change them.
    const char *from = shared_from;
    char *into = shared_into;
    // What stands behind a reference is copied by blocks, which may begin with the last byte of a group.
    while (static_cast<size_t>(to - from) >= text::GROUP + sizeof(text::Block)) {
        const char *const group = from;
        uint64_t found = text::copy_group<'&', '\r', ']'>(into, group);
        const char *stop = group + text::first_place(found);
        into += stop - from;
        from = stop;
        while (found != 0) {
            // Most are brackets, whichever comes next.
            if (EXPECTED(memcmp(from, "&lt;", 4) == 0 || memcmp(from, "&gt;", 4) == 0)) {
                *into++ = from[1] == 'l' ? '<' : '>';
                from += 4;
            } else if (UNEXPECTED(!decode_one<false>(from, to, into))) {
                return false;
            }
            found &= found - 1;
            stop = group + text::first_place(found);
            // A reference may end behind the group.
            const ptrdiff_t count = stop - from;
            for (ptrdiff_t at = 0; at < count; at += static_cast<ptrdiff_t>(sizeof(text::Block))) {
                const auto block = text::load<text::Block>(from + at);
                memcpy(into + at, &block, sizeof(block));
            }
            if (count > 0) {
                into += count;
                from = stop;
            }
        }
    }
    shared_from = from;
    shared_into = into;

    return true;
}

// Behind what was decoded before.
template <bool IS_ATTRIBUTE>
bool Scanner::decode(const char *from, const char *to)
{
    // What is read again was rewound before, so it never has more room than all of the document takes.
    if (UNEXPECTED(length_ - decoded_ < static_cast<size_t>(to - from))) {
        return false;
    }
    if (UNEXPECTED(decoded_texts_ == nullptr)) {
        decoded_texts_ = static_cast<char *>(emalloc(length_ + 1));
    }
    char *into = decoded_texts_ + decoded_;
    if constexpr (!IS_ATTRIBUTE) {
        if (UNEXPECTED(!decode_groups(from, to, into))) {
            return false;
        }
    }
    while (true) {
        if constexpr (IS_ATTRIBUTE) {
            from = text::copy_up_to_any<'&', '\r', '\n', '\t'>(into, from, to);
        } else {
            from = text::copy_up_to_any<'&', '\r', ']'>(into, from, to);
        }
        if (from == to) {
            break;
        }
        if (UNEXPECTED(!decode_one<IS_ATTRIBUTE>(from, to, into))) {
            return false;
        }
    }
    decoded_ = static_cast<size_t>(into - decoded_texts_);

    return true;
}

// The number of a character.
bool Scanner::reference(const char *&from, const char *to, char *&into) const
{
    if (from[1] != '#') {
        return false;
    }
    const bool is_hexadecimal = from[2] == 'x';
    const char *at = from + (is_hexadecimal ? 3 : 2);
    const char *const digits = at;
    uint32_t code = 0;
    for (;; ++at) {
        const char lower = static_cast<char>(*at | 0x20);
        uint32_t digit;
        if (*at >= '0' && *at <= '9') {
            digit = static_cast<uint32_t>(*at - '0');
        } else if (is_hexadecimal && lower >= 'a' && lower <= 'f') {
            digit = static_cast<uint32_t>(lower - 'a' + 10);
        } else {
            break;
        }
        code = code * (is_hexadecimal ? 16 : 10) + digit;
        if (code > 0x10ffff) {
            return false;
        }
    }
    if (at == digits || *at != ';' || at >= to || !is_character(code)) {
        return false;
    }
    into = write_character(code, into);
    from = at + 1;

    return true;
}

// That of an empty element, or one that is not quite as most are.
bool Scanner::other_end(const Tag &tag)
{
    attribute_count_ = tag.first_attribute;
    unbind(tag.bindings);
    if (tag.is_empty) {
        return true;
    }
    const char *const name = at_ + 2;
    if (UNEXPECTED(static_cast<size_t>(end_ - name) < tag.raw.length || !text::is_same(name, tag.raw.bytes, tag.raw.length))) {
        return false;
    }
    at_ = name + tag.raw.length;
    skip_space();
    if (UNEXPECTED(*at_ != '>')) {
        return false;
    }
    ++at_;

    return true;
}

void Scanner::unbind(uint32_t bindings)
{
    if (EXPECTED(binding_count_ == bindings)) {
        return;
    }
    binding_count_ = bindings;
    while (bindings_[--bindings].prefix.length != 0) {
    }
    default_uri_ = bindings_[bindings].uri;
}

bool Scanner::skip(const Tag &tag, zend_long levels)
{
    if (UNEXPECTED(levels < 1)) {
        return false;
    }
    if (!tag.is_empty) {
        bool has_text = false;
        Next next;
        while ((next = step(has_text)) == Next::START) {
            Tag child;
            if (UNEXPECTED(!start(child) || !skip(child, levels - 1))) {
                return false;
            }
        }
        if (UNEXPECTED(next == Next::WRONG)) {
            return false;
        }
    }

    return end(tag);
}

} // namespace kiln::xml
