// The keys of a map, to find one that is there twice.
#ifndef KILN_XML_KEYS_H
#define KILN_XML_KEYS_H

#include "../document/tape.h"

namespace kiln::xml {

using document::Text;

// The keys of a map so far. Two whose hashes are the same may be the same.
class Keys {
public:
    Keys() = default;
    ~Keys()
    {
        if (has_many_) {
            zend_hash_destroy(&many_);
        }
    }
    Keys(const Keys &) = delete;
    Keys &operator=(const Keys &) = delete;

    void clear()
    {
        count_ = 0;
        if (has_many_) {
            zend_hash_clean(&many_);
        }
    }

    // False for one that may have been there before.
    bool add(Text key)
    {
        if (UNEXPECTED(has_many_)) {
            return zend_hash_str_add_empty_element(&many_, key.bytes, key.length) != nullptr;
        }
        uint64_t hash = key.length;
        for (uint32_t i = 0; i < key.length; ++i) {
            hash = hash * 31 + static_cast<unsigned char>(key.bytes[i]);
        }
        for (uint32_t i = 0; i < count_; ++i) {
            if (hashes_[i] == hash) {
                return false;
            }
        }
        if (UNEXPECTED(count_ == FEW)) {
            zend_hash_init(&many_, 4 * FEW, nullptr, nullptr, false);
            has_many_ = true;
            for (const Text &known : keys_) {
                zend_hash_str_add_empty_element(&many_, known.bytes, known.length);
            }
            return add(key);
        }
        hashes_[count_] = hash;
        keys_[count_++] = key;

        return true;
    }

private:
    static constexpr uint32_t FEW = 16;
    uint64_t hashes_[FEW];
    Text keys_[FEW];
    uint32_t count_ = 0;
    HashTable many_;
    bool has_many_ = false;
};

} // namespace kiln::xml

#endif
