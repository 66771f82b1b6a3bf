#include "apcu.h"

#include "../graph/library.h"
#include "codec.h"

namespace kiln::cache {

namespace {

// APCu gives other extensions no symbol to link with but a constant, whose value is the
// address of a function; the digit is the version of what follows (its apc_serializer.h).
constexpr char REGISTER[] = "\0apc_register_serializer-0";

using Serialize = int (*)(unsigned char **bytes, size_t *length, const zval *value, void *config);
using Unserialize = int (*)(zval *value, unsigned char *bytes, size_t length, void *config);
using Register = int (*)(const char *name, Serialize serialize, Unserialize unserialize, void *config);

// 0, and nothing is stored, with an exception pending. APCu frees the bytes.
int serialize(unsigned char **bytes, size_t *length, const zval *value, void *)
{
    zend_string *encoded = encode(const_cast<zval *>(value));
    if (encoded == nullptr) {
        return 0;
    }
    *length = ZSTR_LEN(encoded);
    *bytes = reinterpret_cast<unsigned char *>(estrndup(ZSTR_VAL(encoded), ZSTR_LEN(encoded)));
    zend_string_release(encoded);

    return 1;
}

// 0 is a miss: apcu_fetch() returns false.
int unserialize(zval *value, unsigned char *bytes, size_t length, void *)
{
    zend_string *encoded = zend_string_init(reinterpret_cast<const char *>(bytes), length, false);
    const Decoded decoded = decode(encoded, value, nullptr);
    zend_string_release(encoded);
    if (decoded == Decoded::WITHOUT_LIBRARY) {
        // Who reads a cache can do without, so this is no exception.
        php_error_docref(nullptr, E_WARNING, "%s", graph::LIBRARY_IS_MISSING);
    }

    return decoded == Decoded::YES;
}

} // namespace

void start_apcu()
{
    const zval *function = zend_get_constant_str(REGISTER, sizeof(REGISTER) - 1);
    if (function != nullptr && Z_TYPE_P(function) == IS_LONG && Z_LVAL_P(function) != 0) {
        reinterpret_cast<Register>(Z_LVAL_P(function))("kiln", serialize, unserialize, nullptr);
    }
}

} // namespace kiln::cache
