// One run of a program that writes XML as jms/serializer does.
#ifndef KILN_DIALECT_JMS_XML_RUN_H
#define KILN_DIALECT_JMS_XML_RUN_H

#include "../../../write/run.h"
#include "../../../write/fixed_text.h"

namespace kiln::write::jms::xml {

// What stands in an element so far.
enum class Content : uint8_t { NOTHING, TEXT, ELEMENTS };

// An object that is being written, where it may come again inside itself.
struct Frame {
    const Frame *outer;
    const zend_object *object;
};

// A name, as it begins and ends an element: `<name` and `</name>`.
struct Tag {
    FixedText opening;
    FixedText closing;
    // What stands around a text: `<name>`, or `<name><![CDATA[` and `]]></name>`.
    FixedText before_text;
    FixedText before_cdata;
    FixedText behind_cdata;
};

struct Run : write::Run {
    const Frame *innermost;
    // Of the element at hand.
    Content content;
    // Whether its start tag takes attributes still.
    bool is_tag_open;
    // Elements around it.
    uint32_t depth;
    // Whether what was written last is left out. Whoever wants to know says false beforehand.
    bool is_skipped;
    // Whether null was written, for which the root declares a namespace.
    bool has_nil;
    // Once the root has begun, which an object may name; null before.
    const Tag *root_tag;
    // Where declarations of the root stand.
    size_t declarations;
};

inline Run &xml(write::Run &run)
{
    return static_cast<Run &>(run);
}

} // namespace kiln::write::jms::xml

#endif
