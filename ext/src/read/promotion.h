// Constructors that do nothing but fill properties with their arguments, so that
// nobody can tell whether they were called.
#ifndef KILN_READ_PROMOTION_H
#define KILN_READ_PROMOTION_H

#include "../zend_compat.h"

namespace kiln::read {

// What becomes of one argument.
struct Promotion {
    zend_property_info *property;
    // Null where the argument may not be left out, and where its default must
    // be evaluated for each call.
    const zval *default_value;
};

// Fills in as many promotions as the constructor has parameters. False where the
// constructor does anything else, or what it does depends on the values.
bool find_promotions(zend_class_entry *ce, const zend_function *constructor, Promotion *promotions);

} // namespace kiln::read

#endif
