// The class Kiln\Native\KnownPrograms.
#ifndef KILN_KNOWN_PROGRAMS_H
#define KILN_KNOWN_PROGRAMS_H

#include "../zend_compat.h"

namespace kiln::known {

void start_module(zend_class_entry *registered);

} // namespace kiln::known

#endif
