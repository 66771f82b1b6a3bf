// An extension full of mistakes, which the sanitizers must find.
extern "C" {
#include "php.h"
}

namespace {

volatile zend_long largest = ZEND_LONG_MAX;

ZEND_BEGIN_ARG_INFO_EX(arginfo_planted, 0, 0, 0)
ZEND_END_ARG_INFO()

PHP_FUNCTION(planted_nothing)
{
    efree(emalloc(24));
}

PHP_FUNCTION(planted_overflow)
{
    auto *memory = static_cast<volatile char *>(emalloc(24));
    memory[24] = 1;
    efree(const_cast<char *>(memory));
}

PHP_FUNCTION(planted_undefined)
{
    RETURN_LONG(largest + 1);
}

PHP_FUNCTION(planted_leak)
{
    void *volatile memory = emalloc(24);
    memory = nullptr;
}

const zend_function_entry functions[] = {
    PHP_FE(planted_nothing, arginfo_planted)
    PHP_FE(planted_overflow, arginfo_planted)
    PHP_FE(planted_undefined, arginfo_planted)
    PHP_FE(planted_leak, arginfo_planted)
    PHP_FE_END
};

zend_module_entry planted_module_entry = {
    STANDARD_MODULE_HEADER,
    "planted",
    functions,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    "0",
    STANDARD_MODULE_PROPERTIES,
};

} // namespace

extern "C" {
ZEND_GET_MODULE(planted)
}
