#include "reader.h"

#include "../text/digits.h"
#include "../text/utf8.h"
#include "namespaces.h"

#include <charconv>

namespace kiln::xml {

namespace {

using document::ARRAY;
using document::OBJECT;
using text::is_digit;

constexpr Text ITEM_NAME = {"item", 4};

constexpr uint32_t NONE_OPEN = UINT32_MAX;
constexpr size_t SEEN_WORDS = 4;

// Notes a number; false where it was noted before.
bool note(uint64_t *seen, uint32_t number)
{
    const uint64_t bit = uint64_t{1} << (number % 64);
    uint64_t &word = seen[number / 64];
    const bool is_new = (word & bit) == 0;
    word |= bit;

    return is_new;
}

bool is_noted(const uint64_t *seen, uint32_t number)
{
    return (seen[number / 64] >> (number % 64) & 1) != 0;
}

Text trimmed(Text text)
{
    while (text.length > 0 && is_space(text.bytes[text.length - 1])) {
        --text.length;
    }
    while (text.length > 0 && is_space(*text.bytes)) {
        ++text.bytes;
        --text.length;
    }

    return text;
}

template <size_t N>
bool is(Text text, const char (&bytes)[N])
{
    return text.length == N - 1 && memcmp(text.bytes, bytes, N - 1) == 0;
}

} // namespace

bool Reader::document(zend_long levels)
{
    Tag root;

    return scanner_.begin() && scanner_.start(root) && value(root, elements_.root(), levels) && scanner_.is_end();
}

bool Reader::value(Tag &tag, KindsOrRow place, zend_long levels)
{
    if (UNEXPECTED(levels < 1)) {
        return false;
    }
    bool is_nil = false;
    if (UNEXPECTED(tag.attributes != 0 && tag.has_others) && !this->is_nil(tag, is_nil)) {
        return false;
    }
    if (UNEXPECTED(is_nil)) {
        builder_.append(document::NOTHING);
        return scanner_.skip(tag, levels);
    }
    Begun begun = {{"", 0}, Next::END};
    if (EXPECTED(!tag.is_empty)) {
        begun.next = scanner_.text(begun.text);
        if (UNEXPECTED(begun.next == Next::WRONG)) {
            return false;
        }
    }
    if (EXPECTED(place >= 0)) {
        // Elements within, and attributes where nothing is expected, are a map.
        return begun.next == Next::END && (place != ANY || tag.attributes == 0) && scalar(begun.text, place) && scanner_.end(tag);
    }
    const Row *const row = elements_.row(place);
    decisions_ = 0;

    return row != nullptr && row_value(tag, *row, begun, levels);
}

// Takes the attribute out that says so.
bool Reader::is_nil(Tag &tag, bool &is_nil)
{
    const Attribute *attributes = scanner_.attributes(tag);
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        const Name &name = attributes[i].name;
        if (UNEXPECTED(name.uri != NO_URI && same(name.local, {"nil", 3}) && same(scanner_.uri(name.uri), XSI_NAMESPACE))) {
            const Text value = trimmed(attributes[i].value);
            is_nil = is(value, "true") || is(value, "1");
            scanner_.remove(tag, i);
            return is_nil || is(value, "false") || is(value, "0");
        }
    }

    return true;
}

// A value() that is a scalar, of an element without attributes.
zend_always_inline bool Reader::leaf(const Tag &tag, KindsOrRow kinds)
{
    Text text;

    return EXPECTED(scanner_.text(text) == Next::END) && scalar(text, kinds) && scanner_.end(tag);
}

bool Reader::row_value(Tag &tag, const Row &row, const Begun &begun, zend_long levels)
{
    switch (row.shape) {
        case Row::OBJECT:
            return object(tag, row, begun, levels, nullptr);
        case Row::DECIDED:
            return decided(tag, row, begun, levels);
        case Row::LIST:
            return list(tag, row, begun, levels, false);
        case Row::LIST_OR_MAP: {
            bool is_list = begun.next == Next::END;
            if (!is_list) {
                const Scanner::State state = scanner_.state();
                Tag first;
                if (!scanner_.start(first)) {
                    return false;
                }
                is_list = is_item(first, tag.name.uri);
                scanner_.back_to(state);
            }
            return is_list ? list(tag, row, begun, levels, true) : map(tag, row, begun, levels);
        }
        default:
            return map(tag, row, begun, levels);
    }
}

