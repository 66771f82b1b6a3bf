// Values that serialize() has written (docs/graph-format.md, "What serialize() writes").
#ifndef KILN_GRAPH_SERIALIZED_H
#define KILN_GRAPH_SERIALIZED_H

#include "allowed_classes.h"
#include "envelope.h"
#include "graph_state.h"

namespace kiln::graph {

// False where PHP is to say what is wrong; then nothing is left.
bool decode_serialized(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into);

} // namespace kiln::graph

#endif
