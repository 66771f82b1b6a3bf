#include "class_test.h"

namespace kiln::write {

bool ClassTest::find_out(const zend_object *object) const
{
    if (class_ == nullptr) {
        // Until it is loaded it has no objects.
        class_ = zend_lookup_class_ex(name_, nullptr, ZEND_FETCH_CLASS_NO_AUTOLOAD);
    }
    if (class_ == nullptr || !instanceof_function(object->ce, class_)) {
        return false;
    }
    known_ = object->ce;

    return true;
}

} // namespace kiln::write
