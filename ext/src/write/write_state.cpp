#include "write_state.h"

namespace kiln::write {

void start_thread(State *state)
{
    *state = State{};
    kiln::start_thread(state->kept);
}

void end_thread(State *state)
{
    kiln::end_thread(state->kept);
}

void end_request(State *state)
{
    value::forget(state->zone_spans);
    kiln::end_request(state->kept);
}

} // namespace kiln::write
