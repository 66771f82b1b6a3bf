// Properties and methods, as PHP code of their scope would use them.
#ifndef KILN_WRITE_MEMBER_H
#define KILN_WRITE_MEMBER_H

#include "node.h"

namespace kiln::write {

Member find_member(zend_class_entry *of, const MemberName &name);

// Where the value of a property lies; one without a value is IS_UNDEF.
inline zval *slot_of(zend_object *object, const Member &member)
{
    return OBJ_PROP(object, member.offset);
}

// Calls the method. The result, never a reference, belongs to the caller.
bool call_method(Run &run, HeldObject object, const Member &member, zval *result);

// Calls the hook of a property, likewise.
bool call_hook(Run &run, HeldObject object, const Member &member, const MemberName &name, zval *result);

// Whether a property whose slot is IS_UNDEF is just one without a value: no
// lazy object, and none of which a magic method would be asked.
bool is_plainly_uninitialized(zend_object *object, const zval *slot);

// Lets go of a result; where that runs a destructor which throws, returns false.
bool release(Run &run, zval *result);

} // namespace kiln::write

#endif
