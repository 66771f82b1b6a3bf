#include "call.h"

#include "../host.h"

namespace kiln::read {

namespace {

// An argument that is undefined is left to its default: those behind it are given
// by name.
bool call_with_gaps(
    zend_object *object, zend_class_entry *ce, zend_function *function, uint32_t count, zval *arguments, zval *result
)
{
    uint32_t before_gap = 0;
    while (before_gap < count && !Z_ISUNDEF(arguments[before_gap])) {
        ++before_gap;
    }
    HashTable *named = nullptr;
    for (uint32_t index = before_gap; index < count; ++index) {
        if (Z_ISUNDEF(arguments[index])) {
            continue;
        }
        if (named == nullptr) {
            named = zend_new_array(count - index);
        }
        Z_TRY_ADDREF(arguments[index]);
        zend_hash_update(named, function->common.arg_info[index].name, &arguments[index]);
    }
    ZVAL_UNDEF(result);
    zend_call_known_function(function, object, ce, result, before_gap, arguments, named);
    if (named != nullptr) {
        zend_array_release(named);
    }

    return EXPECTED(EG(exception) == nullptr);
}

} // namespace

bool call_method(zend_object *object, zend_function *method, uint32_t count, zval *arguments)
{
    zval result;
    const bool is_called = call_with_gaps(object, object->ce, method, count, arguments, &result);
    zval_ptr_dtor(&result);

    return is_called;
}

bool call_constructor(zend_object *object, zend_function *constructor, uint32_t count, zval *arguments)
{
    const bool is_called = call_method(object, constructor, count, arguments);
    if (!is_called) {
        zend_object_store_ctor_failed(object);
    }

    return is_called;
}

bool call_factory(zend_class_entry *ce, zend_function *factory, uint32_t count, zval *arguments, zval *result)
{
    call_with_gaps(nullptr, ce, factory, count, arguments, result);

    return has_returned(result);
}

} // namespace kiln::read
