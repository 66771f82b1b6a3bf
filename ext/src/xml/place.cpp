#include "place.h"

namespace kiln::xml {

namespace {

using write::Compiler;
using write::Operation;
using write::FixedText;

// Each is as long as a block.
#define KILN_TEXT(name, bytes) \
    constexpr char name##_BYTES[2 * write::TEXT_BLOCK] = bytes; \
    constexpr FixedText name = {name##_BYTES, sizeof(bytes) - 1};

KILN_TEXT(NOTHING, "")
KILN_TEXT(OPEN_ITEM, "<item>")
KILN_TEXT(END_ITEM, "</item>")
KILN_TEXT(NAME_OF_ITEM, "item")
KILN_TEXT(OPEN_ITEMS, "<items>")
KILN_TEXT(END_ITEMS, "</items>")
KILN_TEXT(NAME_OF_ITEMS, "items")
KILN_TEXT(OPEN_VALUE, "<value>")
KILN_TEXT(END_VALUE, "</value>")
KILN_TEXT(NAME_OF_VALUE, "value")
KILN_TEXT(REST_OF_START, ">")
KILN_TEXT(END_ENTRY, "</entry>")
KILN_TEXT(NAME_OF_ENTRY, "entry")
KILN_TEXT(START_OF_ENTRY, "<entry key=\"")
KILN_TEXT(KEY_OF_ENTRY, "key")
KILN_TEXT(END_ATTRIBUTE, "\"")
KILN_TEXT(OPEN_SECTION, "<![CDATA[")
KILN_TEXT(END_SECTION, "]]>")

#undef KILN_TEXT

constexpr Place element(FixedText open, FixedText end, FixedText name, const Place *item)
{
    Place place = {};
    place.kind = Place::ELEMENT;
    place.is_simple = true;
    place.is_ordinary = true;
    place.is_nil = true;
    place.open = open;
    place.end = end;
    place.name = name;
    place.is_wrapped = true;
    place.item = item;

    return place;
}

constexpr Place entry()
{
    Place place = element(REST_OF_START, END_ENTRY, NAME_OF_ENTRY, &ITEM);
    place.kind = Place::BEGUN;
    place.is_ordinary = false;
    place.start = START_OF_ENTRY;
    place.key = KEY_OF_ENTRY;

    return place;
}

constexpr Place by_class(Place::Kind kind, const Place *list, const Place *other)
{
    Place place = {};
    place.kind = kind;
    place.is_nil = true;
    place.list = list;
    place.other = other;

    return place;
}

constexpr Place text_alone()
{
    Place place = {};
    place.kind = Place::TEXT;
    place.is_simple = true;
    place.open = NOTHING;
    place.end = NOTHING;

    return place;
}

constexpr Place MIXED_TEXT = text_alone();

constexpr Place ITEM_OF_DOCUMENT = by_class(Place::BY_CLASS, &ITEM, &ITEM);
constexpr Place LIST_AS_DOCUMENT = element(OPEN_ITEMS, END_ITEMS, NAME_OF_ITEMS, &ITEM_OF_DOCUMENT);
constexpr Place OTHER_AS_DOCUMENT = element(OPEN_VALUE, END_VALUE, NAME_OF_VALUE, &ITEM);

// The flags of a row, as in Kiln\Engine\Native\Lowering\XmlPlaces.
constexpr zend_long IS_NIL = 1;
constexpr zend_long IS_SECTION = 2;

Place *make_element(Compiler &compiler, const zend_string *name, const zend_string *uri)
{
    auto *place = compiler.make<Place>();
    *place = element(compiler.text({"<", name, ">"}), compiler.text({"</", name, ">"}), compiler.text({name}), &ITEM);
    if (uri != nullptr) {
        place->uri = uri;
        place->is_simple = place->is_ordinary = false;
        auto *item = compiler.make<Place>();
        *item = ITEM;
        item->uri = uri;
        item->is_simple = item->is_ordinary = false;
        item->item = item;
        place->item = item;
    }

    return place;
}

Place *compile_element(Compiler &compiler, const zend_string *name, const zend_string *uri, zend_long flags)
{
    Place *place = make_element(compiler, name, uri);
    place->is_nil = (flags & IS_NIL) != 0;
    place->is_section = (flags & IS_SECTION) != 0;
    place->is_ordinary = place->is_ordinary && !place->is_section;

    return place;
}

void compile_classes(Compiler &compiler, const HashTable *names, const zend_string *uri, zend_long flags, Place &place)
{
    auto *classes = compiler.make_all<OfClass>(zend_hash_num_elements(names));
    zend_string *class_name;
    zval *name;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(names), class_name, name) {
        if (class_name == nullptr || Z_TYPE_P(name) != IS_STRING) {
            compiler.is_known() = false;
            return;
        }
        classes[place.class_count++] = {class_name, compile_element(compiler, Z_STR_P(name), uri, flags)};
    } ZEND_HASH_FOREACH_END();
    place.classes = classes;
}

// `[isWrapped, name of an item, names of items by class]`.
void compile_list(Compiler &compiler, const Operation &row, zend_long flags, Place &place)
{
    row.expect(3);
    place.is_wrapped = row.flag(0);
    Place *const item = compile_element(compiler, row.string(1), place.uri, flags | IS_NIL);
    if (zend_hash_num_elements(row.array(2)) != 0) {
        compile_classes(compiler, row.array(2), place.uri, flags | IS_NIL, *item);
        item->is_ordinary = false;
    }
    place.item = item;
}

// `[isWrapped, how, name of an entry, name of its key, name of its value]`.
void compile_map(Compiler &compiler, const Operation &row, zend_long flags, Place &place)
{
    enum How : zend_long { ATTRIBUTES, NAMES, ELEMENTS };
    row.expect(5);
    place.has_wrapped_entries = row.flag(0);
    switch (row.number(1)) {
        case ATTRIBUTES: break;
        case NAMES: place.takes_only_names = true; return;
        case ELEMENTS:
            place.pair = compile_element(compiler, row.string(2), place.uri, 0);
            place.key_element = compile_element(compiler, row.string(3), place.uri, 0);
            place.entry = compile_element(compiler, row.string(4), place.uri, flags | IS_NIL);
            return;
        default: row.reject(); return;
    }
    Place *const entry = compile_element(compiler, row.string(2), place.uri, flags | IS_NIL);
    entry->kind = Place::BEGUN;
    entry->is_ordinary = false;
    entry->open = REST_OF_START;
    entry->key = compiler.text({row.string(3)});
    entry->start = compiler.text({"<", row.string(2), " ", row.string(3), "=\""});
    place.entry = entry;
}

// Of one value or a list of such values, with no element around. Null is nothing to write of a member, and no item.
Place *compile_parts(Compiler &compiler, Place::Kind kind, const Place *other)
{
    auto *part = compiler.make<Place>();
    part->kind = kind;
    part->is_nil = true;
    part->other = other;
    auto *list = compiler.make<Place>();
    list->kind = Place::ELEMENT;
    list->item = part;
    auto *place = compiler.make<Place>();
    *place = *part;
    place->is_nil = false;
    place->list = list;

    return place;
}

// Of an object that declares nothing.
Facts *make_facts(Compiler &compiler)
{
    auto *facts = compiler.make<Facts>();
    facts->declarations = NOTHING;
    facts->default_uri = ZSTR_EMPTY_ALLOC();

    return facts;
}

} // namespace

constinit const Place DOCUMENT = by_class(Place::ROOT, &LIST_AS_DOCUMENT, &OTHER_AS_DOCUMENT);
constinit const Place STREAM_ITEM = by_class(Place::ROOT, &ITEM, &ITEM);
constinit const Place ITEM = element(OPEN_ITEM, END_ITEM, NAME_OF_ITEM, &ITEM);
constinit const Place ENTRY = entry();

// `[kind, name, uri or null, flags, list or null, map or null]`.
const Place *compile_place(Compiler &compiler, const Operation &row)
{
    row.expect(6);
    const zend_string *const name = row.string(1);
    const zend_string *const uri = row.string_or_null(2);
    const zend_long flags = row.number(3);
    Place *place;
    switch (row.number(0)) {
        case Place::ELEMENT:
            place = compile_element(compiler, name, uri, flags);
            if (Z_TYPE_P(row.any(4)) != IS_NULL) {
                compile_list(compiler, row.operation(4), flags & IS_SECTION, *place);
            }
            if (Z_TYPE_P(row.any(5)) != IS_NULL) {
                compile_map(compiler, row.operation(5), flags & IS_SECTION, *place);
            }
            break;
        case Place::ATTRIBUTE:
            place = compiler.make<Place>();
            place->kind = Place::ATTRIBUTE;
            place->name = compiler.text({name});
            place->open = compiler.text({" ", name, "=\""});
            place->end = END_ATTRIBUTE;
            place->uri = uri;
            place->is_simple = place->is_ordinary_attribute = uri == nullptr;
            break;
        case Place::TEXT:
            place = compiler.make<Place>();
            *place = text_alone();
            place->is_section = (flags & IS_SECTION) != 0;
            place->is_ordinary_text = !place->is_section;
            if (place->is_section) {
                place->open = OPEN_SECTION;
                place->end = END_SECTION;
            }
            break;
        case Place::ANY:
            place = compile_parts(compiler, Place::ANY, nullptr);
            break;
        case Place::BY_CLASS: {
            // Texts, and elements called as the classes of objects are.
            place = compile_parts(compiler, Place::BY_CLASS, &MIXED_TEXT);
            const Operation parts = row.operation(4);
            parts.expect(3);
            compile_classes(compiler, parts.array(2), uri, 0, *place);
            auto *part = const_cast<Place *>(place->list->item);
            part->classes = place->classes;
            part->class_count = place->class_count;
            break;
        }
        default:
            row.reject();
            return &ITEM;
    }

    return place;
}

// `[name or null, uri or null, names of attributes, root or null]`, the root being `[declarations, default namespace, prefixes by namespace]`.
Facts *compile_facts(Compiler &compiler, const Operation &row)
{
    row.expect(4);
    Facts *facts = make_facts(compiler);
    facts->uri = row.string_or_null(1);
    const zend_string *const name = row.string_or_null(0);
    facts->place = name == nullptr ? nullptr : make_element(compiler, name, facts->uri);
    const HashTable *const attributes = row.array(2);
    facts->attributes = zend_hash_num_elements(attributes) == 0 ? nullptr : attributes;
    if (Z_TYPE_P(row.any(3)) == IS_NULL) {
        return facts;
    }
    const Operation root = row.operation(3);
    root.expect(3);
    facts->can_be_root = facts->place != nullptr;
    facts->declarations = compiler.text({root.string(0)});
    facts->default_uri = root.string(1);
    const HashTable *const prefixes = root.array(2);
    auto *bindings = compiler.make_all<Binding>(zend_hash_num_elements(prefixes));
    zend_string *uri;
    zval *prefix;
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(prefixes), uri, prefix) {
        if (uri == nullptr || Z_TYPE_P(prefix) != IS_STRING) {
            row.reject();
            return facts;
        }
        bindings[facts->binding_count++] = {uri, compiler.text({Z_STR_P(prefix)})};
    } ZEND_HASH_FOREACH_END();
    facts->bindings = bindings;

    return facts;
}

Facts *facts_of_inlined(Compiler &compiler)
{
    Facts *facts = make_facts(compiler);
    facts->is_inlined = true;
    // So that each object is looked at more closely.
    facts->uri = ZSTR_EMPTY_ALLOC();

    return facts;
}

} // namespace kiln::xml
