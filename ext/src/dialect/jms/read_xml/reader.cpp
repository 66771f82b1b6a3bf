#include "reader.h"

#include "../../../text/digits.h"
#include "../../../xml/namespaces.h"

namespace kiln::read::jms::xml {

namespace {

using document::ARRAY;
using document::OBJECT;
using kiln::xml::Attribute;
using kiln::xml::NO_URI;
using kiln::xml::same;
using text::is_digit;

constexpr Text ENTRY = {"entry", 5};

constexpr uint32_t NONE_OPEN = UINT32_MAX;

// Longer ones are left to libxml2, which refuses them from 50,000 bytes on.
constexpr uint32_t LONGEST_NAME = 1000;

template <size_t N>
bool is(Text text, const char (&bytes)[N])
{
    return document::is_text(text, bytes, N - 1);
}

// In any case.
template <size_t N>
bool is_word(Text text, const char (&bytes)[N])
{
    return text.length == N - 1 && zend_binary_strcasecmp(text.bytes, text.length, bytes, N - 1) == 0;
}

Text entry_name(const Form *form)
{
    return form == nullptr ? ENTRY : form->name;
}

} // namespace

bool Reader::document(zend_long levels)
{
    Tag root;

    // jms/serializer takes an empty default namespace of the document for one, in which it finds no elements.
    return scanner_.begin() && start(root) && !scanner_.declares_default(root) && !is_nil(root) && value(root, *table_.root(), nullptr, levels) && scanner_.is_end();
}

// Of an element in no namespace.
bool Reader::start(Tag &tag)
{
    if (UNEXPECTED(!scanner_.start(tag) || tag.name.uri != NO_URI || tag.raw.length > LONGEST_NAME)) {
        return false;
    }
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        const Attribute &attribute = scanner_.attributes(tag)[i];
        if (attribute.name.local.length > LONGEST_NAME
            || (attribute.name.uri != NO_URI && !(is(attribute.name.local, "nil") && same(scanner_.uri(attribute.name.uri), kiln::xml::XSI_NAMESPACE)))) {
            return false;
        }
    }

    return true;
}

bool Reader::is_nil(const Tag &tag) const
{
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        const Attribute &attribute = scanner_.attributes(tag)[i];
        if (UNEXPECTED(attribute.name.uri != NO_URI)) {
            return is(attribute.value, "true") || is(attribute.value, "1");
        }
    }

    return false;
}

// Moves to the first element within, or to the end.
Reader::Next Reader::first(const Tag &tag)
{
    bool has_text = false;

    return tag.is_empty ? Next::END : scanner_.step(has_text);
}

template <typename Read>
bool Reader::children(const Tag &tag, Text expected, Read read)
{
    bool has_text = false;
    Next next = first(tag);
    for (; next == Next::START; next = scanner_.step(has_text)) {
        Tag child;
        if (UNEXPECTED((!start_named(expected, child) && !start(child)) || !read(child))) {
            return false;
        }
    }

    return next == Next::END && scanner_.end(tag);
}

bool Reader::value(Tag &tag, const Node &node, const Form *form, zend_long levels)
{
    if (UNEXPECTED(levels < 1)) {
        return false;
    }
    switch (node.kind) {
        case Kind::LIST: return list(tag, *node.item, form, levels);
        case Kind::MAP: return map(tag, *node.item, form, levels);
        case Kind::OBJECT: return object(tag, *node.object, form, nullptr, levels);
        case Kind::CLASSES: return of_class(tag, node, form, levels);
        case Kind::NOTHING: builder_.append(document::NOTHING); return skip(tag, levels);
        case Kind::EMPTY_ARRAY: return empty_array(tag, form, levels);
        default: return scalar_element(tag, node.kind);
    }
}

bool Reader::item(Tag &tag, const Node &item, const Form *form, zend_long levels)
{
    return EXPECTED(!is_nil(tag)) && value(tag, item, form, levels);
}

// Elements within would part the text.
bool Reader::scalar_element(const Tag &tag, Kind kind)
{
    Text text = {"", 0};

    return EXPECTED(tag.is_empty || scanner_.text(text) == Next::END) && scalar(text, kind) && scanner_.end(tag);
}

