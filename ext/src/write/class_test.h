// Whether an object is of a class.
#ifndef KILN_WRITE_CLASS_TEST_H
#define KILN_WRITE_CLASS_TEST_H

#include "../zend_compat.h"

namespace kiln::write {

class ClassTest {
public:
    void set(zend_string *name) { name_ = name; }

    bool holds(const zend_object *object) const
    {
        return EXPECTED(object->ce == known_) || find_out(object);
    }

    bool holds(const zval *value) const { return Z_TYPE_P(value) == IS_OBJECT && holds(Z_OBJ_P(value)); }

private:
    bool find_out(const zend_object *object) const;

    zend_string *name_ = nullptr;
    // Once it is loaded.
    mutable const zend_class_entry *class_ = nullptr;
    // The class for which it held the last time.
    mutable const zend_class_entry *known_ = nullptr;
};

} // namespace kiln::write

#endif
