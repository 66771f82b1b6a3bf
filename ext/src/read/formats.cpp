#include "formats.h"

#include "../binary/cbor.h"
#include "../binary/message_pack.h"
#include "../binary/parsers.h"
#include "../dialect/jms/read_xml/parser.h"
#include "../document/builder.h"
#include "../json/emitter.h"
#include "../../php_kiln.h"
#include "../protobuf/parser.h"
#include "../toml/parser.h"
#include "../xml/parser.h"
#include "../yaml/emitter.h"
#include "../yaml/parser.h"

namespace kiln::read {

namespace {

using document::Document;
using document::Source;

bool open_json(State &state, Source source, zend_long depth, const HashTable *, Document &document)
{
    return json::open(state.parsers, source, depth, document);
}

void close_json(State &state, Document &document)
{
    json::close(state.parsers, document);
}

template <bool (*parse)(Source, zend_long, Document &)>
bool open(State &, Source source, zend_long depth, const HashTable *, Document &document)
{
    return parse(source, depth, document);
}

bool open_yaml(State &, Source source, zend_long depth, const HashTable *array, Document &document)
{
    yaml::Expected expected;

    return array != nullptr && expected.read(array) && yaml::parse(source, depth, expected, document);
}

template <bool (*parse)(Source, zend_long, const HashTable *, Document &)>
bool open_by_table(State &, Source source, zend_long depth, const HashTable *array, Document &document)
{
    return array != nullptr && parse(source, depth, array, document);
}

bool open_protobuf(State &, Source source, zend_long depth, const HashTable *array, Document &document)
{
    const protobuf::Use messages(KILN_G(protobuf), array);

    return messages.root() != nullptr && protobuf::parse(source, depth, messages.messages(), *messages.root(), document);
}

void release(State &, Document &document)
{
    document::release(document);
}

} // namespace

const Format JSON = {json::Emitter::FORMAT, open_json, close_json};

const Format *find_format(const zend_string *name)
{
    static constexpr Format OTHERS[] = {
        {binary::MessagePack::FORMAT, open<binary::parse_message_pack>, release},
        {binary::Cbor::FORMAT, open<binary::parse_cbor>, release},
        {binary::CBOR_WITH_OPTIONS[0], open<binary::parse_cbor_of_known_tags>, release},
        {binary::CBOR_WITH_OPTIONS[1], open<binary::parse_cbor>, release},
        {binary::CBOR_WITH_OPTIONS[2], open<binary::parse_cbor_of_known_tags>, release},
        {binary::CBOR_WITH_OPTIONS[3], open<binary::parse_cbor>, release},
        {binary::CBOR_WITH_OPTIONS[4], open<binary::parse_cbor_of_known_tags>, release},
        {binary::CBOR_WITH_OPTIONS[5], open<binary::parse_cbor>, release},
        {binary::CBOR_WITH_OPTIONS[6], open<binary::parse_cbor_of_known_tags>, release},
        {toml::FORMAT, open<toml::parse>, release},
        {yaml::Emitter::FORMAT, open_yaml, release},
        {xml::FORMAT, open_by_table<xml::parse>, release},
        {jms::xml::FORMAT, open_by_table<jms::xml::parse>, release},
        {protobuf::FORMAT, open_protobuf, release},
    };
    if (zend_string_equals_cstr(name, JSON.name, strlen(JSON.name))) {
        return &JSON;
    }
    for (const Format &format : OTHERS) {
        if (zend_string_equals_cstr(name, format.name, strlen(format.name))) {
            return &format;
        }
    }

    return nullptr;
}

} // namespace kiln::read
