#include "host.h"

#include "declined.h"

namespace kiln {

namespace {

zend_function *find_public_method(zend_object *host, zend_string *method_in_lower_case)
{
    auto *method = static_cast<zend_function *>(
        zend_hash_find_ptr(&host->ce->function_table, method_in_lower_case)
    );
    if (method == nullptr
        || (method->common.fn_flags & ZEND_ACC_PUBLIC) == 0
        || (method->common.fn_flags & (ZEND_ACC_STATIC | ZEND_ACC_ABSTRACT)) != 0) {
        return nullptr;
    }

    return method;
}

} // namespace

bool stands_in(const zend_object *host, const char *maker_in_lower_case)
{
    return zend_hash_str_exists(&host->ce->function_table, maker_in_lower_case, strlen(maker_in_lower_case));
}

bool make_host(zend_object *&host, const char *maker_in_lower_case)
{
    auto *maker = static_cast<zend_function *>(
        zend_hash_str_find_ptr(&host->ce->function_table, maker_in_lower_case, strlen(maker_in_lower_case))
    );
    if (EXPECTED(maker == nullptr)) {
        return true;
    }
    zval made;
    ZVAL_UNDEF(&made);
    zend_call_known_function(maker, host, host->ce, &made, 0, nullptr, nullptr);
    if (UNEXPECTED(!has_returned(&made))) {
        return false;
    }
    if (UNEXPECTED(Z_TYPE(made) != IS_OBJECT || Z_REFCOUNT(made) < 2)) {
        zval_ptr_dtor(&made);
        decline(UNSUPPORTED, "There is no host");
        return false;
    }
    // It stays: its maker has it too.
    host = Z_OBJ(made);
    zval_ptr_dtor(&made);

    return true;
}

bool call_host(
    zend_object *host,
    zend_string *method_in_lower_case,
    zval *value,
    HashTable *arguments,
    zval *result
)
{
    ZVAL_UNDEF(result);

    zend_function *method = find_public_method(host, method_in_lower_case);
    const uint32_t count = (value != nullptr) + zend_hash_num_elements(arguments);
    if (UNEXPECTED(method == nullptr || method->common.required_num_args > count)) {
        decline(UNSUPPORTED, "The host has no such method");
        return false;
    }

    ALLOCA_FLAG(use_heap)
    auto *parameters = static_cast<zval *>(do_alloca(count * sizeof(zval), use_heap));

    // The frame of the call takes references of its own.
    uint32_t position = 0;
    if (value != nullptr) {
        ZVAL_COPY_VALUE(&parameters[position++], value);
    }
    zval *argument;
    ZEND_HASH_FOREACH_VAL(arguments, argument) {
        ZVAL_COPY_VALUE(&parameters[position++], argument);
    } ZEND_HASH_FOREACH_END();

    zend_call_known_function(method, host, host->ce, result, count, parameters, nullptr);
    free_alloca(parameters, use_heap);

    return has_returned(result);
}

} // namespace kiln
