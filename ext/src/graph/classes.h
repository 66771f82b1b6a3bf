// Finds the classes that bytes name, if they may be used and are what they were.
#ifndef KILN_GRAPH_CLASSES_H
#define KILN_GRAPH_CLASSES_H

#include "allowed_classes.h"
#include "content.h"
#include "graph_state.h"

namespace kiln::graph {

// No object is made, and no class is loaded before all of them are allowed. Autoloaders
// and the caller's function run here. False where PHP is to find out what is wrong, or
// where an exception is pending.
bool find_classes(Content &content, AllowedClasses &allowed, State &state);

} // namespace kiln::graph

#endif
