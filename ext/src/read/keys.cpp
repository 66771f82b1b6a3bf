#include "keys.h"

namespace kiln::read {

void Keys::open(Arena &arena, uint32_t capacity)
{
    uint32_t places = 4;
    while (places < capacity * 2) {
        places *= 2;
    }
    keys_ = arena.make_all<zend_string *>(capacity);
    count_ = 0;
    places_ = arena.make_all<uint32_t>(places);
    memset(places_, 0xFF, places * sizeof(*places_));
    mask_ = places - 1;
}

uint32_t Keys::add(zend_string *key)
{
    const auto length = static_cast<uint32_t>(ZSTR_LEN(key));
    uint32_t place = hash(ZSTR_VAL(key), length) & mask_;
    while (places_[place] != NONE) {
        if (is(places_[place], {ZSTR_VAL(key), length})) {
            return places_[place];
        }
        place = (place + 1) & mask_;
    }
    places_[place] = count_;
    keys_[count_] = key;

    return count_++;
}

} // namespace kiln::read
