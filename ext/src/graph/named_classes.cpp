#include "named_classes.h"

extern "C" {
#include "ext/spl/spl_array.h"
#include "ext/spl/spl_fixedarray.h"
}

namespace kiln::graph {

namespace {

// What ArrayObject keeps: any values here, and there the class of its iterators.
constexpr zend_ulong STORAGE = 1;
constexpr zend_ulong ITERATOR = 3;

// The highest place where a method of PHP keeps properties: that of HashContext.
constexpr zend_ulong LAST_MEMBERS = 4;

bool is_or_extends(const zend_class_entry *ce, const char *name, size_t length)
{
    for (; ce != nullptr; ce = ce->parent) {
        if (zend_binary_strcasecmp(ZSTR_VAL(ce->name), ZSTR_LEN(ce->name), name, length) == 0) {
            return true;
        }
    }

    return false;
}

// Loads what the method would, which is to run no code of others.
zend_class_entry *load(const char *name, size_t length)
{
    zend_string *copy = zend_string_init(name, length, false);
    zend_class_entry *ce = zend_lookup_class(copy);
    zend_string_release(copy);

    return EXPECTED(EG(exception) == nullptr) ? ce : nullptr;
}

// The name of a private property names its class: "\0Class\0private".
bool are_scopes_allowed(const zend_class_entry *ce, HashTable *properties, AllowedClasses &allowed)
{
    zend_string *name;
    ZEND_HASH_FOREACH_STR_KEY(properties, name) {
        if (EXPECTED(name == nullptr) || EXPECTED(ZSTR_VAL(name)[0] != '\0') || ZSTR_LEN(name) < 3 || ZSTR_VAL(name)[1] == '*') {
            continue;
        }
        const char *scope = ZSTR_VAL(name) + 1;
        const size_t length = strlen(scope);
        if (length > 0 && length + 1 < ZSTR_LEN(name) && !is_or_extends(ce, scope, length)
            && (!allowed.include(scope, length) || load(scope, length) == nullptr)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool is_iterator_allowed(const zval *iterator, AllowedClasses &allowed)
{
    if (iterator == nullptr || Z_TYPE_P(iterator) != IS_STRING
        || zend_binary_strcasecmp(Z_STRVAL_P(iterator), Z_STRLEN_P(iterator), ZEND_STRL("ArrayIterator")) == 0) {
        return true;
    }
    if (!allowed.include(Z_STRVAL_P(iterator), Z_STRLEN_P(iterator))) {
        return false;
    }
    const zend_class_entry *ce = load(Z_STRVAL_P(iterator), Z_STRLEN_P(iterator));

    return ce != nullptr && instanceof_function(ce, spl_ce_ArrayIterator);
}

} // namespace

bool are_names_allowed(zend_class_entry *ce, const zval *data, AllowedClasses &allowed)
{
    if (ce->__unserialize == nullptr || ce->__unserialize->type != ZEND_INTERNAL_FUNCTION || Z_TYPE_P(data) != IS_ARRAY) {
        return true;
    }
    HashTable *array = Z_ARRVAL_P(data);
    if (!are_scopes_allowed(ce, array, allowed)) {
        return false;
    }
    const zend_class_entry *restorer = ce->__unserialize->common.scope;
    const bool has_iterators = restorer == spl_ce_ArrayObject || restorer == spl_ce_ArrayIterator;
    if (restorer != spl_ce_SplFixedArray) {
        zend_ulong key;
        zend_string *name;
        zval *value;
        ZEND_HASH_FOREACH_KEY_VAL(array, key, name, value) {
            ZVAL_DEREF(value);
            // PHP's collections keep their properties in one of the arrays.
            if (name == nullptr && key <= LAST_MEMBERS && Z_TYPE_P(value) == IS_ARRAY && (key != STORAGE || !has_iterators)
                && !are_scopes_allowed(ce, Z_ARRVAL_P(value), allowed)) {
                return false;
            }
        } ZEND_HASH_FOREACH_END();
    }
    if (!has_iterators) {
        return true;
    }
    zval *iterator = zend_hash_index_find(array, ITERATOR);
    if (iterator != nullptr) {
        ZVAL_DEREF(iterator);
    }

    return is_iterator_allowed(iterator, allowed);
}

} // namespace kiln::graph
