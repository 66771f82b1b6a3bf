// The headers of PHP, and all that differs between its versions: no other file
// looks at PHP_VERSION_ID.
#ifndef KILN_ZEND_COMPAT_H
#define KILN_ZEND_COMPAT_H

extern "C" {
#include "php.h"
#include "php_ini.h"
#include "zend_exceptions.h"
#include "zend_enum.h"
#include "zend_interfaces.h"
#include "ext/json/php_json.h"
#if PHP_VERSION_ID >= 80300
#include "zend_call_stack.h"
#endif
#if PHP_VERSION_ID >= 80400
#include "zend_lazy_objects.h"
#endif
}

// In builds of PHP for debugging the handlers of an allocator are told who asks,
// from PHP 8.4 on.
#if PHP_VERSION_ID >= 80400
#define KILN_ALLOCATION_PLACE_DC ZEND_FILE_LINE_DC ZEND_FILE_LINE_ORIG_DC
#else
#define KILN_ALLOCATION_PLACE_DC
#endif

namespace kiln::compat {

// Lazy objects came with PHP 8.4: until it is initialized the slots of one hold
// nothing, and those of a proxy never do.
inline bool is_lazy(const zend_object *object)
{
#if PHP_VERSION_ID >= 80400
    return zend_object_is_lazy(const_cast<zend_object *>(object));
#else
    return false;
#endif
}

// Whether a hook answers for the property, so that its slot, if there is one, is
// not its value.
inline bool is_hooked(const zend_property_info *property)
{
#if PHP_VERSION_ID >= 80400
    return property->hooks != nullptr || (property->flags & ZEND_ACC_VIRTUAL) != 0;
#else
    return false;
#endif
}

// Whether there is no slot behind the hooks.
inline bool is_virtual(const zend_property_info *property)
{
#if PHP_VERSION_ID >= 80400
    return (property->flags & ZEND_ACC_VIRTUAL) != 0;
#else
    return false;
#endif
}

// Whether code in the scope may give the property a value. From PHP 8.4 on that
// may be another question than who may read it, and the answer for readonly
// properties is part of it.
inline bool may_set(const zend_property_info *property, zend_class_entry *scope)
{
    const uint32_t flags = property->flags;
#if PHP_VERSION_ID >= 80400
    const bool is_private = (flags & (ZEND_ACC_PRIVATE | ZEND_ACC_PRIVATE_SET)) != 0;
    const bool is_protected = (flags & (ZEND_ACC_PROTECTED | ZEND_ACC_PROTECTED_SET)) != 0;
#else
    const bool is_private = (flags & (ZEND_ACC_PRIVATE | ZEND_ACC_READONLY)) != 0;
    const bool is_protected = (flags & ZEND_ACC_PROTECTED) != 0;
#endif

    return property->ce == scope || (!is_private && (!is_protected || zend_check_protected(property->ce, scope)));
}

inline bool has_hooks(const zend_class_entry *ce)
{
#if PHP_VERSION_ID >= 80400
    return ce->num_hooked_props != 0;
#else
    return false;
#endif
}

// What json_last_error() is to say of the call that was last.
inline int json_error()
{
#if PHP_VERSION_ID >= 80600
    return JSON_G(error_details).code;
#else
    return JSON_G(error_code);
#endif
}

// Where the C stack is nearly used up, for those who ask often; 0 where nobody knows.
inline uintptr_t stack_end()
{
#if PHP_VERSION_ID >= 80300 && defined(ZEND_CHECK_STACK_LIMIT)
    return reinterpret_cast<uintptr_t>(EG(stack_limit));
#else
    return 0;
#endif
}

} // namespace kiln::compat

#endif
