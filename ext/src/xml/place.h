// Where values stand in a document of XML that is written.
#ifndef KILN_XML_PLACE_H
#define KILN_XML_PLACE_H

#include "../write/compiler.h"

namespace kiln::xml {

struct Place;

// The place of objects of a class.
struct OfClass {
    zend_string *class_name;
    const Place *place;
};

struct Place {
    enum Kind : uint8_t {
        ELEMENT,
        // An element whose start tag is written up to where attributes stand.
        BEGUN,
        ATTRIBUTE,
        TEXT,
        // XML of the user's, as it is.
        ANY,
        // An element that is called as the class of the object is. What is no object has another place.
        BY_CLASS,
        // The same, and there is no element around it.
        ROOT,
    };

    Kind kind;
    // Whether `open` and `end` are all there is to write around a number where elements have no prefix.
    bool is_simple;
    // Whether they are around texts, too, of an element, of an attribute, or where nothing else stands.
    bool is_ordinary;
    bool is_ordinary_attribute;
    bool is_ordinary_text;
    // Whether null is written.
    bool is_nil;
    bool is_section;

    // `<name>`, ` name="`, or `>` of one that is begun.
    write::FixedText open;
    write::FixedText end;
    write::FixedText name;
    // Null for the namespace of the element around.
    const zend_string *uri;

    // Where a list stands, and anything else that is no object; null for here.
    const Place *list;
    const Place *other;

    // Of a list: whether it has an element of its own, and where its items stand.
    bool is_wrapped;
    const Place *item;

    // Of a map: where its values stand, null where keys that are names make names of elements.
    const Place *entry;
    bool has_wrapped_entries;
    // Keys of any kind are no names then.
    bool takes_only_names;
    // What stands around a key that is an element, and its value; null where keys are none.
    const Place *pair;
    const Place *key_element;

    // Of an entry: `<entry key="`, and the name of its key; empty for none.
    write::FixedText start;
    write::FixedText key;

    // Those of classes that are told by their names; null for none.
    const OfClass *classes;
    uint32_t class_count;
};

// A namespace that is declared at the root.
struct Binding {
    const zend_string *uri;
    // With the colon.
    write::FixedText prefix;
};

// What the class of an object says.
struct Facts {
    // Null where its name cannot be that of an element.
    const Place *place;
    // Null for the namespace of the element around.
    const zend_string *uri;
    // Of those that are attributes; null for none.
    const HashTable *attributes;

    // Whether its members stand among those of another object alone.
    bool is_inlined;

    // Where the object is a document: what its start tag declares, the default namespace, and all others.
    bool can_be_root;
    write::FixedText declarations;
    const zend_string *default_uri;
    const Binding *bindings;
    uint32_t binding_count;
};

// The root of a document, and that of an item in a stream.
extern const Place DOCUMENT;
extern const Place STREAM_ITEM;

// Items of a list of no type, and entries of a map of no type whose keys are no names.
extern const Place ITEM;
extern const Place ENTRY;

// Of the row of a field.
const Place *compile_place(write::Compiler &compiler, const write::Operation &row);

// Of the row of an object.
Facts *compile_facts(write::Compiler &compiler, const write::Operation &row);
Facts *facts_of_inlined(write::Compiler &compiler);

} // namespace kiln::xml

#endif
