#include "call.h"

namespace kiln::read {

namespace {

bool call(zend_object *object, zend_function *method, uint32_t count, zval *arguments, HashTable *named)
{
    zval result;
    ZVAL_UNDEF(&result);
    zend_call_known_function(method, object, object->ce, &result, count, arguments, named);
    zval_ptr_dtor(&result);

    return EXPECTED(EG(exception) == nullptr);
}

} // namespace

bool call_method(zend_object *object, zend_function *method, uint32_t count, zval *arguments)
{
    return call(object, method, count, arguments, nullptr);
}

bool call_constructor(zend_object *object, zend_function *constructor, uint32_t count, zval *arguments)
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
        zend_hash_update(named, constructor->common.arg_info[index].name, &arguments[index]);
    }
    const bool is_called = call(object, constructor, before_gap, arguments, named);
    if (named != nullptr) {
        zend_array_release(named);
    }
    if (!is_called) {
        zend_object_store_ctor_failed(object);
    }

    return is_called;
}

} // namespace kiln::read
