// One call of WriteProgram::encode().
#ifndef KILN_WRITE_RUN_H
#define KILN_WRITE_RUN_H

#include "../declined.h"
#include "../stack.h"
#include "../text/buffer.h"
#include "../text/escape.h"
#include "../text/numbers.h"

namespace kiln::toml {

class Layout;

} // namespace kiln::toml

namespace kiln::xml {

struct Output;
struct Place;

} // namespace kiln::xml

namespace kiln::protobuf {

struct Writer;

} // namespace kiln::protobuf

namespace kiln::write {

struct Program;

struct Run {
    text::Buffer out;
    text::Escapes escapes;
    bool keeps_zero_fraction;
    bool dates_by_class;
    // Of CBOR: whether dates are seconds since 1970.
    bool has_epoch_dates;
    // Whose host answers, and whose cache keeps the programs that it has given.
    Program *root;
    zend_object *host;
    // What tells its answers from those of other hosts in the same run; empty for the first.
    zend_string *place;
    // How many levels may still be entered.
    zend_long levels;
    // Below it the C stack is not to grow.
    uintptr_t stack_end;
    // Whether the value that was written last has nothing in it. Only those that have not,
    // and arrays and objects, touch it: whoever wants to know says false beforehand.
    bool is_empty;
    // How many items or members the innermost level has, where the emitter counts.
    uint32_t count;
    // Spaces before an entry of that level, and where it and the next value stand, where lines
    // and spaces count.
    uint32_t indentation;
    uint8_t first;
    uint8_t position;
    // Of TOML that is written where it belongs at once; null for everything else.
    toml::Layout *toml;
    // Of XML: what is known of the document, and where the next value stands; null for everything else.
    xml::Output *xml;
    const xml::Place *place_in_xml;
    // Of Protocol Buffers; null for everything else.
    protobuf::Writer *protobuf;
    // How often code of others has run: what was true before may not be so after.
    uint32_t calls;
    // Whether the text is to have no line break.
    bool is_one_line;
    // Whether the host is told where such code has thrown something.
    bool tells_place;
    // The keys and indices that lead there, the innermost first, while the run ends; null for none.
    HashTable *way;
};

// What was written below a key or index has failed. Notes it where code of others has thrown
// something, and returns false so that a caller can return that.
ZEND_COLD bool failed_below(Run &run, zend_string *key);
ZEND_COLD bool failed_below(Run &run, zend_ulong index);

// Tells the host of the call where that was, when the run has failed.
ZEND_COLD void tell_place(Run &run, zend_object *host);

ZEND_COLD bool too_deep();

// Enters a level of arrays and objects, or of anything else that may nest
// without end. One that is not left was declined.
inline bool enter(Run &run)
{
    if (UNEXPECTED(--run.levels < 0 || here_on_stack() < run.stack_end)) {
        return too_deep();
    }

    return true;
}

inline void leave(Run &run)
{
    ++run.levels;
}

} // namespace kiln::write

#endif
