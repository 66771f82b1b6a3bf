// The keys of arrays, put into them before the first object is made: only then does
// one know that no array has a key twice.
#ifndef KILN_GRAPH_ARRAY_KEYS_H
#define KILN_GRAPH_ARRAY_KEYS_H

#include "content.h"

namespace kiln::graph {

// Makes maps, with nulls in them, and the patterns of records. False where a key comes
// twice; what has been made belongs to the caller all the same.
bool make_keys(Content &content);

// Where no value is made.
void drop_maps(const Content &content);

// In any case.
void drop_patterns(const Content &content);

} // namespace kiln::graph

#endif
