#include "write_state.h"

namespace kiln::write {

void start_thread(State *) {}

void end_thread(State *) {}

void start_request(State *state)
{
    value::forget(state->zone_spans);
}

void end_request(State *) {}

} // namespace kiln::write