bool Reader::scalar(Text text, Kind kind)
{
    switch (kind) {
        case Kind::TEXT: builder_.known_text(text.bytes, text.length); return true;
        case Kind::INT: return integer(text);
        case Kind::FLOAT: return floating_point(text);
        case Kind::BOOL: {
            const bool is_true = is_word(text, "true") || is(text, "1");
            builder_.append(is_true ? document::TRUE : document::FALSE);
            return is_true || is_word(text, "false") || is(text, "0");
        }
        default:
            builder_.known_text(text.bytes, text.length);
            return text.length != 0 && !is(text, "0");
    }
}

bool Reader::integer(Text text)
{
    constexpr uint32_t SURELY_FIT = 18;
    const bool is_negative = text.length > 0 && text.bytes[0] == '-';
    const uint32_t begin = is_negative ? 1 : 0;
    if (UNEXPECTED(text.length == begin || text.length > begin + SURELY_FIT)) {
        return false;
    }
    int64_t number = 0;
    for (uint32_t i = begin; i < text.length; ++i) {
        if (UNEXPECTED(!is_digit(text.bytes[i]))) {
            return false;
        }
        number = number * 10 + (text.bytes[i] - '0');
    }
    builder_.integer(is_negative ? -number : number);

    return true;
}

// Digits, maybe with a point and an exponent.
bool Reader::floating_point(Text text)
{
    char copy[64];
    if (UNEXPECTED(text.length == 0 || text.length >= sizeof(copy))) {
        return false;
    }
    uint32_t at = text.bytes[0] == '-' ? 1 : 0;
    const auto digits = [&at, text] {
        const uint32_t from = at;
        while (at < text.length && is_digit(text.bytes[at])) {
            ++at;
        }
        return at > from;
    };
    if (UNEXPECTED(!digits())) {
        return false;
    }
    if (at < text.length && text.bytes[at] == '.') {
        ++at;
        if (UNEXPECTED(!digits())) {
            return false;
        }
    }
    if (at < text.length && (text.bytes[at] | 0x20) == 'e') {
        ++at;
        at += at < text.length && (text.bytes[at] == '-' || text.bytes[at] == '+') ? 1 : 0;
        if (UNEXPECTED(!digits())) {
            return false;
        }
    }
    if (UNEXPECTED(at != text.length)) {
        return false;
    }
    memcpy(copy, text.bytes, text.length);
    copy[text.length] = '\0';
    builder_.floating_point(zend_strtod(copy, nullptr));

    return true;
}

// Mostly the name of the element itself, which stands in the document.
void Reader::key(const Field &field, Text name)
{
    if (EXPECTED(same(field.key, name))) {
        builder_.known_text(name.bytes, name.length);
    } else {
        builder_.string_once(field.key.bytes, field.key.length, field.string);
    }
}

