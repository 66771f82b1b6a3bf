#include "read_state.h"

namespace kiln::read {

void start_thread(State *state)
{
    *state = State{};
    kiln::start_thread(state->kept);
}

void end_thread(State *state)
{
    json::end_thread(state->parsers);
    kiln::end_thread(state->kept);
}

void end_request(State *state)
{
    json::end_request(state->parsers);
    document::end_request(state->keys);
    kiln::end_request(state->kept);
}

} // namespace kiln::read
