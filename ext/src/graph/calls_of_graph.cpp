#include "../../php_kiln.h"

#include "../declined.h"
#include "calls.h"
#include "decode.h"
#include "encode/encode.h"
#include "library.h"

namespace kiln::graph {

namespace {

zend_class_entry *need_library()
{
    zend_class_entry *library = find_library();
    if (UNEXPECTED(library == nullptr) && EG(exception) == nullptr) {
        zend_throw_error(nullptr, "%s", LIBRARY_IS_MISSING);
    }

    return library;
}

// After a call that has not succeeded: what users have thrown stays as it is, what has refused its data must not be tried again.
zend_class_entry *library_to_go_on()
{
    zend_object *exception = EG(exception);
    if (exception == nullptr || exception->ce == declined_class) {
        zend_clear_exception();
        return need_library();
    }
    if (exception->ce == refused_call_class) {
        zval refused;
        ZVAL_OBJ_COPY(&refused, exception);
        zend_clear_exception();
        zend_class_entry *library = need_library();
        if (library != nullptr) {
            refuse_by_library(library, &refused);
        }
        zval_ptr_dtor(&refused);
    }

    return nullptr;
}

} // namespace

} // namespace kiln::graph

PHP_METHOD(Kiln_Graph_Graph, encode)
{
    zval *value;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_ZVAL(value)
    ZEND_PARSE_PARAMETERS_END();

    zval answers;
    ZVAL_UNDEF(&answers);
    zend_string *bytes = kiln::graph::encode(value, KILN_G(graph), &answers);
    if (EXPECTED(bytes != nullptr)) {
        RETVAL_STR(bytes);
    } else if (zend_class_entry *library = kiln::graph::library_to_go_on()) {
        kiln::graph::encode_by_library(library, value, &answers, return_value);
    }
    zval_ptr_dtor(&answers);
}

PHP_METHOD(Kiln_Graph_Graph, decode)
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

    zval none;
    if (allowed == nullptr) {
        ZVAL_EMPTY_ARRAY(&none);
        allowed = &none;
    }
    if (UNEXPECTED(Z_TYPE_P(allowed) != IS_ARRAY && Z_TYPE_P(allowed) != IS_NULL)
        && !zend_is_callable_at_frame(allowed, nullptr, execute_data, 0, nullptr, nullptr)) {
        zend_argument_type_error(2, "must be of type callable|array|null, %s given", zend_zval_type_name(allowed));
        RETURN_THROWS();
    }
    zval answers;
    ZVAL_UNDEF(&answers);
    if (UNEXPECTED(!kiln::graph::decode(bytes, allowed, KILN_G(graph), return_value, &answers)) || UNEXPECTED(EG(exception) != nullptr)) {
        if (zend_class_entry *library = kiln::graph::library_to_go_on()) {
            kiln::graph::decode_by_library(library, bytes, allowed, &answers, return_value);
        }
    }
    zval_ptr_dtor(&answers);
}

PHP_METHOD(Kiln_Graph_Graph, recognizes)
{
    zend_string *bytes;

    if (UNEXPECTED(ZEND_NUM_ARGS() > 0 && Z_TYPE_P(ZEND_CALL_ARG(execute_data, 1)) == IS_NULL)) {
        zend_argument_type_error(1, "must be of type string, null given");
        RETURN_THROWS();
    }
    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_STR(bytes)
    ZEND_PARSE_PARAMETERS_END();

    RETURN_BOOL(ZSTR_VAL(bytes)[0] == '\xC1');
}

PHP_METHOD(Kiln_Graph_Graph, export)
{
    zval *value;
    zend_string *file;

    if (UNEXPECTED(ZEND_NUM_ARGS() > 1 && Z_TYPE_P(ZEND_CALL_ARG(execute_data, 2)) == IS_NULL)) {
        zend_argument_type_error(2, "must be of type string, null given");
        RETURN_THROWS();
    }
    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_ZVAL(value)
        Z_PARAM_STR(file)
    ZEND_PARSE_PARAMETERS_END();

    if (zend_class_entry *library = kiln::graph::need_library()) {
        kiln::graph::export_by_library(library, value, file);
    }
}
