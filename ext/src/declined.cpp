#include "declined.h"

namespace kiln {

zend_class_entry *declined_class;

void decline(Reason reason, const char *what)
{
    if (EG(exception) == nullptr) {
        zend_throw_exception(declined_class, what, reason);
    }
}

bool is_declined()
{
    return EG(exception) == nullptr || EG(exception)->ce == declined_class;
}

bool mismatch(const char *what)
{
    decline(MISMATCH, what);

    return false;
}

bool unsupported(const char *what)
{
    decline(UNSUPPORTED, what);

    return false;
}

} // namespace kiln
