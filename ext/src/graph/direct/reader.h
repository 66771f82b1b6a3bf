// Reads what the direct form holds.
#ifndef KILN_GRAPH_DIRECT_READER_H
#define KILN_GRAPH_DIRECT_READER_H

#include "../allowed_classes.h"
#include "../envelope.h"
#include "../graph_state.h"

namespace kiln::graph::direct {

// False where PHP is to say what is wrong; then nothing is left, and no code of the classes
// has run.
bool read(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into);

} // namespace kiln::graph::direct

#endif
