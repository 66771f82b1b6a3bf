// Keys of maps, which mostly are the same ones again and again: one string, with
// its hash, for all that are alike.
#ifndef KILN_DOCUMENT_KEY_CACHE_H
#define KILN_DOCUMENT_KEY_CACHE_H

#include "tape.h"

namespace kiln::document {

struct KeyCache {
    static constexpr size_t COUNT = 256;
    // Longer ones are rarely alike.
    static constexpr uint32_t MAX_LENGTH = 40;

    zend_string *keys[COUNT];
};

// The reference belongs to the caller. The hash of the key is known.
inline zend_string *key(KeyCache &cache, Text text)
{
    if (text.length <= 1) {
        return text.length == 0 ? ZSTR_EMPTY_ALLOC() : ZSTR_CHAR(static_cast<zend_uchar>(text.bytes[0]));
    }
    if (UNEXPECTED(text.length > KeyCache::MAX_LENGTH)) {
        return zend_string_init(text.bytes, text.length, false);
    }
    const auto first = static_cast<unsigned char>(text.bytes[0]);
    const auto second = static_cast<unsigned char>(text.bytes[text.length / 2]);
    const auto last = static_cast<unsigned char>(text.bytes[text.length - 1]);
    zend_string *&cached = cache.keys[(first * 7 + second * 31 + last * 5 + text.length * 13) % KeyCache::COUNT];
    if (EXPECTED(cached != nullptr) && is_text(text, ZSTR_VAL(cached), ZSTR_LEN(cached))) {
        return zend_string_copy(cached);
    }
    zend_string *fresh = zend_string_init(text.bytes, text.length, false);
    zend_string_hash_val(fresh);
    if (cached != nullptr) {
        zend_string_release(cached);
    }
    cached = fresh;

    return zend_string_copy(fresh);
}

void end_request(KeyCache &cache);

} // namespace kiln::document

#endif
