#include "../../php_kiln.h"

#include "library.h"

#include "zend_constants.h"

#include <string_view>

namespace kiln::graph {

const char LIBRARY_IS_MISSING[] = "Kiln\\Graph\\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader";

namespace {

bool is_ours(const zend_class_entry *library)
{
    zend_string *name = zend_string_init(ZEND_STRL("ABI"), false);
    const zval *abi = zend_get_class_constant_ex(library->name, name, nullptr, ZEND_FETCH_CLASS_SILENT);
    zend_string_release(name);

    return abi != nullptr && Z_TYPE_P(abi) == IS_LONG && Z_LVAL_P(abi) == ABI;
}

// Names are in lower case, as PHP keeps them.
void call(zend_class_entry *library, std::string_view method, uint32_t count, zval *arguments, zval *result)
{
    auto *function = static_cast<zend_function *>(
        zend_hash_str_find_ptr(&library->function_table, method.data(), method.size())
    );
    if (UNEXPECTED(function == nullptr)) {
        zend_throw_error(nullptr, "%s", LIBRARY_IS_MISSING);
        return;
    }
    zend_call_known_function(function, nullptr, library, result, count, arguments, nullptr);
}

} // namespace

zend_class_entry *find_library()
{
    static constexpr char NAME[] = "Kiln\\Graph\\PlainGraph";
    zend_string *name = zend_string_init(NAME, sizeof(NAME) - 1, false);
    zend_class_entry *library = zend_lookup_class(name);
    zend_string_release(name);
    if (UNEXPECTED(library != nullptr && EG(exception) != nullptr)) {
        return nullptr;
    }

    return library;
}

void encode_by_library(zend_class_entry *library, zval *value, const zval *answers, zval *result)
{
    zval arguments[2];
    ZVAL_COPY_VALUE(&arguments[0], value);
    if (Z_ISUNDEF_P(answers) || !is_ours(library)) {
        call(library, "encode", 1, arguments, result);
    } else {
        ZVAL_COPY_VALUE(&arguments[1], answers);
        call(library, "encodeinphp", 2, arguments, result);
    }
}

void decode_by_library(zend_class_entry *library, zend_string *bytes, zval *allowed, const zval *answers, zval *result)
{
    zval arguments[3];
    ZVAL_STR(&arguments[0], bytes);
    ZVAL_COPY_VALUE(&arguments[1], allowed);
    if (answers == nullptr || Z_ISUNDEF_P(answers) || !is_ours(library)) {
        call(library, "decode", 2, arguments, result);
    } else {
        ZVAL_COPY_VALUE(&arguments[2], answers);
        call(library, "decodeinphp", 3, arguments, result);
    }
}

void export_by_library(zend_class_entry *library, zval *value, zend_string *file)
{
    zval arguments[2];
    zval nothing;
    ZVAL_COPY_VALUE(&arguments[0], value);
    ZVAL_STR(&arguments[1], file);
    call(library, "export", 2, arguments, &nothing);
}

void refuse_by_library(zend_class_entry *library, zval *refused)
{
    zval nothing;
    call(library, "refused", 1, refused, &nothing);
}

} // namespace kiln::graph
