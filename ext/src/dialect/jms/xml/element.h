// Elements, as libxml2 lays them out: each on a line of its own, two columns deeper than the
// one around it, up to 60 (xmlsave.c, MAX_INDENT).
#ifndef KILN_DIALECT_JMS_XML_ELEMENT_H
#define KILN_DIALECT_JMS_XML_ELEMENT_H

#include "run.h"

namespace kiln::write::jms::xml {

constexpr uint32_t DEEPEST = 30;

struct LineStart {
    char bytes[1 + 2 * DEEPEST + TEXT_BLOCK];

    constexpr LineStart() : bytes()
    {
        for (char &byte : bytes) {
            byte = ' ';
        }
        bytes[0] = '\n';
    }
};

inline constexpr LineStart LINE_START;

inline size_t line_start_length(uint32_t depth)
{
    return 1 + 2 * MIN(depth, DEEPEST);
}

inline void begin_line(Run &run, uint32_t depth)
{
    FixedText{LINE_START.bytes, static_cast<uint32_t>(line_start_length(depth))}.append_to(run.out);
}

// What there was before an element began.
struct Around {
    size_t length;
    Content content;
    bool is_tag_open;
    // Where its start tag ends while it has no attributes.
    size_t without_attributes;
};

inline bool require_no_text(const Run &run)
{
    return EXPECTED(run.content != Content::TEXT) || unsupported("text beside elements");
}

inline void close_tag(Run &run)
{
    if (run.is_tag_open) {
        run.out.append('>');
        run.is_tag_open = false;
    }
}

// In the element at hand, which has no text.
inline Around begin_element(Run &run, const Tag &tag)
{
    Around around = {run.out.length(), run.content, run.is_tag_open, 0};
    close_tag(run);
    begin_line(run, ++run.depth);
    tag.opening.append_to(run.out);
    around.without_attributes = run.out.length();
    run.content = Content::NOTHING;
    run.is_tag_open = true;

    return around;
}

inline bool is_empty(const Run &run, const Around &around)
{
    return run.out.length() == around.without_attributes;
}

inline void end_element(Run &run, const Tag &tag)
{
    if (run.is_tag_open) {
        run.out.append("/>", 2);
        run.is_tag_open = false;
    } else {
        if (run.content == Content::ELEMENTS) {
            begin_line(run, run.depth);
        }
        tag.closing.append_to(run.out);
    }
    --run.depth;
    run.content = Content::ELEMENTS;
}

// As if it had never begun.
inline void drop_element(Run &run, const Around &around)
{
    run.out.rewind(around.length);
    --run.depth;
    run.content = around.content;
    run.is_tag_open = around.is_tag_open;
}

inline void append_nil(Run &run)
{
    run.out.append(ZEND_STRL(" xsi:nil=\"true\""));
    run.has_nil = true;
}

// Of a root that no object names: Kiln\Dialect\Jms\Call\Xml\XmlOptions, where nothing is set. There is room for whole blocks.
inline constexpr char USUAL_OPENING[TEXT_BLOCK] = "<result";
inline constexpr char USUAL_CLOSING[TEXT_BLOCK] = "</result>";
inline constexpr Tag USUAL_ROOT = {{USUAL_OPENING, 7}, {USUAL_CLOSING, 9}, {}, {}, {}};

// The root begins with the first thing that is written.
inline void begin_root(Run &run, const Tag &tag)
{
    begin_line(run, 0);
    tag.opening.append_to(run.out);
    run.declarations = run.out.length();
    run.is_tag_open = true;
    run.root_tag = &tag;
}

inline void begin_usual_root(Run &run)
{
    if (UNEXPECTED(run.root_tag == nullptr)) {
        begin_root(run, USUAL_ROOT);
    }
}

} // namespace kiln::write::jms::xml

#endif
