// What decoding keeps between calls: one per thread.
#ifndef KILN_GRAPH_STATE_H
#define KILN_GRAPH_STATE_H

#include "../zend_compat.h"

namespace kiln::graph {

struct State {
    // Whether kiln.engine is set so.
    bool is_left_to_php;
    // Class => its layout, or null for one that is left to PHP.
    HashTable classes;
};

void start_request(State *state);
void end_request(State *state);

} // namespace kiln::graph

#endif
