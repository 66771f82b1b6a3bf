#include "run.h"

namespace kiln::write {

bool too_deep()
{
    return unsupported("nested too deeply");
}

} // namespace kiln::write
