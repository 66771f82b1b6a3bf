// Where a step gets its value from, and whether it gets one.
#ifndef KILN_WRITE_ACCESS_H
#define KILN_WRITE_ACCESS_H

#include "member.h"

namespace kiln::write {

enum class Access {
    THERE,
    // Nothing is to be written, and that is right.
    OMITTED,
    // An exception is pending.
    FAILED,
};

// Omissions are a mask of Omit in program/op.h; that a value is empty shows only
// when it has been written, unless it is null.
//
// The value may belong to the caller, who then finds it in `owned`, and releases
// that in any case.
Access access(
    Run &run,
    const MemberName &name,
    const Member *members,
    HeldObject object,
    zend_long omissions,
    zval *owned,
    zval **value
);

} // namespace kiln::write

#endif
