// One call of ReadProgram::decode().
#ifndef KILN_READ_RUN_H
#define KILN_READ_RUN_H

#include "../declined.h"
#include "../document/tape.h"
#include "../stack.h"
#include "read_state.h"

namespace kiln::read {

struct Program;

// Objects of classes that have a destructor, which must not see one that is
// half-built: held until it is known how the call ends.
struct Destructible {
    zend_object **objects;
    uint32_t count;
    uint32_t capacity;
};

struct Run {
    document::Tape tape;
    zend_object *host;
    State *state;
    // Below it the C stack is not to grow.
    uintptr_t stack_end;
    // Objects that are made of members of the one around: nothing in the document
    // makes these end.
    uint32_t flattened;
    Destructible destructible;
    // What code of others was called for last that has thrown; null as long as none has.
    document::At thrown_at;
};

// To be asked after a call of such code, which was for the value at a place.
inline bool called(Run &run, bool has_returned, document::At at)
{
    if (UNEXPECTED(!has_returned)) {
        run.thrown_at = at;
    }

    return has_returned;
}

ZEND_COLD bool too_deep();

// To be asked by whatever nests as the document does.
inline bool has_stack(const Run &run)
{
    return EXPECTED(here_on_stack() > run.stack_end) || too_deep();
}

// Takes note of an object that was just made.
void note_destructible(Run &run, zend_object *object);

inline void note(Run &run, zend_object *object)
{
    if (UNEXPECTED(object->ce->destructor != nullptr)) {
        note_destructible(run, object);
    }
}

// All that was read is complete, and belongs to the caller.
void keep_destructible(Run &run);

// What was read goes, without any destructor.
void drop_destructible(Run &run);

} // namespace kiln::read

#endif
