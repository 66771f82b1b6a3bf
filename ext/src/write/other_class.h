// Objects of classes that show only at run time.
#ifndef KILN_WRITE_OTHER_CLASS_H
#define KILN_WRITE_OTHER_CLASS_H

#include "run.h"

namespace kiln::write {

// By the program that the host has for its class, else by what the host makes of it.
bool write_by_own_class(Run &run, zend_object *object);

} // namespace kiln::write

#endif
