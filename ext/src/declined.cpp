#include "declined.h"

namespace kiln {

zend_class_entry *declined_class;

void decline(Reason reason, const char *what)
{
    if (EG(exception) == nullptr) {
        zend_throw_exception(declined_class, what, reason);
    }
}

} // namespace kiln