bool Reader::object(Tag &tag, const Object &object, const Form *form, const Told *told, zend_long levels)
{
    bool seen[MOST_ELEMENTS];
    memset(seen, 0, object.element_count);
    uint32_t count = 0;
    const size_t place = builder_.begin(OBJECT);
    if (told != nullptr) {
        builder_.known_text(told->key.bytes, told->key.length);
        builder_.known_text(told->value.bytes, told->value.length);
        ++count;
    }
    if (UNEXPECTED(tag.attributes != 0) && !attributes(tag, object, told, count)) {
        return false;
    }
    if (UNEXPECTED(object.value != nullptr)) {
        Text text = {"", 0};
        if (!tag.is_empty && scanner_.text(text) != Next::END) {
            return false;
        }
        if (told == nullptr || !same(told->key, object.value->key)) {
            builder_.known_text(object.value->key.bytes, object.value->key.length);
            ++count;
            if (!scalar(text, object.value->node->kind)) {
                return false;
            }
        }
        builder_.end(place, OBJECT, count);
        return scanner_.end(tag);
    }

    // Entries that are being read.
    uint32_t open = NONE_OPEN;
    size_t entries = 0;
    uint32_t items = 0;
    kiln::xml::Keys keys;
    // Most documents have elements in the order of the class.
    uint32_t likely = 0;
    bool has_text = false;
    Next next = first(tag);
    while (next == Next::START) {
        Tag child;
        uint32_t number = likely;
        if (UNEXPECTED(number >= object.element_count || !start_named(object.elements[number].name, child))) {
            if (UNEXPECTED(!start(child))) {
                return false;
            }
            number = 0;
            while (number < object.element_count && !same(object.elements[number].name, child.name.local)) {
                ++number;
            }
        }
        const Field *field = number < object.element_count ? &object.elements[number] : nullptr;
        const bool is_told = field != nullptr && told != nullptr && same(told->key, field->key);
        if (open != NONE_OPEN && open != number) {
            builder_.end(entries, object.elements[open].node->kind == Kind::MAP ? OBJECT : ARRAY, items);
            open = NONE_OPEN;
        }
        if (field == nullptr || is_told || (seen[number] && field->place != Place::ENTRIES)) {
            // Of several elements the first one counts.
            if (UNEXPECTED(!skip(child, levels - 1))) {
                return false;
            }
        } else if (field->place == Place::ENTRIES) {
            likely = number;
            const Node &node = *field->node;
            if (open == NONE_OPEN) {
                // Entries that stand apart are put together by PHP.
                if (UNEXPECTED(seen[number] || node.kind == Kind::EMPTY_ARRAY)) {
                    return false;
                }
                seen[number] = true;
                key(*field, child.name.local);
                ++count;
                entries = builder_.begin(node.kind == Kind::MAP ? OBJECT : ARRAY);
                open = number;
                items = 0;
                keys.clear();
            }
            ++items;
            Form own = field->form;
            own.outer = form;
            if (UNEXPECTED(!(node.kind == Kind::MAP ? pair(child, *node.item, own, keys, levels - 1) : item(child, *node.item, &own, levels - 1)))) {
                return false;
            }
        } else {
            likely = number + 1;
            seen[number] = true;
            key(*field, child.name.local);
            ++count;
            if (UNEXPECTED(!this->child(child, *field, form, levels - 1))) {
                return false;
            }
        }
        next = scanner_.step(has_text);
    }
    if (UNEXPECTED(next == Next::WRONG)) {
        return false;
    }
    if (open != NONE_OPEN) {
        builder_.end(entries, object.elements[open].node->kind == Kind::MAP ? OBJECT : ARRAY, items);
    }
    complete(object, seen, told, count);
    builder_.end(place, OBJECT, count);

    return scanner_.end(tag);
}

// Collections are empty where nothing of them stands in the document.
void Reader::complete(const Object &object, const bool *seen, const Told *told, uint32_t &count)
{
    const auto add_empty = [this, told, &count](Text key, uint32_t *string) {
        if (told == nullptr || !same(told->key, key)) {
            string == nullptr ? builder_.known_text(key.bytes, key.length) : builder_.string_once(key.bytes, key.length, *string);
            builder_.end(builder_.begin(ARRAY), ARRAY, 0);
            ++count;
        }
    };
    for (uint32_t i = 0; i < object.empty_count; ++i) {
        add_empty(object.empty[i], nullptr);
    }
    for (uint32_t i = 0; i < object.element_count; ++i) {
        const Field &field = object.elements[i];
        if (!seen[i] && field.place != Place::ELEMENT) {
            add_empty(field.key, &field.string);
        }
    }
}

bool Reader::attributes(const Tag &tag, const Object &object, const Told *told, uint32_t &count)
{
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        const Attribute &attribute = scanner_.attributes(tag)[i];
        for (uint32_t j = 0; j < object.attribute_count; ++j) {
            const Field &field = object.attributes[j];
            if (attribute.name.uri != NO_URI || !same(field.name, attribute.name.local) || (told != nullptr && same(told->key, field.key))) {
                continue;
            }
            key(field, attribute.name.local);
            ++count;
            if (UNEXPECTED(!scalar(attribute.value, field.node->kind))) {
                return false;
            }
        }
    }

    return true;
}

bool Reader::child(Tag &tag, const Field &field, const Form *form, zend_long levels)
{
    if (UNEXPECTED(is_nil(tag))) {
        builder_.append(document::NOTHING);
        return skip(tag, levels);
    }
    Form own = field.form;
    own.outer = form;

    return value(tag, *field.node, field.has_form ? &own : form, levels);
}

