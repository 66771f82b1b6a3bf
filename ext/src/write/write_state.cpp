#include "write_state.h"

namespace kiln::write {

void start_thread(State *state)
{
    *state = State{};
}

void end_request(State *state)
{
    value::forget(state->zone_spans);
}

} // namespace kiln::write
