#ifdef KILN_DEV

#include "../../php_kiln.h"

#include "columns.h"

#include "../declined.h"
#include "../graph/encode/encode.h"

// encode_columns(mixed $value): string
PHP_FUNCTION(Kiln_Native_Testing_encode_columns)
{
    zval *value;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_ZVAL(value)
    ZEND_PARSE_PARAMETERS_END();

    zval answers;
    ZVAL_UNDEF(&answers);
    zend_string *bytes = kiln::graph::encode_columns(value, KILN_G(graph), &answers);
    zval_ptr_dtor(&answers);
    if (bytes == nullptr) {
        kiln::decline(kiln::UNSUPPORTED, "a value that PHP is to encode");
        RETURN_THROWS();
    }
    RETURN_STR(bytes);
}

namespace kiln::testing {

namespace {

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(encode_columns_arguments, 0, 1, IS_STRING, 0)
    ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

const zend_function_entry columns_functions[] = {
    ZEND_NS_NAMED_FE("Kiln\\Native\\Testing", encode_columns, ZEND_FN(Kiln_Native_Testing_encode_columns), encode_columns_arguments)
    ZEND_FE_END
};

} // namespace

void register_columns()
{
    zend_register_functions(nullptr, columns_functions, nullptr, MODULE_PERSISTENT);
}

} // namespace kiln::testing

#endif