bool Reader::object(Tag &tag, const Row &row, const Begun &begun, zend_long levels, const HashTable *constants)
{
    uint64_t seen[SEEN_WORDS] = {};
    uint32_t count = 0;
    const size_t place = builder_.begin(OBJECT);
    if (tag.attributes != 0 && !attributes(tag, row, seen, count)) {
        return false;
    }
    if (UNEXPECTED(row.has_text)) {
        // Texts around elements would have to be put together.
        if (begun.next != Next::END || !note(seen, row.text.number)) {
            return false;
        }
        key(row.text);
        ++count;
        if (!scalar(begun.text, row.text.place >= 0 ? row.text.place : static_cast<KindsOrRow>(TEXTS))) {
            return false;
        }
    }
    bool has_text = begun.next == Next::START && !is_blank(begun.text);
    // The list or map whose items are being read.
    uint32_t open = NONE_OPEN;
    document::Kind kind = ARRAY;
    size_t list = 0;
    uint32_t items = 0;
    Keys keys;
    // Most documents have the members in the order of the class.
    uint32_t likely = 0;
    Next next = begun.next;
    while (next == Next::START) {
        Tag child;
        const bool is_likely = likely < row.element_count && EXPECTED(row.elements[likely].is_name) && scanner_.is_at_padded(row.elements[likely].local);
        const Member *const likely_member = is_likely ? &row.elements[likely] : nullptr;
        if (UNEXPECTED(is_likely ? !scanner_.start_at(likely_member->local, child, expected(likely_member->how == KEYED ? ANY : likely_member->place)) : !scanner_.start(child))) {
            return false;
        }
        const Member *member = nullptr;
        if (EXPECTED(!row.is_ambiguous)) {
            if (EXPECTED(is_likely) && EXPECTED(child.name.uri == NO_URI || child.name.uri == tag.name.uri) && EXPECTED(likely_member->space == Member::SAME)) {
                // What Elements::fits() would find.
                member = likely_member;
            }
            for (uint32_t i = likely; member == nullptr && i < MIN(likely + 2, row.element_count); ++i) {
                if (Elements::fits(row.elements[i], child.name, tag.name.uri, scanner_)) {
                    member = &row.elements[i];
                }
            }
        }
        if (UNEXPECTED(member == nullptr)) {
            member = Elements::find(row, child.name, tag.name.uri, scanner_);
        }
        if (UNEXPECTED(is_likely && member != likely_member)) {
            scanner_.expect_none(child);
            child.has_others = true;
        }
        if (member == nullptr) {
            if (UNEXPECTED(row.has_others || !scanner_.skip(child, levels - 1))) {
                return false;
            }
        } else {
            likely = static_cast<uint32_t>(member - row.elements) + (member->how == ONE ? 1 : 0);
            if (open != NONE_OPEN && open != member->number) {
                builder_.end(list, kind, items);
                open = NONE_OPEN;
            }
            if (open == NONE_OPEN) {
                // What is there twice, and items that stand apart, are put together by PHP.
                if (UNEXPECTED(!note(seen, member->number))) {
                    return false;
                }
                key(*member);
                ++count;
                if (member->how != ONE) {
                    kind = member->how == EACH ? ARRAY : OBJECT;
                    list = builder_.begin(kind);
                    open = member->number;
                    items = 0;
                    keys.clear();
                }
            } else if (UNEXPECTED((member->how == KEYED) != (kind == OBJECT))) {
                // An item and an entry of the same member.
                return false;
            }
            if (UNEXPECTED(member->how == KEYED)) {
                const Row *const map = elements_.row(member->place);
                if (map == nullptr || !entry(child, *map, tag.name.uri, keys, items, levels - 1)) {
                    return false;
                }
            } else {
                ++items;
                // Most are a text alone.
                const bool is_leaf = EXPECTED(member->place >= 0 && child.attributes == 0 && !child.is_empty && levels > 1);
                if (UNEXPECTED(is_leaf ? !leaf(child, member->place) : !value(child, member->place, levels - 1))) {
                    return false;
                }
            }
        }
        next = scanner_.step(has_text);
    }
    if (UNEXPECTED(next == Next::WRONG)) {
        return false;
    }
    if (open != NONE_OPEN) {
        builder_.end(list, kind, items);
    }
    // A text where no member is, is all that there is.
    if (UNEXPECTED(count == 0 && (has_text || (begun.next == Next::END && !is_blank(begun.text))))) {
        return false;
    }
    if (UNEXPECTED(!complete(row, seen, constants, count))) {
        return false;
    }
    builder_.end(place, OBJECT, count);

    return scanner_.end(tag);
}

