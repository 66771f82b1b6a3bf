#include "run.h"

namespace kiln::write {

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

bool too_deep()
{
    return unsupported("nested too deeply");
}

} // namespace kiln::write
