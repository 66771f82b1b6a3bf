#include "class_test.h"

namespace kiln::write {

bool ClassTest::find_out(const zend_object *object) const
{
    // A class that is not loaded has no objects.
    const zend_class_entry *ce = zend_lookup_class_ex(name_, nullptr, ZEND_FETCH_CLASS_NO_AUTOLOAD);
    if (ce == nullptr || !instanceof_function(object->ce, ce)) {
        return false;
    }
    known_ = object->ce;

    return true;
}

} // namespace kiln::write