// Adds what does not stand in the element.
bool Reader::complete(const Row &row, const uint64_t *seen, const HashTable *constants, uint32_t &count)
{
    for (uint32_t i = 0; i < row.empty_count; ++i) {
        if (!is_noted(seen, row.empty[i].number)) {
            key(row.empty[i]);
            ++count;
            builder_.end(builder_.begin(ARRAY), ARRAY, 0);
        }
    }
    if (EXPECTED(constants == nullptr)) {
        return true;
    }
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(constants), name, value) {
        if (name == nullptr || (Z_TYPE_P(value) != IS_STRING && Z_TYPE_P(value) != IS_LONG)) {
            return false;
        }
        const Text constant = {ZSTR_VAL(name), static_cast<uint32_t>(ZSTR_LEN(name))};
        const uint32_t number = row.number_of(constant);
        if (number < row.key_count && is_noted(seen, number)) {
            continue;
        }
        key(constant);
        ++count;
        if (Z_TYPE_P(value) == IS_LONG) {
            builder_.integer(Z_LVAL_P(value));
        } else if (EXPECTED(text::is_utf8(Z_STRVAL_P(value), Z_STRLEN_P(value)))) {
            builder_.known_text(Z_STRVAL_P(value), Z_STRLEN_P(value));
        } else {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Reader::attributes(const Tag &tag, const Row &row, uint64_t *seen, uint32_t &count)
{
    uint32_t likely = 0;
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        // Nothing changes them here.
        const Attribute attribute = scanner_.attributes(tag)[i];
        const Member *found = nullptr;
        // Mostly they have the order of the class.
        if (EXPECTED(attribute.expected != 0)) {
            found = &row.attributes[attribute.expected - 1];
        }
        for (uint32_t j = 0; found == nullptr && j < row.attribute_count; ++j) {
            const Member &member = row.attributes[likely + j < row.attribute_count ? likely + j : likely + j - row.attribute_count];
            const bool is_it = same(member.local, attribute.name.local)
                && (member.space == Member::SAME ? attribute.name.uri == NO_URI : attribute.name.uri != NO_URI && same(member.uri, scanner_.uri(attribute.name.uri)));
            found = is_it ? &member : nullptr;
        }
        if (found == nullptr) {
            if (row.has_others) {
                return false;
            }
            continue;
        }
        likely = static_cast<uint32_t>(found + 1 - row.attributes);
        if (!note(seen, found->number)) {
            return false;
        }
        KindsOrRow kinds = found->place;
        if (kinds < 0) {
            const Row *const below = elements_.row(kinds);
            if (below == nullptr) {
                return false;
            }
            kinds = below->kinds == 0 ? static_cast<KindsOrRow>(TEXTS) : below->kinds;
        }
        key(*found);
        ++count;
        if (!scalar(attribute.value, kinds)) {
            return false;
        }
    }

    return true;
}

bool Reader::decided(Tag &tag, const Row &row, const Begun &begun, zend_long levels)
{
    if (begun.next == Next::END && row.kinds != 0 && (tag.attributes == 0 || row.case_count == 0)
        && (begun.text.length != 0 || (row.kinds & (TEXTS | NULLS)) != 0)) {
        return scalar(begun.text, row.kinds) && scanner_.end(tag);
    }
    if (row.has_list) {
        if (begun.next == Next::END) {
            return is_blank(begun.text) && list(tag, row, begun, levels, true);
        }
        const Scanner::State state = scanner_.state();
        Tag first;
        if (!scanner_.start(first)) {
            return false;
        }
        const bool are_items = is_item(first, tag.name.uri);
        scanner_.back_to(state);
        if (are_items) {
            return list(tag, row, begun, levels, true);
        }
    }
    const Case *const found = decide(tag, row, begun);
    if (found == nullptr) {
        return false;
    }
    if (UNEXPECTED(found->place >= 0)) {
        return false;
    }
    const Row *const below = elements_.row(found->place);
    if (UNEXPECTED(below == nullptr || (row.constants != nullptr && below->shape != Row::OBJECT))) {
        return false;
    }
    // Those that lead to themselves would never end.
    if (UNEXPECTED(below->shape == Row::DECIDED) && UNEXPECTED(++decisions_ > elements_.row_count())) {
        return false;
    }

    return row.constants == nullptr ? row_value(tag, *below, begun, levels) : object(tag, *below, begun, levels, row.constants);
}

// The case of an element by an attribute, or by the first element in it.
const Case *Reader::decide(const Tag &tag, const Row &row, const Begun &begun)
{
    const Scanner::State state = scanner_.state();
    Tag first;
    Text text = {"", 0};
    bool has_first = false;
    if (begun.next == Next::START) {
        has_first = scanner_.start(first) && first.attributes == 0 && (first.is_empty || scanner_.text(text) == Next::END);
    }
    const Case *found = nullptr;
    for (uint32_t i = 0; i < row.case_count && found == nullptr; ++i) {
        const Case &one = row.cases[i];
        if (one.field.bytes == nullptr) {
            found = &one;
            break;
        }
        const Row *const below = one.place < 0 ? elements_.row(one.place) : nullptr;
        if (below == nullptr || below->shape != Row::OBJECT || below->has_text) {
            break;
        }
        Text value = {nullptr, 0};
        for (uint32_t j = 0; j < below->attribute_count; ++j) {
            const Member &member = below->attributes[j];
            if (!same(member.key, one.field)) {
                continue;
            }
            for (uint32_t k = 0; k < tag.attributes && value.bytes == nullptr; ++k) {
                const Attribute &attribute = scanner_.attributes(tag)[k];
                if (same(member.local, attribute.name.local)
                    && (member.space == Member::SAME ? attribute.name.uri == NO_URI : attribute.name.uri != NO_URI && same(member.uri, scanner_.uri(attribute.name.uri)))) {
                    value = attribute.value;
                    if (member.place >= 0 && (member.place & UNPREFIXED) != 0) {
                        value = trimmed(value);
                        for (uint32_t end = value.length; end > 0; --end) {
                            if (value.bytes[end - 1] == ':') {
                                value = {value.bytes + end, value.length - end};
                                break;
                            }
                        }
                    }
                }
            }
        }
        if (value.bytes == nullptr && has_first) {
            const Member *const member = Elements::find(*below, first.name, tag.name.uri, scanner_);
            if (member != nullptr && same(member->key, one.field)) {
                value = text;
            }
        }
        // It may stand further behind.
        if (value.bytes == nullptr) {
            break;
        }
        zval *expected;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(one.values), expected) {
            if (Z_TYPE_P(expected) == IS_STRING && same(value, {Z_STRVAL_P(expected), static_cast<uint32_t>(Z_STRLEN_P(expected))})) {
                found = &one;
            }
        } ZEND_HASH_FOREACH_END();
    }
    scanner_.back_to(state);

    return found;
}

