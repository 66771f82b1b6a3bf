// What writing keeps between calls: one per thread.
#ifndef KILN_WRITE_STATE_H
#define KILN_WRITE_STATE_H

#include "../program/kept.h"
#include "../value/zone_spans.h"

namespace kiln::write {

struct State {
    value::ZoneSpans zone_spans;
    KeptPrograms kept;
};

void start_thread(State *state);
void end_thread(State *state);

// After the requests of all extensions have ended: code of the application may run until then.
void end_request(State *state);

} // namespace kiln::write

#endif
