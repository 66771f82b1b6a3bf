#include "member.h"

#include "../host.h"

namespace kiln::write {

namespace {

// Only a class above can be a scope that makes a difference.
zend_class_entry *find_scope(zend_class_entry *of, const zend_string *name)
{
    for (zend_class_entry *ce = of; ce != nullptr; ce = ce->parent) {
        if (zend_string_equals_ci(ce->name, name)) {
            return ce;
        }
    }

    return nullptr;
}

// See zend_get_property_offset() of php-src, Zend/zend_object_handlers.c.
bool is_usable(uint32_t flags, const zend_class_entry *declared_in, const zend_class_entry *scope)
{
    if ((flags & ZEND_ACC_STATIC) != 0) {
        return false;
    }
    if ((flags & ZEND_ACC_PRIVATE) != 0) {
        return declared_in == scope;
    }

    return (flags & ZEND_ACC_PUBLIC) != 0 || scope != nullptr;
}

zend_property_info *find_property(zend_class_entry *of, zend_class_entry *scope, zend_string *name)
{
    if (scope != nullptr && scope != of) {
        auto *own = static_cast<zend_property_info *>(zend_hash_find_ptr(&scope->properties_info, name));
        if (own != nullptr && (own->flags & ZEND_ACC_PRIVATE) != 0 && is_usable(own->flags, own->ce, scope)) {
            return own;
        }
    }
    auto *property = static_cast<zend_property_info *>(zend_hash_find_ptr(&of->properties_info, name));

    return property != nullptr && is_usable(property->flags, property->ce, scope) ? property : nullptr;
}

zend_function *find_method(zend_class_entry *of, zend_class_entry *scope, zend_string *name)
{
    zend_string *lower = zend_string_tolower(name);
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&of->function_table, lower));
    if (scope != nullptr && scope != of) {
        auto *own = static_cast<zend_function *>(zend_hash_find_ptr(&scope->function_table, lower));
        if (own != nullptr && (own->common.fn_flags & ZEND_ACC_PRIVATE) != 0 && own->common.scope == scope) {
            method = own;
        }
    }
    zend_string_release(lower);
    if (method == nullptr || (method->common.fn_flags & ZEND_ACC_ABSTRACT) != 0 || method->common.required_num_args != 0
        || !is_usable(method->common.fn_flags, method->common.scope, scope)) {
        return nullptr;
    }

    return method;
}

} // namespace

Member find_member(zend_class_entry *of, const MemberName &name)
{
    Member member = {0, false, nullptr};
    zend_class_entry *scope = find_scope(of, name.scope);
    if (name.is_method) {
        member.method = find_method(of, scope, name.name);
        return member;
    }
    const zend_property_info *property = find_property(of, scope, name.name);
    if (property == nullptr) {
        return member;
    }
    if (compat::is_hooked(property)) {
        member.has_hook = true;
    } else {
        member.offset = property->offset;
    }

    return member;
}

bool call_method(Run &run, HeldObject object, const Member &member, zval *result)
{
    ZVAL_UNDEF(result);
    if (UNEXPECTED(member.method == nullptr)) {
        return unsupported("a method that cannot be called");
    }
    ++run.calls;
    zend_call_known_instance_method_with_0_params(member.method, object, result);

    return has_returned(result);
}

bool call_hook(Run &run, HeldObject object, const Member &member, const MemberName &name, zval *result)
{
    if (!member.has_hook) {
        return unsupported("a property that is not declared, or not to be seen");
    }
    ++run.calls;
    zval *read = zend_read_property_ex(find_scope(object->ce, name.scope), object, name.name, false, result);
    if (UNEXPECTED(EG(exception) != nullptr)) {
        if (read == result) {
            zval_ptr_dtor(result);
        }
        return false;
    }
    if (read != result) {
        ZVAL_COPY_DEREF(result, read);
    } else if (Z_ISREF_P(result)) {
        zend_unwrap_reference(result);
    }

    return true;
}

bool is_plainly_uninitialized(zend_object *object, const zval *slot)
{
    if (compat::is_lazy(object)) {
        return false;
    }

    return (Z_PROP_FLAG_P(slot) & IS_PROP_UNINIT) != 0 || (object->ce->__isset == nullptr && object->ce->__get == nullptr);
}

bool release(Run &run, zval *result)
{
    if (Z_REFCOUNTED_P(result)) {
        ++run.calls;
        zval_ptr_dtor(result);
        return EXPECTED(EG(exception) == nullptr);
    }

    return true;
}

} // namespace kiln::write
