// References to what is being written, for code of others may let go of it.
#ifndef KILN_WRITE_HOLD_H
#define KILN_WRITE_HOLD_H

#include "run.h"

namespace kiln::write {

inline void hold(HashTable *array)
{
    GC_TRY_ADDREF(array);
}

inline void hold(zend_object *object)
{
    GC_ADDREF(object);
}

// To let go properly makes a suspect for the cycle collector, as every object
// that is not gone then. Where nothing has run in between, nothing can have
// changed: the reference was never seen by anyone.
inline bool is_unseen(const Run &run, uint32_t calls_before)
{
    return EXPECTED(run.calls == calls_before);
}

inline void let_go(const Run &run, HashTable *array, uint32_t calls_before)
{
    if (is_unseen(run, calls_before)) {
        GC_TRY_DELREF(array);
        return;
    }
    zend_array_release(array);
}

inline void let_go(const Run &run, zend_object *object, uint32_t calls_before)
{
    if (is_unseen(run, calls_before)) {
        GC_DELREF(object);
        return;
    }
    OBJ_RELEASE(object);
}

} // namespace kiln::write

#endif
