// The keys of arrays, put into them before the first object is made: only then does
// one know that no array has a key twice.
#ifndef KILN_GRAPH_ARRAY_KEYS_H
#define KILN_GRAPH_ARRAY_KEYS_H

#include "content.h"

namespace kiln::graph {

// Makes maps, with nulls in them, and the patterns of records. Maps go into the table of
// all arrays. What there is when this returns false belongs to the caller all the same.
bool make_keys(Content &content, HashTable **arrays);

} // namespace kiln::graph

#endif
