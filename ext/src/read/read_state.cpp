#include "read_state.h"

namespace kiln::read {

void start_thread(State *state)
{
    *state = State{};
}

void end_thread(State *state)
{
    json::end_thread(state->parsers);
}

void end_request(State *state)
{
    json::end_request(state->parsers);
    document::end_request(state->keys);
}

} // namespace kiln::read
