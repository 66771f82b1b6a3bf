#include "allowed_classes.h"

namespace kiln::graph {

namespace {

struct Name {
    const char *bytes;
    size_t length;
};

// Users may write it as code that stands in a namespace does.
Name without_backslash(const zval *name)
{
    Name bare = {Z_STRVAL_P(name), Z_STRLEN_P(name)};
    while (bare.length > 0 && *bare.bytes == '\\') {
        ++bare.bytes;
        --bare.length;
    }

    return bare;
}

} // namespace

bool AllowedClasses::is_valid() const
{
    if (Z_TYPE_P(allowed_) == IS_ARRAY) {
        zval *name;
        ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(allowed_), name) {
            ZVAL_DEREF(name);
            if (Z_TYPE_P(name) != IS_STRING) {
                return false;
            }
        } ZEND_HASH_FOREACH_END();
    }

    return true;
}

bool AllowedClasses::include(Strings &strings, uint32_t class_name)
{
    return include(strings.bytes(class_name), strings.length(class_name));
}

bool AllowedClasses::include(const char *name, size_t length)
{
    // A name as PHP knows it; one that begins with a backslash is none.
    if (length == 0 || *name == '\\') {
        return false;
    }
    switch (Z_TYPE_P(allowed_)) {
        case IS_NULL:
            return true;
        case IS_ARRAY:
            return has_name(name, length);
        default:
            return answers_yes(name, length);
    }
}

void AllowedClasses::close()
{
    if (table_ != nullptr) {
        zend_array_destroy(table_);
    }
}

bool AllowedClasses::has_name(const char *name, size_t length)
{
    constexpr uint32_t FEW = 8;
    // To make the table takes as long as to look at the names that often, about.
    constexpr size_t WITHOUT_TABLE = 16;
    if (UNEXPECTED(++questions_ > WITHOUT_TABLE) && zend_hash_num_elements(Z_ARRVAL_P(allowed_)) > FEW) {
        if (table_ == nullptr) {
            make_table();
        }
        zend_string *lower = zend_string_alloc(length, false);
        zend_str_tolower_copy(ZSTR_VAL(lower), name, length);
        const bool is_there = zend_hash_exists(table_, lower);
        zend_string_efree(lower);

        return is_there;
    }
    zval *allowed;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(allowed_), allowed) {
        ZVAL_DEREF(allowed);
        // A reference may be given anything while the classes of others are loaded.
        if (UNEXPECTED(Z_TYPE_P(allowed) != IS_STRING)) {
            continue;
        }
        const Name bare = without_backslash(allowed);
        if (bare.length == length
            && (memcmp(bare.bytes, name, length) == 0 || zend_binary_strcasecmp(bare.bytes, length, name, length) == 0)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

void AllowedClasses::make_table()
{
    table_ = zend_new_array(zend_hash_num_elements(Z_ARRVAL_P(allowed_)));
    zval *allowed;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(allowed_), allowed) {
        ZVAL_DEREF(allowed);
        if (UNEXPECTED(Z_TYPE_P(allowed) != IS_STRING)) {
            continue;
        }
        const Name bare = without_backslash(allowed);
        zend_string *lower = zend_string_alloc(bare.length, false);
        zend_str_tolower_copy(ZSTR_VAL(lower), bare.bytes, bare.length);
        zend_hash_add_empty_element(table_, lower);
        zend_string_release(lower);
    } ZEND_HASH_FOREACH_END();
}

bool AllowedClasses::answers_yes(const char *name, size_t length)
{
    zval argument;
    zval answer;
    ZVAL_STRINGL(&argument, name, length);
    ZVAL_UNDEF(&answer);
    const bool is_called = call_user_function(nullptr, nullptr, allowed_, &answer, 1, &argument) == SUCCESS;
    const bool is_yes = is_called && EG(exception) == nullptr && Z_TYPE(answer) == IS_TRUE;
    zval_ptr_dtor(&answer);
    zval_ptr_dtor(&argument);

    return is_yes;
}

} // namespace kiln::graph
