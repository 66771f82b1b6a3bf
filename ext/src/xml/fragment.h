// XML of the user's.
#ifndef KILN_XML_FRAGMENT_H
#define KILN_XML_FRAGMENT_H

#include "../zend_compat.h"

namespace kiln::xml {

// What may stand in an element: whether it is well-formed, and declares each prefix that it uses. False also for what the
// scanner leaves to PHP.
bool is_fragment(const char *bytes, size_t length);

} // namespace kiln::xml

#endif
