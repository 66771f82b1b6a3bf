#include "../../php_kiln.h"

#include "codec.h"

#include "../graph/decode.h"

namespace kiln::cache {

const char LIBRARY_IS_MISSING[] = "Kiln\\Graph\\Graph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader";

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

// Null also with an exception pending, where an autoloader has thrown it.
zend_class_entry *find_library()
{
    static constexpr char NAME[] = "Kiln\\Graph\\Graph";
    zend_string *name = zend_string_init(NAME, sizeof(NAME) - 1, false);
    zend_class_entry *library = zend_lookup_class(name);
    zend_string_release(name);

    return library;
}

void call(zend_class_entry *library, const char *method, size_t length, uint32_t count, zval *arguments, zval *result)
{
    auto *function = static_cast<zend_function *>(zend_hash_str_find_ptr(&library->function_table, method, length));
    if (function == nullptr) {
        zend_throw_error(nullptr, "%s", LIBRARY_IS_MISSING);
        return;
    }
    zend_call_known_function(function, nullptr, library, result, count, arguments, nullptr);
}

bool means_undecodable(const zend_object *exception)
{
    static constexpr char NAME[] = "kiln\\graph\\undecodablebytes";
    const auto *undecodable = static_cast<zend_class_entry *>(
        zend_hash_str_find_ptr(EG(class_table), NAME, sizeof(NAME) - 1)
    );

    return undecodable != nullptr && instanceof_function(exception->ce, undecodable);
}

zend_string *encode_by_library(zval *value)
{
    zend_class_entry *library = find_library();
    if (library == nullptr) {
        if (EG(exception) == nullptr) {
            zend_throw_error(nullptr, "%s", LIBRARY_IS_MISSING);
        }
        return nullptr;
    }
    zval bytes;
    ZVAL_UNDEF(&bytes);
    call(library, ZEND_STRL("encode"), 1, value, &bytes);
    if (Z_TYPE(bytes) != IS_STRING) {
        zval_ptr_dtor(&bytes);
        return nullptr;
    }

    return Z_STR(bytes);
}

Decoded decode_by_library(zend_string *bytes, zval *into)
{
    zend_class_entry *library = find_library();
    if (library == nullptr) {
        return EG(exception) != nullptr ? Decoded::THREW : Decoded::WITHOUT_LIBRARY;
    }
    zval arguments[2];
    ZVAL_STR(&arguments[0], bytes);
    ZVAL_NULL(&arguments[1]);
    ZVAL_UNDEF(into);
    call(library, ZEND_STRL("decode"), 2, arguments, into);
    if (EG(exception) == nullptr) {
        return Decoded::YES;
    }
    zval_ptr_dtor(into);
    ZVAL_NULL(into);
    if (!means_undecodable(EG(exception))) {
        return Decoded::THREW;
    }
    zend_clear_exception();

    return Decoded::NO;
}

} // namespace

zend_string *encode(zval *value)
{
    Frame frame;
    frame.enter();
    zend_string *bytes = encode_by_library(value);
    frame.leave();

    return bytes;
}

Decoded decode(zend_string *bytes, zval *into)
{
    Frame frame;
    frame.enter();
    zval all;
    ZVAL_NULL(&all);
    Decoded decoded = Decoded::YES;
    if (!graph::decode(bytes, &all, KILN_G(graph), into)) {
        decoded = EG(exception) != nullptr ? Decoded::THREW : decode_by_library(bytes, into);
    }
    frame.leave();

    return decoded;
}

} // namespace kiln::cache
