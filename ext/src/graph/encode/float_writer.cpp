#include "float_writer.h"

#include "../kind.h"
#include "../packing.h"
#include "bytes.h"
#include "integer_writer.h"

namespace kiln::graph::encoding {

namespace {

// From here on not every integer is a float.
constexpr double INEXACT = 9007199254740992.0; // 2 ** 53

constexpr uint64_t NEGATIVE_ZERO = uint64_t{1} << 63;

bool are_same(const uint64_t *bits, size_t count)
{
    for (size_t i = 1; i < count; ++i) {
        if (bits[i] != bits[0]) {
            return false;
        }
    }

    return count > 1;
}

// Whether the divisor gives exactly all floats again, if -0.0 is taken for 0.0.
bool are_decimals(const uint64_t *bits, size_t count, double divisor, int64_t *into)
{
    for (size_t i = 0; i < count; ++i) {
        const auto value = std::bit_cast<double>(bits[i]);
        const double scaled = value * divisor;
        if (!(scaled < INEXACT && scaled > -INEXACT)) {
            return false;
        }
        into[i] = static_cast<int64_t>(scaled < 0.0 ? scaled - 0.5 : scaled + 0.5);
        if (static_cast<double>(into[i]) / divisor != value) {
            return false;
        }
    }

    return true;
}

bool has_negative_zero(const uint64_t *bits, size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        if (bits[i] == NEGATIVE_ZERO) {
            return true;
        }
    }

    return false;
}

void write_head(uint8_t packing, text::Buffer &bytes)
{
    bytes.append(static_cast<char>(KIND_FLOAT << 4 | packing));
}

bool write_decimals(const uint64_t *bits, size_t count, int64_t *room, text::Buffer &bytes)
{
    uint8_t places = 0;
    while (!are_decimals(bits, count, DIVISORS[places], room)) {
        if (++places == DIVISOR_COUNT) {
            return false;
        }
    }
    if (has_negative_zero(bits, count)) {
        return false;
    }
    const IntegerPlan plan = plan_integers(room, count);
    if (1 + plan.length >= count * sizeof(uint64_t)) {
        return false;
    }
    write_head(static_cast<uint8_t>(DECIMALS + places), bytes);
    bytes.append(static_cast<char>(plan.packing));
    write_integers(plan, room, count, bytes);

    return true;
}

} // namespace

// The same for one float: as an integer it is a base alone.
void write_float(double value, text::Buffer &bytes)
{
    uint64_t bits = std::bit_cast<uint64_t>(value);
    int64_t integer;
    for (uint8_t places = 0; places < DIVISOR_COUNT; ++places) {
        if (are_decimals(&bits, 1, DIVISORS[places], &integer)) {
            const size_t length = varint_length(zigzag(integer));
            if (bits == NEGATIVE_ZERO || 1 + length >= sizeof(bits)) {
                break;
            }
            write_head(static_cast<uint8_t>(DECIMALS + places), bytes);
            bytes.append(static_cast<char>(OFFSETS));
            append_varint(bytes, zigzag(integer));
            return;
        }
    }
    write_head(RAW_FLOATS, bytes);
    append_little_endian(bytes, bits);
}

void write_floats(const uint64_t *bits, size_t count, int64_t *room, text::Buffer &bytes)
{
    if (are_same(bits, count)) {
        write_head(SAME_FLOAT, bytes);
        append_little_endian(bytes, bits[0]);
        return;
    }
    if (write_decimals(bits, count, room, bytes)) {
        return;
    }
    write_head(RAW_FLOATS, bytes);
    char *at = bytes.room(count * sizeof(uint64_t));
    for (size_t i = 0; i < count; ++i, at += sizeof(uint64_t)) {
        store_little_endian(at, bits[i]);
    }
    bytes.wrote(at);
}

} // namespace kiln::graph::encoding
