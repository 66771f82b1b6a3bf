// Values as json_decode() gives them, objects as arrays.
#ifndef KILN_DOCUMENT_PLAIN_H
#define KILN_DOCUMENT_PLAIN_H

#include "../text/copy.h"
#include "key_cache.h"

namespace kiln::document {

// What may be no UTF-8. Short strings are PHP's own, of which there is one each.
inline void make_bytes(Text text, zval *into)
{
    if (UNEXPECTED(text.length <= 1)) {
        ZVAL_INTERNED_STR(
            into,
            text.length == 0 ? ZSTR_EMPTY_ALLOC() : ZSTR_CHAR(static_cast<zend_uchar>(text.bytes[0]))
        );
        return;
    }
    zend_string *string = zend_string_alloc(text.length, false);
    text::copy_is_ascii(ZSTR_VAL(string), text.bytes, text.length);
    ZSTR_VAL(string)[text.length] = '\0';
    ZVAL_NEW_STR(into, string);
}

// Of a STRING: PHP need not look at it once more.
inline void make_string(const Tape &tape, At at, zval *into)
{
    zend_string *const made = tape.made_string(at);
    if (UNEXPECTED(made != nullptr)) {
        GC_ADD_FLAGS(made, IS_STR_VALID_UTF8);
        ZVAL_STR_COPY(into, made);
        return;
    }
    const Text text = tape.text(at);
    make_bytes(text, into);
    if (EXPECTED(text.length > 1)) {
        GC_ADD_FLAGS(Z_STR_P(into), IS_STR_VALID_UTF8);
    }
}

void make_plain(const Tape &tape, KeyCache &keys, At at, zval *into);

// The same, but objects without members are stdClass.
void make_kept(const Tape &tape, KeyCache &keys, At at, zval *into);

// The value of a key in an array, the key as PHP has it: an int where it looks
// like one. Of two that are alike the first one gives the place, the last one
// the value. Returns whether it was there before.
bool put(HashTable *array, KeyCache &keys, Text text, zval *value);

} // namespace kiln::document

#endif