bool Reader::is_item(const Tag &tag, Uri around)
{
    return tag.name.uri == around && same(tag.name.local, ITEM_NAME);
}

// All elements in it. With must_be_items, one that has another name, or a text, makes it something else.
bool Reader::list(Tag &tag, const Row &row, const Begun &begun, zend_long levels, bool must_be_items)
{
    bool has_text = !is_blank(begun.text);
    if (UNEXPECTED(begun.next == Next::END && has_text)) {
        return text_where(tag, begun);
    }
    const size_t place = builder_.begin(ARRAY);
    uint32_t count = 0;
    Text name = row.item_name;
    const ExpectedNames attributes = row.name_count == 0 && row.items == nullptr ? expected(row.item) : ExpectedNames{nullptr, 0};
    Next next = begun.next;
    while (next == Next::START) {
        // Most are called as the one before, of this list or another.
        Tag item;
        const bool is_started = name.length != 0 && EXPECTED(scanner_.is_at_padded(name)) ? scanner_.start_at(name, item, attributes) : scanner_.start(item);
        if (UNEXPECTED(!is_started || (must_be_items && !is_item(item, tag.name.uri)))) {
            return false;
        }
        name = item.name.local.bytes == item.raw.bytes ? item.raw : Text{"", 0};
        const Member *const named = row.name_count == 0 ? nullptr : Elements::find(row.names, row.name_count, item.name, tag.name.uri, scanner_);
        if (UNEXPECTED(!value(item, named == nullptr ? row.item_place(count) : named->place, levels - 1))) {
            return false;
        }
        ++count;
        next = scanner_.step(has_text);
    }
    row.item_name = name;
    builder_.end(place, ARRAY, count);

    return next == Next::END && !(must_be_items && has_text) && scanner_.end(tag);
}

