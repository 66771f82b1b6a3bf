// How an object is made of what is kept of it (docs/graph-format.md, "Parts").
#ifndef KILN_GRAPH_RESTORING_H
#define KILN_GRAPH_RESTORING_H

#include "../zend_compat.h"

namespace kiln::graph {

enum Restoring : uint8_t {
    // Its properties are set.
    BY_PROPERTIES,
    // Its properties are set, then __wakeup() is called.
    BY_WAKEUP,
    // An array is given to __unserialize().
    BY_DATA,
};

inline Restoring restoring_of(const zend_class_entry *ce)
{
    if (ce->__unserialize != nullptr) {
        return BY_DATA;
    }

    return zend_hash_exists(&ce->function_table, ZSTR_KNOWN(ZEND_STR_WAKEUP)) ? BY_WAKEUP : BY_PROPERTIES;
}

// Whether a name is what an array cast calls a property of another class, which an stdClass has that was cast from that array.
inline bool is_cast(const zend_string *name)
{
    return ZSTR_LEN(name) >= 3 && ZSTR_VAL(name)[0] == '\0' && ZSTR_VAL(name)[1] != '\0'
        && memchr(ZSTR_VAL(name) + 1, '\0', ZSTR_LEN(name) - 2) != nullptr;
}

// Nothing else makes objects of such a built-in class (ReflectionClass's
// newInstanceWithoutConstructor() refuses to), so they are refused.
inline bool is_made_by_constructor_only(const zend_class_entry *ce)
{
    return ce->type == ZEND_INTERNAL_CLASS && (ce->ce_flags & ZEND_ACC_FINAL) != 0 && ce->create_object != nullptr;
}

} // namespace kiln::graph

#endif
