#include "emitter.h"

#include "fragment.h"
#include "namespaces.h"

namespace kiln::xml {

namespace {

using write::FixedText;

// `xsi:nil="true"`, where the prefix is that which Kiln\Format\Xml\Prefixes gives.
constexpr char NIL[] = " xsi:nil=\"true\"/>";

// Bound to it, and never declared (Namespaces in XML 1.0, section 3).
constexpr FixedText XML_PREFIX = {"xml:\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 4};

char *put(char *to, const FixedText &text)
{
    memcpy(to, text.bytes, text.length);

    return to + text.length;
}

const FixedText *find_binding(const Output &output, const zend_string *uri)
{
    for (uint32_t i = 0; output.root != nullptr && i < output.root->binding_count; ++i) {
        if (zend_string_equals(output.root->bindings[i].uri, uri)) {
            return &output.root->bindings[i].prefix;
        }
    }

    return nullptr;
}

// Of the element or attribute itself.
FixedText prefix_of(const Run &run, const Place &place)
{
    Output &output = *run.xml;
    if (place.uri == nullptr) {
        return place.kind == Place::ATTRIBUTE ? NO_PREFIX : output.space.prefix;
    }
    if (place.kind == Place::ATTRIBUTE) {
        if (ZSTR_LEN(place.uri) == 0) {
            return NO_PREFIX;
        }
        if (zend_string_equals_cstr(place.uri, XML_NAMESPACE, sizeof(XML_NAMESPACE) - 1)) {
            return XML_PREFIX;
        }
        const FixedText *const prefix = find_binding(output, place.uri);
        output.has_failed |= prefix == nullptr;
        return prefix == nullptr ? NO_PREFIX : *prefix;
    }
    Space space = {place.uri, NO_PREFIX};
    output.has_failed |= !output.find(place.uri, space);

    return space.prefix;
}

bool has_attribute(const Facts &facts, const FixedText &name)
{
    zval *attribute;
    ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(facts.attributes), attribute) {
        if (Z_TYPE_P(attribute) == IS_STRING && zend_string_equals_cstr(Z_STR_P(attribute), name.bytes, name.length)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

const Place *place_of_class(const Place &place, const zend_string *class_name)
{
    for (uint32_t i = 0; i < place.class_count; ++i) {
        if (zend_string_equals(place.classes[i].class_name, class_name)) {
            return place.classes[i].place;
        }
    }

    return nullptr;
}

} // namespace

bool Output::find(const zend_string *uri, Space &found) const
{
    const bool has_default = root != nullptr && ZSTR_LEN(root->default_uri) != 0;
    found = {uri, NO_PREFIX};
    if (ZSTR_LEN(uri) == 0) {
        return !has_default;
    }
    if (has_default && zend_string_equals(uri, root->default_uri)) {
        return true;
    }
    const FixedText *const prefix = find_binding(*this, uri);
    if (prefix != nullptr) {
        found.prefix = *prefix;
    }

    return prefix != nullptr;
}

size_t Emitter::longest_tag(const Run &run, const Place &place)
{
    return place.name.length + prefix_of(run, place).length + write::TEXT_BLOCK;
}

char *Emitter::begin_tag(Run &run, const Place &place, size_t more)
{
    return place.kind == Place::BEGUN ? run.out.room(longest_tag(run, place) + more) : start_tag(run, place, more);
}

char *Emitter::start_tag(Run &run, const Place &place, size_t more)
{
    const FixedText prefix = prefix_of(run, place);
    // That of the end is as long.
    char *to = run.out.room(2 * (prefix.length + place.name.length + write::TEXT_BLOCK) + more);
    *to = place.kind == Place::ATTRIBUTE ? ' ' : '<';

    return put(put(to + 1, prefix), place.name);
}

char *Emitter::put_end(const Run &run, const Place &place, char *to)
{
    switch (place.kind) {
        case Place::ATTRIBUTE: *to = '"'; return to + 1;
        case Place::TEXT: return put(to, place.end);
        case Place::ANY: return to;
        default:
            *to++ = '<';
            *to++ = '/';
            to = put(put(to, prefix_of(run, place)), place.name);
            *to = '>';
            return to + 1;
    }
}

char *Emitter::other_room(Run &run, const Place &given, size_t bytes)
{
    const Place &place = place_of_other(given);
    switch (place.kind) {
        case Place::TEXT: return place.open.begin(run.out, bytes + place.end.room());
        case Place::ANY:
            run.xml->has_failed = true;
            return run.out.room(bytes);
        default: break;
    }
    char *to = begin_tag(run, place, bytes + 2);
    if (place.kind == Place::ATTRIBUTE) {
        *to++ = '=';
        *to++ = '"';
    } else {
        *to++ = '>';
    }

    return to;
}

template <Where WHERE>
bool Emitter::rest_of_string(Run &run, const Place &place, const zend_string *value, size_t copied, char *to)
{
    if (UNEXPECTED(!append_rest_of_text<WHERE>(run.out, value, copied, to))) {
        return false;
    }
    place.end.append_to(run.out);

    return true;
}

template bool Emitter::rest_of_string<Where::ELEMENT>(Run &, const Place &, const zend_string *, size_t, char *);
template bool Emitter::rest_of_string<Where::ATTRIBUTE>(Run &, const Place &, const zend_string *, size_t, char *);

bool Emitter::other_string(Run &run, const Place &place, const zend_string *value)
{
    return string_elsewhere(run, place, ZSTR_VAL(value), ZSTR_LEN(value), value);
}

bool Emitter::other_string(Run &run, const Place &place, const char *bytes, size_t length)
{
    return string_elsewhere(run, place, bytes, length, bytes, length);
}

// The same bytes, as append_text() takes them.
template <typename... Text>
bool Emitter::string_elsewhere(Run &run, const Place &given, const char *bytes, size_t length, Text... text)
{
    const Place &place = place_of_other(given);
    switch (place.kind) {
        case Place::TEXT: return append_text(run.out, text..., place.is_section ? Where::SECTION : Where::ELEMENT);
        case Place::ANY:
            if (UNEXPECTED(!is_fragment(bytes, length))) {
                return false;
            }
            run.out.append(bytes, length);
            return true;
        case Place::ATTRIBUTE:
            run.out.wrote(other_room(run, place, 0));
            if (UNEXPECTED(!append_text(run.out, text..., Where::ATTRIBUTE))) {
                return false;
            }
            run.out.append('"');
            return true;
        default:
            if (UNEXPECTED(length == 0)) {
                append_nothing(run, place);
                return true;
            }
            run.out.wrote(other_room(run, place, 0));
            if (UNEXPECTED(!append_text(run.out, text..., place.is_section ? Where::SECTION : Where::ELEMENT))) {
                return false;
            }
            append_end(run, place);
            return true;
    }
}

void Emitter::append_nil(Run &run)
{
    constexpr size_t LENGTH = sizeof(NIL) - 1;
    const Place &place = place_of_other(*run.place_in_xml);
    if (UNEXPECTED(!is_element(place))) {
        run.xml->has_failed = true;
        return;
    }
    char *const to = begin_tag(run, place, LENGTH);
    memcpy(to, NIL, LENGTH);
    run.out.wrote(to + LENGTH);
    run.xml->uses_xsi = true;
}

void Emitter::append_nothing(Run &run, const Place &place)
{
    if (UNEXPECTED(!is_element(place))) {
        run.xml->has_failed = true;
        return;
    }
    char *const to = begin_tag(run, place, 2);
    to[0] = '/';
    to[1] = '>';
    run.out.wrote(to + 2);
}

Emitter::Level Emitter::open_other_object(Run &run, const Facts &facts, const zend_string *class_name, Level level)
{
    Output &output = *run.xml;
    const Place *place = level.around;
    const bool is_root = place->kind == Place::ROOT;
    if (is_root) {
        output.has_failed |= !facts.can_be_root;
        output.root = &facts;
    }
    if (place->classes != nullptr) {
        place = place_of_class(*place, class_name);
    } else if (place->kind >= Place::BY_CLASS) {
        place = facts.place;
    }
    if (UNEXPECTED(place == nullptr || facts.is_inlined || !is_element(*place))) {
        output.has_failed = true;
        place = &ITEM;
    }
    if (place->key.length != 0 && facts.attributes != nullptr && has_attribute(facts, place->key)) {
        output.has_failed = true;
    }
    level.place = place;
    char *to = begin_tag(run, *place, (is_root ? facts.declarations.length : 0) + 1);
    if (is_root) {
        to = put(to, facts.declarations);
    }
    if (facts.attributes == nullptr) {
        *to++ = '>';
    }
    run.out.wrote(to);
    output.begun = run.out.length();
    const zend_string *const uri = facts.uri != nullptr ? facts.uri : place->uri;
    if (uri != nullptr && !zend_string_equals(uri, output.space.uri)) {
        output.has_failed |= !output.find(uri, output.space);
    }

    return level;
}

} // namespace kiln::xml
