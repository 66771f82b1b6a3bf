#include "keys_twice.h"

namespace kiln::document {

namespace {

// Up to so many keys, to compare each hash with all others is fast.
constexpr uint32_t FEW = 48;

bool has_twice_of_many(const Tape &tape, At object, uint32_t count)
{
    HashTable keys;
    zend_hash_init(&keys, count, nullptr, nullptr, false);
    bool has = false;
    const At end = tape.end_of(object);
    for (At at = first_inside(object); at != end && !has; at = tape.after(at + 1)) {
        const Text key = tape.text(at);
        has = zend_hash_str_add_empty_element(&keys, key.bytes, key.length) == nullptr;
    }
    zend_hash_destroy(&keys);

    return has;
}

uint32_t hash_of(Text key)
{
    uint32_t hash = key.length;
    for (uint32_t i = 0; i < key.length; ++i) {
        hash = hash * 31 + static_cast<unsigned char>(key.bytes[i]);
    }

    return hash;
}

} // namespace

bool may_have_key_twice(const Tape &tape, At object)
{
    const uint32_t count = tape.count(object);
    if (UNEXPECTED(count > FEW)) {
        return has_twice_of_many(tape, object, count);
    }
    uint32_t hashes[FEW];
    uint32_t seen = 0;
    const At end = tape.end_of(object);
    for (At at = first_inside(object); at != end; at = tape.after(at + 1)) {
        const uint32_t hash = hash_of(tape.text(at));
        bool is_known = false;
        for (uint32_t i = 0; i < seen; ++i) {
            is_known |= hashes[i] == hash;
        }
        if (UNEXPECTED(is_known)) {
            return true;
        }
        hashes[seen++] = hash;
    }

    return false;
}

} // namespace kiln::document
