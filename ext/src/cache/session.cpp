#include "../../php_kiln.h"

#include "session.h"

#include "../graph/envelope.h"
#include "../graph/library.h"
#include "codec.h"

#ifdef HAVE_PHP_SESSION

extern "C" {
#include "ext/session/php_session.h"
}

namespace kiln::cache {

namespace {

// Sessions may be an extension that is not there, or that is loaded later: nothing of them
// is linked, and nothing of this is called before they are there.
template <typename Function>
Function *exported(const char *name)
{
    return reinterpret_cast<Function *>(DL_FETCH_SYMBOL(RTLD_DEFAULT, name));
}

php_ps_globals &globals()
{
    const auto *module = static_cast<const zend_module_entry *>(zend_hash_str_find_ptr(&module_registry, ZEND_STRL("session")));
#ifdef ZTS
    return *static_cast<php_ps_globals *>(TSRMG_BULK(*module->globals_id_ptr, void *));
#else
    return *static_cast<php_ps_globals *>(module->globals_ptr);
#endif
}

zval *variables()
{
    zval *variables = &globals().http_session_vars;

    return Z_ISREF_P(variables) && Z_TYPE_P(Z_REFVAL_P(variables)) == IS_ARRAY ? Z_REFVAL_P(variables) : nullptr;
}

// As the handlers of PHP do it: $_SESSION and the session share a reference.
void set_variables(zval *array)
{
    zval *variables = &globals().http_session_vars;
    zval before;
    ZVAL_COPY_VALUE(&before, variables);
    ZVAL_NEW_REF(variables, array);
    Z_ADDREF_P(variables);
    zend_string *name = zend_string_init(ZEND_STRL("_SESSION"), false);
    zend_hash_update_ind(&EG(symbol_table), name, variables);
    zend_string_release(name);
    // Destructors may look at the session.
    zval_ptr_dtor(&before);
}

// Without bytes PHP would save an empty session. So it gets those that were read when the
// session began. Where it has not kept them (session.lazy_write), or where no code runs
// that could catch the exception, the request ends here, before anything is saved.
zend_string *keep_what_was_saved()
{
    php_ps_globals &session = globals();
    if (session.session_vars != nullptr && EG(current_execute_data) != nullptr) {
        return zend_string_copy(session.session_vars);
    }
    session.session_status = php_session_none;
    zend_exception_error(EG(exception), E_ERROR);
    zend_bailout();
}

zend_string *encode_session()
{
    zval *array = variables();
    if (array == nullptr) {
        return nullptr;
    }
    // Methods of what is in it may end the session.
    zval held;
    ZVAL_COPY(&held, array);
    zend_string *bytes = encode(&held);
    zval_ptr_dtor(&held);

    return bytes != nullptr ? bytes : keep_what_was_saved();
}

// A failure would destroy the session; this closes it, and what is saved stays. An
// exception is to follow.
void close_unchanged()
{
    zval name;
    zval result;
    ZVAL_STRING(&name, "session_abort");
    if (call_user_function(nullptr, nullptr, &name, &result, 0, nullptr) == SUCCESS) {
        zval_ptr_dtor(&result);
    }
    zval_ptr_dtor(&name);
}

zend_result decode_by_previous(const char *name, const char *bytes, size_t length)
{
    const ps_serializer *previous = exported<decltype(_php_find_ps_serializer)>("_php_find_ps_serializer")(name);
    if (previous == nullptr) {
        close_unchanged();
        zend_throw_error(nullptr, "There is no session handler %s (kiln.session_previous_handler)", name);
        return SUCCESS;
    }

    return previous->decode(bytes, length);
}

zend_result decode_session(const char *bytes, size_t length)
{
    zval array;
    if (length == 0) {
        array_init(&array);
        set_variables(&array);
        return SUCCESS;
    }
    const char *previous = zend_ini_string(ZEND_STRL("kiln.session_previous_handler"), false);
    if (previous != nullptr && previous[0] != '\0' && !graph::is_graph(bytes, length)) {
        return decode_by_previous(previous, bytes, length);
    }
    zend_string *encoded = zend_string_init(bytes, length, false);
    zend_string *why = nullptr;
    const Decoded decoded = decode(encoded, &array, &why);
    zend_string_release(encoded);
    if (decoded == Decoded::WITHOUT_LIBRARY) {
        close_unchanged();
        zend_throw_error(nullptr, "%s", graph::LIBRARY_IS_MISSING);
        return SUCCESS;
    }
    if (decoded == Decoded::NO) {
        php_error_docref(nullptr, E_WARNING, "%s", ZSTR_VAL(why));
        zend_string_release(why);
    }
    if (decoded != Decoded::YES) {
        return FAILURE;
    }
    if (Z_TYPE(array) != IS_ARRAY) {
        zval_ptr_dtor(&array);
        return FAILURE;
    }
    set_variables(&array);

    return SUCCESS;
}

} // namespace

void start_session()
{
    if (auto *add = exported<decltype(php_session_register_serializer)>("php_session_register_serializer")) {
        add("kiln", encode_session, decode_session);
    }
}

} // namespace kiln::cache

#else

void kiln::cache::start_session() {}

#endif
