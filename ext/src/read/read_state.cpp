#include "read_state.h"

namespace kiln::read {

void start_thread(State *) {}

void end_thread(State *) {}

void start_request(State *) {}

void end_request(State *) {}

} // namespace kiln::read