bool Reader::list(Tag &tag, const Node &item, const Form *form, zend_long levels)
{
    if (UNEXPECTED(form != nullptr && form->are_named)) {
        return false;
    }
    const Text name = entry_name(form);
    const size_t place = builder_.begin(ARRAY);
    uint32_t count = 0;
    const bool are_read = children(tag, name, [&](Tag &entry) {
        const bool is_entry = same(entry.name.local, name);
        count += is_entry ? 1 : 0;
        return is_entry ? this->item(entry, item, form, levels - 1) : skip(entry, levels - 1);
    });
    builder_.end(place, ARRAY, count);

    return are_read;
}

bool Reader::map(Tag &tag, const Node &item, const Form *form, zend_long levels)
{
    const bool are_named = form != nullptr && form->are_named;
    const Text name = entry_name(form);
    const size_t place = builder_.begin(OBJECT);
    uint32_t count = 0;
    kiln::xml::Keys keys;
    const bool are_read = children(tag, name, [&](Tag &entry) {
        if (!are_named && !same(entry.name.local, name)) {
            return skip(entry, levels - 1);
        }
        ++count;
        if (!are_named) {
            return form != nullptr && pair(entry, item, *form, keys, levels - 1);
        }
        builder_.known_text(entry.name.local.bytes, entry.name.local.length);
        return keys.add(entry.name.local) && this->item(entry, item, form->outer, levels - 1);
    });
    builder_.end(place, OBJECT, count);

    return are_read;
}

// With an attribute for its key.
bool Reader::pair(Tag &tag, const Node &item, const Form &form, kiln::xml::Keys &keys, zend_long levels)
{
    for (uint32_t i = 0; i < tag.attributes; ++i) {
        const Attribute &attribute = scanner_.attributes(tag)[i];
        if (attribute.name.uri == NO_URI && form.key.length != 0 && same(attribute.name.local, form.key)) {
            builder_.known_text(attribute.value.bytes, attribute.value.length);

            return keys.add(attribute.value) && this->item(tag, item, &form, levels);
        }
    }

    return false;
}

bool Reader::empty_array(Tag &tag, const Form *form, zend_long levels)
{
    const Text name = entry_name(form);
    builder_.end(builder_.begin(ARRAY), ARRAY, 0);

    return children(tag, name, [&](const Tag &entry) { return !same(entry.name.local, name) && skip(entry, levels - 1); });
}

bool Reader::of_class(Tag &tag, const Node &node, const Form *form, zend_long levels)
{
    Told told;
    told.key = node.key;
    told.value = {"", 0};
    if (UNEXPECTED(!find_class(tag, node, levels, told))) {
        return false;
    }
    const Node *const found = table_.of_class(node, told.value);

    return found != nullptr && object(tag, *found->object, form, &told, levels);
}

// An attribute, or else the first element of the name, which may stand anywhere.
bool Reader::find_class(const Tag &tag, const Node &node, zend_long levels, Told &told)
{
    for (uint32_t i = 0; node.is_attribute && i < tag.attributes; ++i) {
        const Attribute &attribute = scanner_.attributes(tag)[i];
        if (attribute.name.uri == NO_URI && same(attribute.name.local, node.name)) {
            told.value = attribute.value;
            return true;
        }
    }
    const auto state = scanner_.state();
    bool has_text = false;
    for (Next next = first(tag); next == Next::START; next = scanner_.step(has_text)) {
        Tag child;
        if (UNEXPECTED(!start(child))) {
            return false;
        }
        if (same(child.name.local, node.name)) {
            const bool is_text = child.is_empty || scanner_.text(told.value) == Next::END;
            if (UNEXPECTED(!is_text || told.value.length > sizeof(told.room))) {
                return false;
            }
            memcpy(told.room, told.value.bytes, told.value.length);
            told.value.bytes = told.room;
            scanner_.back_to(state);
            return true;
        }
        if (UNEXPECTED(!skip(child, levels - 1))) {
            return false;
        }
    }

    return false;
}

bool Reader::skip(const Tag &tag, zend_long levels)
{
    return levels >= 1 && children(tag, tag.raw, [&](const Tag &child) { return skip(child, levels - 1); });
}

} // namespace kiln::read::jms::xml
