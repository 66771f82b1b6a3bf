// Strings and objects lie scattered in memory. What is written soon is asked for before it is needed.
#ifndef KILN_WRITE_AHEAD_H
#define KILN_WRITE_AHEAD_H

#include "../zend_compat.h"

namespace kiln::write {

// So many items before one is written.
constexpr ptrdiff_t AHEAD = 2;

// The values of an object that is going to be written.
zend_always_inline void fetch_values(const zend_object *object)
{
    const zval *value = object->properties_table;
    for (const zval *const end = value + object->ce->default_properties_count; value < end; ++value) {
        if (Z_REFCOUNTED_P(value)) {
            __builtin_prefetch(Z_COUNTED_P(value));
        }
    }
}

// An item of a list: of an object, the line of the cache in which its values begin, too.
zend_always_inline void fetch_item(const zval *item)
{
    if (Z_REFCOUNTED_P(item)) {
        __builtin_prefetch(Z_COUNTED_P(item));
        __builtin_prefetch(reinterpret_cast<const char *>(Z_COUNTED_P(item)) + 64);
    }
}

} // namespace kiln::write

#endif
