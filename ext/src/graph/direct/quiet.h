// Classes whose own methods keep and restore objects without code of users.
#ifndef KILN_GRAPH_DIRECT_QUIET_H
#define KILN_GRAPH_DIRECT_QUIET_H

#include "../../zend_compat.h"

extern "C" {
#include "ext/date/php_date.h"
#include "ext/spl/spl_array.h"
}

namespace kiln::graph::direct {

// What they keep are scalars.
inline bool is_quiet_scalar(const zend_class_entry *ce)
{
    return ce == php_date_get_immutable_ce() || ce == php_date_get_date_ce() || ce == php_date_get_timezone_ce();
}

inline bool is_quiet(const zend_class_entry *ce)
{
    return is_quiet_scalar(ce) || ce == spl_ce_ArrayObject || ce == spl_ce_ArrayIterator;
}

// Of users only, with all ancestors.
inline bool is_userland(const zend_class_entry *ce)
{
    while (ce != nullptr && ce->type == ZEND_USER_CLASS) {
        ce = ce->parent;
    }

    return ce == nullptr;
}

} // namespace kiln::graph::direct

#endif
