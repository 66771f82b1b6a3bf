#include "other_class.h"

namespace kiln::write {

bool write_by_own_class(Run &, zend_object *)
{
    return unsupported("not there yet");
}

} // namespace kiln::write
