#include "integer_writer.h"

#include "../large_pages.h"
#include "../packing.h"
#include "bytes.h"

namespace kiln::graph::encoding {

namespace {

// Beyond it no steps are looked at, because their differences could overflow.
constexpr int64_t FAR_FOR_STEPS = int64_t{1} << 60;

// The first steps of a long column tell whether the others can be small.
constexpr size_t SAMPLE = 256;

constexpr uint8_t NO_WIDTH = UINT8_MAX;

struct Range {
    int64_t least;
    int64_t most;
};

Range range_of(const int64_t *values, size_t count)
{
    Range range = {values[0], values[0]};
    for (size_t i = 1; i < count; ++i) {
        range.least = MIN(range.least, values[i]);
        range.most = MAX(range.most, values[i]);
    }

    return range;
}

// Which of WIDTHS holds integers from 0 to the one given.
uint8_t width_for(uint64_t most)
{
    if (most <= UINT8_MAX) {
        return most == 0 ? 0 : 1;
    }

    return most <= UINT16_MAX ? 2 : (most <= UINT32_MAX ? 3 : NO_WIDTH);
}

IntegerPlan raw(size_t count)
{
    return {RAW_INTEGERS, sizeof(int64_t), 0, 0, count * sizeof(int64_t)};
}

IntegerPlan offsets(Range range, size_t count)
{
    const uint8_t width = width_for(static_cast<uint64_t>(range.most) - static_cast<uint64_t>(range.least));
    if (width == NO_WIDTH) {
        return raw(count);
    }
    // A base of 0 saves the reader an addition for each integer.
    const int64_t base = range.least >= 0 && width != 0 && width_for(static_cast<uint64_t>(range.most)) == width ? 0 : range.least;

    return {static_cast<uint8_t>(OFFSETS + width), WIDTHS[width], base, 0, varint_length(zigzag(base)) + count * WIDTHS[width]};
}

// False when it takes no less than so many bytes.
bool are_steps_shorter(const int64_t *values, size_t count, size_t length, IntegerPlan &plan)
{
    // The first has none before it, so its step may be any.
    Range range = {0, 0};
    if (count > 1) {
        range.least = range.most = values[1] - values[0];
        for (size_t i = 2; i < count; ++i) {
            const int64_t step = values[i] - values[i - 1];
            range.least = MIN(range.least, step);
            range.most = MAX(range.most, step);
        }
    }
    const uint8_t width = width_for(static_cast<uint64_t>(range.most) - static_cast<uint64_t>(range.least));
    if (width == NO_WIDTH || WIDTHS[width] * count + 2 >= length) {
        return false;
    }
    const int64_t base = values[0] - range.least;
    plan = {
        static_cast<uint8_t>(STEPS + width),
        WIDTHS[width],
        base,
        range.least,
        varint_length(zigzag(base)) + varint_length(zigzag(range.least)) + WIDTHS[width] * count,
    };

    return plan.length < length;
}

template <typename T>
char *write_offsets(const IntegerPlan &plan, const int64_t *values, size_t count, char *at)
{
    const auto base = static_cast<uint64_t>(plan.base);
    for (size_t i = 0; i < count; ++i, at += sizeof(T)) {
        store_little_endian(at, static_cast<T>(static_cast<uint64_t>(values[i]) - base));
    }

    return at;
}

template <typename T>
char *write_steps(const IntegerPlan &plan, const int64_t *values, size_t count, char *at)
{
    auto before = static_cast<uint64_t>(plan.base);
    const auto step = static_cast<uint64_t>(plan.step);
    for (size_t i = 0; i < count; ++i, at += sizeof(T)) {
        const auto value = static_cast<uint64_t>(values[i]);
        store_little_endian(at, static_cast<T>(value - before - step));
        before = value;
    }

    return at;
}

} // namespace

IntegerPlan plan_integers(const int64_t *values, size_t count)
{
    const Range range = range_of(values, count);
    if (!is_near(range.least) || !is_near(range.most)) {
        return raw(count);
    }
    const IntegerPlan best = offsets(range, count);
    if (best.packing == OFFSETS || count <= 2 || range.least < -FAR_FOR_STEPS || range.most > FAR_FOR_STEPS) {
        return best;
    }
    IntegerPlan steps;
    if (count > SAMPLE && !are_steps_shorter(values, SAMPLE, best.length * SAMPLE / count, steps)) {
        return best;
    }

    return are_steps_shorter(values, count, best.length, steps) ? steps : best;
}

void write_integers(const IntegerPlan &plan, const int64_t *values, size_t count, text::Buffer &bytes)
{
    if (plan.packing != RAW_INTEGERS) {
        append_varint(bytes, zigzag(plan.base));
    }
    if (plan.packing >= STEPS) {
        append_varint(bytes, zigzag(plan.step));
    }
    if (plan.width == 0) {
        return;
    }
    char *at = bytes.room(count * plan.width);
    prefer_large_pages(at, count * plan.width);
    switch (plan.width) {
        case 1:
            at = plan.packing >= STEPS ? write_steps<uint8_t>(plan, values, count, at) : write_offsets<uint8_t>(plan, values, count, at);
            break;
        case 2:
            at = plan.packing >= STEPS ? write_steps<uint16_t>(plan, values, count, at) : write_offsets<uint16_t>(plan, values, count, at);
            break;
        case 4:
            at = plan.packing >= STEPS ? write_steps<uint32_t>(plan, values, count, at) : write_offsets<uint32_t>(plan, values, count, at);
            break;
        case 8:
            at = write_offsets<uint64_t>(plan, values, count, at);
            break;
        default:
            break;
    }
    bytes.wrote(at);
}

} // namespace kiln::graph::encoding