// Where something else was expected.
bool Reader::text_where(Tag &tag, const Begun &begun)
{
    string(begun.text);

    return scanner_.end(tag);
}

bool Reader::map(Tag &tag, const Row &row, const Begun &begun, zend_long levels)
{
    if (UNEXPECTED(begun.next == Next::END && !is_blank(begun.text))) {
        return text_where(tag, begun);
    }
    const size_t place = builder_.begin(OBJECT);
    uint32_t count = 0;
    bool has_text = false;
    Keys keys;
    Next next = begun.next;
    while (next == Next::START) {
        Tag child;
        if (UNEXPECTED(!scanner_.start(child))) {
            return false;
        }
        const bool is_other = row.has_entry && !row.has_key_as_name && (!same(child.name.local, row.entry) || (child.name.uri != NO_URI && child.name.uri != tag.name.uri));
        if (UNEXPECTED(is_other ? !scanner_.skip(child, levels - 1) : !entry(child, row, tag.name.uri, keys, count, levels - 1))) {
            return false;
        }
        next = scanner_.step(has_text);
    }
    builder_.end(place, OBJECT, count);

    return next == Next::END && scanner_.end(tag);
}

// The key of an entry is its attribute, or its name.
bool Reader::entry(Tag &entry, const Row &row, Uri around, Keys &keys, uint32_t &count, zend_long levels)
{
    // What is in another namespace has that in its key.
    if (UNEXPECTED(entry.name.uri != NO_URI && entry.name.uri != around)) {
        return false;
    }
    Text name = entry.name.local;
    if (!row.has_key_as_name && same(name, row.entry)) {
        for (uint32_t i = 0; i < entry.attributes; ++i) {
            const Attribute &attribute = scanner_.attributes(entry)[i];
            if (attribute.name.uri == NO_URI && same(attribute.name.local, row.key)) {
                name = attribute.value;
                scanner_.remove(entry, i);
                break;
            }
        }
    }
    // The key 0 alone would make it a list of PHP.
    if (UNEXPECTED((count == 0 && is(name, "0")) || !keys.add(name))) {
        return false;
    }
    key(name);
    ++count;

    return value(entry, row.value, levels);
}

