#include "../../php_kiln.h"

#include "../declined.h"
#include "calls.h"
#include "decode.h"
#include "encode/encode.h"

#include <string_view>

namespace kiln::graph {

namespace {

// Names are in lower case, as PHP keeps them.
void leave_to_php(zend_class_entry *called, std::string_view method, zval *result, uint32_t count, zval *arguments)
{
    auto *function = called == nullptr
        ? nullptr
        : static_cast<zend_function *>(zend_hash_str_find_ptr(&called->function_table, method.data(), method.size()));
    if (UNEXPECTED(function == nullptr)) {
        decline(UNSUPPORTED, "what Kiln\\Graph\\Graph copes with");
        return;
    }
    zend_call_known_function(function, nullptr, called, result, count, arguments, nullptr);
}

// After a call that has failed: what users have thrown stays as it is, what has refused its data must not be tried again.
void leave_failure_to_php(zend_class_entry *called, std::string_view method, zval *result, uint32_t count, zval *arguments)
{
    zend_object *exception = EG(exception);
    if (exception == nullptr || exception->ce == declined_class) {
        zend_clear_exception();
        leave_to_php(called, method, result, count, arguments);
    } else if (exception->ce == refused_call_class) {
        zval refused;
        ZVAL_OBJ_COPY(&refused, exception);
        zend_clear_exception();
        leave_to_php(called, "refused", result, 1, &refused);
        zval_ptr_dtor(&refused);
    }
}

} // namespace

} // namespace kiln::graph

PHP_METHOD(Kiln_Native_Graph, encode)
{
    zval *value;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_ZVAL(value)
    ZEND_PARSE_PARAMETERS_END();

    zval arguments[2];
    ZVAL_UNDEF(&arguments[1]);
    zend_string *bytes = kiln::graph::encode(value, KILN_G(graph), &arguments[1]);
    if (EXPECTED(bytes != nullptr)) {
        zval_ptr_dtor(&arguments[1]);
        RETURN_STR(bytes);
    }
    ZVAL_COPY_VALUE(&arguments[0], value);
    if (Z_ISUNDEF(arguments[1])) {
        ZVAL_EMPTY_ARRAY(&arguments[1]);
    }
    kiln::graph::leave_failure_to_php(zend_get_called_scope(execute_data), "encodeinphp", return_value, 2, arguments);
    zval_ptr_dtor(&arguments[1]);
}

PHP_METHOD(Kiln_Native_Graph, decode)
{
    zend_string *bytes;
    zval *allowed = nullptr;

    // Where types are not strict, PHP takes null for an empty string if the method is not one in PHP.
    if (UNEXPECTED(ZEND_NUM_ARGS() > 0 && Z_TYPE_P(ZEND_CALL_ARG(execute_data, 1)) == IS_NULL)) {
        zend_argument_type_error(1, "must be of type string, null given");
        RETURN_THROWS();
    }
    ZEND_PARSE_PARAMETERS_START(1, 2)
        Z_PARAM_STR(bytes)
        Z_PARAM_OPTIONAL
        Z_PARAM_ZVAL(allowed)
    ZEND_PARSE_PARAMETERS_END();

    zval arguments[2];
    ZVAL_STR(&arguments[0], bytes);
    if (allowed == nullptr) {
        ZVAL_EMPTY_ARRAY(&arguments[1]);
    } else {
        ZVAL_COPY_VALUE(&arguments[1], allowed);
    }
    if (UNEXPECTED(Z_TYPE(arguments[1]) != IS_ARRAY && Z_TYPE(arguments[1]) != IS_NULL)) {
        if (!zend_is_callable(&arguments[1], 0, nullptr)) {
            zend_argument_type_error(2, "must be of type callable|array|null, %s given", zend_zval_type_name(&arguments[1]));
            RETURN_THROWS();
        }
        kiln::graph::leave_to_php(zend_get_called_scope(execute_data), "decodeasking", return_value, 2, arguments);
    } else if (UNEXPECTED(!kiln::graph::decode(bytes, &arguments[1], KILN_G(graph), return_value)) || UNEXPECTED(EG(exception) != nullptr)) {
        kiln::graph::leave_failure_to_php(zend_get_called_scope(execute_data), "decodeinphp", return_value, 2, arguments);
    }
}
