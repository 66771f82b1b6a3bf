#include "ask.h"

#include "../../../document/plain.h"
#include "../../../host.h"
#include "way.h"

namespace kiln::read::jms {

zend_object *skipped(Run &run)
{
    if (run.skipped == nullptr && run.skipped_class != nullptr) {
        zend_class_entry *ce = zend_lookup_class(run.skipped_class);
        if (ce != nullptr && (ce->ce_flags & ZEND_ACC_ENUM) != 0) {
            run.skipped = zend_enum_get_case_cstr(ce, "Value");
        }
    }

    return run.skipped;
}

bool call(Run &run, zend_function *method, zend_object *object, uint32_t count, zval *arguments, zval *result)
{
    ZVAL_UNDEF(result);
    const bool is_static = (method->common.fn_flags & ZEND_ACC_STATIC) != 0;
    zend_call_known_function(method, is_static ? nullptr : object, object->ce, result, count, arguments, nullptr);
    if (EXPECTED(has_returned(result))) {
        return true;
    }
    // Who catches it may ask for the way to where it was thrown.
    if (EG(exception)->ce != declined_class) {
        tell(run);
    }

    return false;
}

bool ask(Run &run, const char *method, size_t length, uint32_t count, zval *arguments, zval *result)
{
    if (UNEXPECTED(!find_host(run))) {
        return false;
    }
    auto *function = static_cast<zend_function *>(
        zend_hash_str_find_ptr(&run.host->ce->function_table, method, length)
    );
    if (UNEXPECTED(function == nullptr) || (function->common.fn_flags & ZEND_ACC_PUBLIC) == 0) {
        return unsupported("a host without a method");
    }

    return tell(run) && call(run, function, run.host, count, arguments, result);
}

bool ask_about(Run &run, const char *method, size_t length, document::At at, HashTable *constants, zval *result)
{
    zval arguments[1 + MOST_CONSTANTS];
    uint32_t count = 0;
    document::make_plain(run.tape, run.state->keys, at, &arguments[count++]);
    if (constants != nullptr) {
        zval *constant;
        ZEND_HASH_FOREACH_VAL(constants, constant) {
            ZVAL_COPY_VALUE(&arguments[count++], constant);
        } ZEND_HASH_FOREACH_END();
    }
    const bool has_answered = ask(run, method, length, count, arguments, result);
    zval_ptr_dtor(&arguments[0]);
    if (has_answered && Z_TYPE_P(result) == IS_OBJECT && Z_OBJ_P(result) == skipped(run)) {
        zval_ptr_dtor(result);
        ZVAL_UNDEF(result);
    }

    return has_answered;
}

bool refuse(Run &run, document::At at, const char *type)
{
    zval arguments[2];
    document::make_plain(run.tape, run.state->keys, at, &arguments[0]);
    ZVAL_STRING(&arguments[1], type);
    zval result;
    if (ask(run, ZEND_STRL("refuse"), 2, arguments, &result)) {
        zval_ptr_dtor(&result);
        mismatch(type);
    }
    zval_ptr_dtor(&arguments[0]);
    zval_ptr_dtor(&arguments[1]);

    return false;
}

} // namespace kiln::read::jms
