// What reading keeps between calls: one per thread.
#ifndef KILN_READ_STATE_H
#define KILN_READ_STATE_H

#include "../document/key_cache.h"
#include "../json/parsers.h"
#include "../program/kept.h"
#include "../value/date_from.h"

namespace kiln::read {

struct State {
    json::Parsers parsers;
    document::KeyCache keys;
    value::DatePatterns dates;
    KeptPrograms kept;
};

void start_thread(State *state);
void end_thread(State *state);

// After the requests of all extensions have ended: code of the application may run until then.
void end_request(State *state);

} // namespace kiln::read

#endif
