#include "integers.h"

#include "packing.h"

#include <cmath>

namespace kiln::graph {

namespace {

// All sums lie between the base, the least and the greatest, and these so far from
// what 64 bits cannot hold that rounding does not matter.
bool is_in_range(int64_t base, int64_t step, uint8_t width, uint64_t count)
{
    constexpr double FAR = 6521908912666391106.0; // 2 ** 62.5
    const double steps = static_cast<double>(step) * static_cast<double>(count);
    const double least = static_cast<double>(base) + steps;
    const double greatest = least + std::ldexp(1.0, 8 * width) * static_cast<double>(count);

    return std::fabs(static_cast<double>(base)) < FAR && std::fabs(steps) < FAR && std::fabs(least) < FAR
        && std::fabs(greatest) < FAR;
}

} // namespace

bool read_integers(Cursor &cursor, uint8_t packing, uint64_t count, Integers &into)
{
    int64_t base = 0;
    int64_t step = 0;
    bool is_stepped = false;
    uint8_t width = sizeof(uint64_t);
    if (packing < RAW_INTEGERS) {
        width = WIDTHS[packing];
        if (!cursor.signed_integer(base) || base > INT64_MAX - UINT32_MAX) {
            return false;
        }
    } else if (packing >= STEPS && packing < STEPS + WIDTH_COUNT) {
        width = WIDTHS[packing - STEPS];
        is_stepped = true;
        if (!cursor.signed_integer(base) || !cursor.signed_integer(step) || !is_in_range(base, step, width, count)) {
            return false;
        }
    } else if (packing != RAW_INTEGERS) {
        return false;
    }
    into.base = static_cast<uint64_t>(base);
    into.step = static_cast<uint64_t>(step);
    into.width = width;
    into.is_stepped = is_stepped;

    return cursor.pass(count, width, into.at);
}

} // namespace kiln::graph
