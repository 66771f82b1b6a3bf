#include "../../php_kiln.h"

#include "codec.h"

#include "../declined.h"
#include "../graph/calls.h"
#include "../graph/decode.h"
#include "../graph/encode/encode.h"
#include "../graph/library.h"

namespace kiln::cache {

namespace {

// When no code runs, the engine takes whatever is thrown as uncaught, at once. An empty
// frame, as the engine itself uses it between two languages, lets it wait.
class Frame {
public:
    void enter()
    {
        if (EG(current_execute_data) == nullptr) {
            frame = {};
            EG(current_execute_data) = &frame;
        }
    }

    void leave()
    {
        if (EG(current_execute_data) == &frame) {
            EG(current_execute_data) = nullptr;
        }
    }

private:
    zend_execute_data frame;
};

// Where the extension has not done it, and not because code of the application has thrown
// something.
bool is_left_to_library()
{
    if (EG(exception) != nullptr && EG(exception)->ce == declined_class) {
        zend_clear_exception();
    }

    return EG(exception) == nullptr;
}

// Those of the library, and what the extension says when __unserialize() or __wakeup() threw.
bool means_undecodable(const zend_object *exception)
{
    static constexpr char NAME[] = "kiln\\graph\\undecodablebytes";
    const auto *undecodable = static_cast<zend_class_entry *>(
        zend_hash_str_find_ptr(EG(class_table), NAME, sizeof(NAME) - 1)
    );

    return exception->ce == graph::refused_call_class
        || (undecodable != nullptr && instanceof_function(exception->ce, undecodable));
}

zval *property_of(zend_object *exception, zend_known_string_id name, zval *room)
{
    return zend_read_property_ex(zend_get_exception_base(exception), exception, ZSTR_KNOWN(name), true, room);
}

zend_string *message_of(zend_object *exception)
{
    zval room;

    return zval_get_string(property_of(exception, ZEND_STR_MESSAGE, &room));
}

// A refused call has the method for its message.
zend_string *reason_of(zend_object *exception)
{
    zend_string *message = message_of(exception);
    zval room;
    zval *refusal = property_of(exception, ZEND_STR_PREVIOUS, &room);
    if (exception->ce != graph::refused_call_class || Z_TYPE_P(refusal) != IS_OBJECT) {
        return message;
    }
    zend_string *cause = message_of(Z_OBJ_P(refusal));
    zend_string *reason = zend_strpprintf(0, "%s: %s", ZSTR_VAL(message), ZSTR_VAL(cause));
    zend_string_release(cause);
    zend_string_release(message);

    return reason;
}

// What came of it, and of the exception that may be pending.
Decoded concluded(zval *value, zend_string **why)
{
    if (EG(exception) == nullptr) {
        return Decoded::YES;
    }
    zval_ptr_dtor(value);
    ZVAL_NULL(value);
    if (!means_undecodable(EG(exception))) {
        return Decoded::THREW;
    }
    if (why != nullptr) {
        *why = reason_of(EG(exception));
    }
    zend_clear_exception();

    return Decoded::NO;
}

zend_string *encoded_by_library(zval *value, const zval *answers)
{
    zend_class_entry *library = graph::find_library();
    if (library == nullptr) {
        if (EG(exception) == nullptr) {
            zend_throw_error(nullptr, "%s", graph::LIBRARY_IS_MISSING);
        }
        return nullptr;
    }
    zval bytes;
    ZVAL_UNDEF(&bytes);
    graph::encode_by_library(library, value, answers, &bytes);
    if (Z_TYPE(bytes) != IS_STRING) {
        zval_ptr_dtor(&bytes);
        return nullptr;
    }

    return Z_STR(bytes);
}

Decoded decoded_by_library(zend_string *bytes, zval *into, zend_string **why)
{
    zend_class_entry *library = graph::find_library();
    if (library == nullptr) {
        return EG(exception) != nullptr ? Decoded::THREW : Decoded::WITHOUT_LIBRARY;
    }
    zval all;
    ZVAL_NULL(&all);
    graph::decode_by_library(library, bytes, &all, nullptr, into);

    return concluded(into, why);
}

} // namespace

zend_string *encode(zval *value)
{
    Frame frame;
    frame.enter();
    zval answers;
    ZVAL_UNDEF(&answers);
    zend_string *bytes = graph::encode(value, KILN_G(graph), &answers);
    if (bytes == nullptr && is_left_to_library()) {
        bytes = encoded_by_library(value, &answers);
    }
    zval_ptr_dtor(&answers);
    frame.leave();

    return bytes;
}

Decoded decode(zend_string *bytes, zval *into, zend_string **why)
{
    Frame frame;
    frame.enter();
    zval all;
    ZVAL_NULL(&all);
    ZVAL_UNDEF(into);
    const bool is_done = graph::decode(bytes, &all, KILN_G(graph), into, nullptr) || !is_left_to_library();
    const Decoded decoded = is_done ? concluded(into, why) : decoded_by_library(bytes, into, why);
    frame.leave();

    return decoded;
}

} // namespace kiln::cache
