// What writing keeps between calls: one per thread.
#ifndef KILN_WRITE_STATE_H
#define KILN_WRITE_STATE_H

namespace kiln::write {

struct State {
};

void start_thread(State *state);
void end_thread(State *state);

void start_request(State *state);
void end_request(State *state);

} // namespace kiln::write

#endif
