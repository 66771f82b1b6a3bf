#include "allowed_classes.h"

namespace kiln::graph {

namespace {

struct BareName {
    const char *bytes;
    size_t length;
};

// Users may write it as code that stands in a namespace does.
BareName without_backslash(const zval *name)
{
    BareName bare = {Z_STRVAL_P(name), Z_STRLEN_P(name)};
    while (bare.length > 0 && *bare.bytes == '\\') {
        ++bare.bytes;
        --bare.length;
    }

    return bare;
}

template <typename Test>
bool is_one_of(HashTable *names, Test is_it)
{
    zval *allowed;
    ZEND_HASH_FOREACH_VAL(names, allowed) {
        ZVAL_DEREF(allowed);
        // A reference may be given anything while the classes of others are loaded.
        if (UNEXPECTED(Z_TYPE_P(allowed) != IS_STRING)) {
            continue;
        }
        if (is_it(allowed)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
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
    if (answers_ != nullptr) {
        zend_array_destroy(answers_);
    }
}

void AllowedClasses::hand_over_answers(zval *into)
{
    if (answers_ != nullptr) {
        ZVAL_ARR(into, answers_);
        answers_ = nullptr;
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

    // Mostly it is written as PHP knows it.
    return is_one_of(Z_ARRVAL_P(allowed_), [=](const zval *allowed) { return zend_string_equals_cstr(Z_STR_P(allowed), name, length); })
        || is_one_of(Z_ARRVAL_P(allowed_), [=](const zval *allowed) {
               const BareName bare = without_backslash(allowed);

               return bare.length == length && zend_binary_strcasecmp(bare.bytes, length, name, length) == 0;
           });
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
        const BareName bare = without_backslash(allowed);
        zend_string *lower = zend_string_alloc(bare.length, false);
        zend_str_tolower_copy(ZSTR_VAL(lower), bare.bytes, bare.length);
        zend_hash_add_empty_element(table_, lower);
        zend_string_release(lower);
    } ZEND_HASH_FOREACH_END();
}

bool AllowedClasses::answers_yes(const char *name, size_t length)
{
    zval asked;
    ZVAL_STRINGL(&asked, name, length);
    const zval *known = answers_ == nullptr ? nullptr : zend_symtable_find(answers_, Z_STR(asked));
    bool is_yes = false;
    if (known != nullptr) {
        is_yes = Z_TYPE_P(known) == IS_TRUE;
    } else {
        is_yes = ask(&asked);
        if (EXPECTED(EG(exception) == nullptr)) {
            zval answer;
            ZVAL_BOOL(&answer, is_yes);
            if (answers_ == nullptr) {
                answers_ = zend_new_array(0);
            }
            zend_symtable_update(answers_, Z_STR(asked), &answer);
        }
    }
    zval_ptr_dtor(&asked);

    return is_yes;
}

bool AllowedClasses::ask(zval *name)
{
    zval answer;
    ZVAL_UNDEF(&answer);
    zend_fcall_info call = {};
    zend_fcall_info_cache function;
    call.size = sizeof(call);
    ZVAL_COPY_VALUE(&call.function_name, allowed_);
    call.retval = &answer;
    call.params = name;
    call.param_count = 1;
    // By nobody's private methods, as in plain PHP.
    const bool is_called = zend_is_callable_at_frame(allowed_, nullptr, EG(current_execute_data), IS_CALLABLE_SUPPRESS_DEPRECATIONS, &function, nullptr)
        && zend_call_function(&call, &function) == SUCCESS;
    const bool is_yes = is_called && EG(exception) == nullptr && Z_TYPE(answer) == IS_TRUE;
    zval_ptr_dtor(&answer);

    return is_yes;
}

} // namespace kiln::graph
