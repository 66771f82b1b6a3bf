#include "../../php_kiln.h"

#include "warnings.h"

extern "C" {
#include "ext/spl/spl_exceptions.h"
}

namespace kiln::graph {

namespace {

zend_string *listener;

} // namespace

void start_warnings()
{
    listener = zend_string_init_interned(ZEND_STRL("Kiln\\Native\\hear_warning"), true);
}

Listening::Listening()
    : warning_before_(KILN_G(graph).warning), reporting_before_(EG(user_error_handler_error_reporting))
{
    KILN_G(graph).warning = nullptr;
    ZVAL_COPY_VALUE(&handler_before_, &EG(user_error_handler));
    ZVAL_INTERNED_STR(&EG(user_error_handler), listener);
    EG(user_error_handler_error_reporting) = E_ALL;
}

Listening::~Listening()
{
    zval_ptr_dtor(&EG(user_error_handler));
    ZVAL_COPY_VALUE(&EG(user_error_handler), &handler_before_);
    EG(user_error_handler_error_reporting) = reporting_before_;
    if (KILN_G(graph).warning != nullptr) {
        zend_string_release(KILN_G(graph).warning);
    }
    KILN_G(graph).warning = warning_before_;
}

zend_string *Listening::warning() const
{
    return KILN_G(graph).warning;
}

void call_without_warnings(zend_function *method, zend_object *object, uint32_t argument_count, zval *arguments)
{
    zend_string *warning = nullptr;
    {
        const Listening listening;
        zend_call_known_function(method, object, object->ce, nullptr, argument_count, arguments, nullptr);
        if (UNEXPECTED(listening.warning() != nullptr)) {
            warning = zend_string_copy(listening.warning());
        }
    }
    if (UNEXPECTED(warning != nullptr)) {
        if (EG(exception) == nullptr) {
            zend_throw_exception(spl_ce_UnexpectedValueException, ZSTR_VAL(warning), 0);
        }
        zend_string_release(warning);
    }
}

void restore_quietly(zend_function *method, zend_object *object, uint32_t argument_count, zval *arguments)
{
    direct::DatePatterns &dates = KILN_G(graph).dates;
    if (argument_count == 1 && direct::restore_date(dates, object, arguments)) {
        return;
    }
    call_without_warnings(method, object, argument_count, arguments);
    if (argument_count == 1 && EG(exception) == nullptr) {
        direct::learn_date(dates, object, arguments);
    }
}

} // namespace kiln::graph

PHP_FUNCTION(Kiln_Native_hear_warning)
{
    zend_long level;
    zend_string *message;
    [[maybe_unused]] zval *place;
    [[maybe_unused]] uint32_t place_count;

    ZEND_PARSE_PARAMETERS_START(2, -1)
        Z_PARAM_LONG(level)
        Z_PARAM_STR(message)
        Z_PARAM_VARIADIC('*', place, place_count)
    ZEND_PARSE_PARAMETERS_END();

    zend_string *&warning = KILN_G(graph).warning;
    if ((level & (E_DEPRECATED | E_USER_DEPRECATED)) == 0 && warning == nullptr) {
        warning = zend_string_copy(message);
    }
}
