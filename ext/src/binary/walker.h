// Goes through what a program has just written for Packed: all bytes are known to be there.
// Formats that need a second look at a value before they write it begin with this.
#ifndef KILN_BINARY_WALKER_H
#define KILN_BINARY_WALKER_H

#include "../zend_compat.h"
#include "big_endian.h"

namespace kiln::binary {

enum class ValueKind : unsigned char { NOTHING, FALSE, TRUE, INTEGER, DOUBLE, TEXT, MOMENT, LIST, MAP };

struct Value {
    ValueKind kind;
    int64_t integer;
    double number;
    // Of a text.
    const char *bytes;
    // In bytes of a text, else items or members.
    size_t length;
    // In bytes, of a list or map.
    size_t inside;

    bool is_container() const { return kind == ValueKind::LIST || kind == ValueKind::MAP; }
};

class Walker {
public:
    explicit Walker(const char *at) : at_(reinterpret_cast<const unsigned char *>(at)) {}

    // The next value; what stands in a list or map follows.
    Value next()
    {
        const unsigned char first = *at_++;
        if (first < 0x80) {
            return integer(first);
        }
        if (first < 0xc0) {
            return text(ValueKind::TEXT, first & 0x1f);
        }
        if (first >= 0xe0) {
            return integer(static_cast<signed char>(first));
        }
        switch (first) {
            case 0xc0: return {ValueKind::NOTHING, 0, 0, nullptr, 0, 0};
            case 0xc2: return {ValueKind::FALSE, 0, 0, nullptr, 0, 0};
            case 0xc3: return {ValueKind::TRUE, 0, 0, nullptr, 0, 0};
            case 0xc7: {
                const size_t length = number<1>();
                ++at_;
                return text(ValueKind::MOMENT, length);
            }
            case 0xcb: return floating_point();
            case 0xcc: return integer(static_cast<int64_t>(number<1>()));
            case 0xcd: return integer(static_cast<int64_t>(number<2>()));
            case 0xce: return integer(static_cast<int64_t>(number<4>()));
            case 0xcf: return integer(static_cast<int64_t>(number<8>()));
            case 0xd0: return integer(static_cast<int8_t>(number<1>()));
            case 0xd1: return integer(static_cast<int16_t>(number<2>()));
            case 0xd2: return integer(static_cast<int32_t>(number<4>()));
            case 0xd3: return integer(static_cast<int64_t>(number<8>()));
            case 0xd9: return text(ValueKind::TEXT, number<1>());
            case 0xda: return text(ValueKind::TEXT, number<2>());
            case 0xdb: return text(ValueKind::TEXT, number<4>());
            case 0xdd: return container(ValueKind::LIST);
            default: return container(ValueKind::MAP);
        }
    }

    // Moves over all that stands in a value that was just given.
    void skip_inside(const Value &value) { at_ += value.inside; }

    Value skip()
    {
        const Value value = next();
        skip_inside(value);

        return value;
    }

private:
    static Value integer(int64_t value) { return {ValueKind::INTEGER, value, 0, nullptr, 0, 0}; }

    Value container(ValueKind kind)
    {
        const size_t count = number<4>();
        const size_t inside = number<4>();

        return {kind, 0, 0, nullptr, count, inside};
    }

    Value floating_point()
    {
        const uint64_t bits = number<8>();
        Value value = {ValueKind::DOUBLE, 0, 0, nullptr, 0, 0};
        memcpy(&value.number, &bits, sizeof(bits));

        return value;
    }

    Value text(ValueKind kind, size_t length)
    {
        const auto *bytes = reinterpret_cast<const char *>(at_);
        at_ += length;

        return {kind, 0, 0, bytes, length, 0};
    }

    template <size_t BYTES>
    uint64_t number()
    {
        const uint64_t value = read_big_endian<BYTES>(at_);
        at_ += BYTES;

        return value;
    }

    const unsigned char *at_;
};

} // namespace kiln::binary

#endif