// As Kiln\Format\Xml\Scalars has it.
bool Reader::other_scalar(Text text, zend_long kinds)
{
    if ((kinds & TEXTS) != 0) {
        return scalar_or_text(text, kinds);
    }
    const Text value = trimmed(text);
    if (value.length == 0) {
        if ((kinds & NULLS) != 0) {
            builder_.append(document::NOTHING);
        } else {
            string(text);
        }
        return true;
    }
    if ((kinds & (INTS | FLOATS)) != 0 && (is_digit(*value.bytes) || *value.bytes == '-' || *value.bytes == '+' || *value.bytes == '.')) {
        // A bool may be 1 or 0.
        return number(value, kinds);
    }
    if ((kinds & FLOATS) != 0 && (is(value, "INF") || is(value, "NaN"))) {
        return false;
    }
    if ((kinds & BOOLS) != 0) {
        if (is(value, "true") || is(value, "1")) {
            builder_.append(document::TRUE);
            return true;
        }
        if (is(value, "false") || is(value, "0")) {
            builder_.append(document::FALSE);
            return true;
        }
    }
    string(text);

    return true;
}

// Only what is written just as Kiln writes it is something else.
bool Reader::scalar_or_text(Text text, zend_long kinds)
{
    if ((kinds & TRIMMED) != 0) {
        string(trimmed(text));
        return true;
    }
    if ((kinds & UNPREFIXED) != 0) {
        Text value = trimmed(text);
        for (uint32_t end = value.length; end > 0; --end) {
            if (value.bytes[end - 1] == ':') {
                value = {value.bytes + end, value.length - end};
                break;
            }
        }
        string(value);
        return true;
    }
    if (kinds == ANY || text.length == 0) {
        string(text);
        return true;
    }
    const char first = *text.bytes;
    if ((kinds & (INTS | FLOATS)) != 0 && (is_digit(first) || first == '-' || first == '+' || first == '.' || first == 'I' || first == 'N')) {
        // Whether it is just so is a question for PHP, but for digits that are an integer for sure.
        if ((kinds & INTS) == 0 || !is_digit(first) || first == '0' || text.length > 18) {
            return false;
        }
        zend_long number = 0;
        for (uint32_t i = 0; i < text.length; ++i) {
            if (!is_digit(text.bytes[i])) {
                return false;
            }
            number = number * 10 + (text.bytes[i] - '0');
        }
        builder_.integer(number);
        return true;
    }
    if ((kinds & BOOLS) != 0 && (is(text, "true") || is(text, "false"))) {
        builder_.append(first == 't' ? document::TRUE : document::FALSE);
        return true;
    }
    string(text);

    return true;
}

// A text that begins as a number does. What turns out to be none is left to PHP.
bool Reader::number(Text text, zend_long kinds)
{
    const char *at = text.bytes;
    const char *const end = at + text.length;
    const bool is_negative = *at == '-';
    if (is_negative || *at == '+') {
        ++at;
    }
    const char *const begin = at;
    while (at < end && is_digit(*at)) {
        ++at;
    }
    if (at == end && at > begin && (kinds & INTS) != 0) {
        int64_t number = 0;
        for (const char *digit = begin; digit < end; ++digit) {
            if (__builtin_mul_overflow(number, 10, &number) || __builtin_add_overflow(number, is_negative ? '0' - *digit : *digit - '0', &number)) {
                return false;
            }
        }
        builder_.integer(number);
        return true;
    }
    if ((kinds & FLOATS) == 0) {
        return false;
    }
    size_t digits = static_cast<size_t>(at - begin);
    if (at < end && *at == '.') {
        const char *const fraction = ++at;
        while (at < end && is_digit(*at)) {
            ++at;
        }
        digits += static_cast<size_t>(at - fraction);
    }
    if (digits != 0 && at < end && (*at == 'e' || *at == 'E')) {
        ++at;
        if (at < end && (*at == '-' || *at == '+')) {
            ++at;
        }
        const char *const exponent = at;
        while (at < end && is_digit(*at)) {
            ++at;
        }
        digits = at == exponent ? 0 : digits;
    }
    double value;
    if (digits == 0 || at != end) {
        return false;
    }
    const auto result = std::from_chars(begin, end, value);
    if (result.ec != std::errc() || result.ptr != end) {
        return false;
    }
    builder_.floating_point(is_negative ? -value : value);

    return true;
}

} // namespace kiln::xml
