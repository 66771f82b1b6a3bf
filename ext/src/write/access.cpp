#include "access.h"

#include "../program/op.h"
#include "optional.h"

namespace kiln::write {

namespace {

Access read(
    Run &run, const MemberName &name, const Member &member, HeldObject object, zend_long omissions, zval *owned, zval **value)
{
    ZVAL_UNDEF(owned);
    if (member.offset == 0) {
        *value = owned;
        const bool is_there = name.is_method ? call_method(run, object, member, owned) : call_hook(run, object, member, name, owned);
        return is_there ? Access::THERE : Access::FAILED;
    }
    *value = slot_of(object, member);
    if (EXPECTED(Z_TYPE_P(*value) != IS_UNDEF)) {
        ZVAL_DEREF(*value);
        return Access::THERE;
    }
    if ((omissions & op::OMIT_UNINITIALIZED) != 0 && is_plainly_uninitialized(object, *value)) {
        return Access::OMITTED;
    }
    unsupported("a property without a value");

    return Access::FAILED;
}

Access omit_absent(const zval *value)
{
    if (Z_TYPE_P(value) == IS_NULL) {
        return Access::THERE;
    }
    const OptionalSlots slots = Z_TYPE_P(value) == IS_OBJECT ? slots_of_optional(Z_OBJ_P(value)) : OptionalSlots{nullptr, nullptr};
    if (UNEXPECTED(slots.is_present == nullptr)) {
        mismatch("not an Optional");
        return Access::FAILED;
    }

    return Z_TYPE_P(slots.is_present) == IS_TRUE ? Access::THERE : Access::OMITTED;
}

} // namespace

Access access(
    Run &run,
    const MemberName &name,
    const Member *members,
    HeldObject object,
    zend_long omissions,
    zval *owned,
    zval **value
)
{
    const Access found = read(run, name, members[name.number], object, omissions, owned, value);
    if (found != Access::THERE) {
        return found;
    }
    if ((omissions & op::OMIT_ABSENT) != 0) {
        const Access present = omit_absent(*value);
        if (present != Access::THERE) {
            return present;
        }
    }
    if (Z_TYPE_P(*value) == IS_NULL && (omissions & (op::OMIT_NULL | op::OMIT_EMPTY)) != 0) {
        return Access::OMITTED;
    }

    return Access::THERE;
}

} // namespace kiln::write
