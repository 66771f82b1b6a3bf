// What reading keeps between calls: one per thread.
#ifndef KILN_READ_STATE_H
#define KILN_READ_STATE_H

namespace kiln::read {

struct State {
};

void start_thread(State *state);
void end_thread(State *state);

void start_request(State *state);
void end_request(State *state);

} // namespace kiln::read

#endif
