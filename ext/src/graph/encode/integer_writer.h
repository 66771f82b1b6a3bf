// Packs integers in the way that takes the fewest bytes.
#ifndef KILN_GRAPH_ENCODE_INTEGER_WRITER_H
#define KILN_GRAPH_ENCODE_INTEGER_WRITER_H

#include "../../text/buffer.h"

namespace kiln::graph::encoding {

// Integers that are not are written as they stand: nothing is subtracted that could
// overflow.
inline bool is_near(int64_t value)
{
    constexpr int64_t FAR = int64_t{1} << 61;

    return value >= -FAR && value <= FAR;
}

struct IntegerPlan {
    uint8_t packing;
    // Of each.
    uint8_t width;
    int64_t base;
    int64_t step;
    // Of all that write_integers() writes.
    size_t length;
};

// At least one integer.
IntegerPlan plan_integers(const int64_t *values, size_t count);

// The packing itself stands elsewhere.
void write_integers(const IntegerPlan &plan, const int64_t *values, size_t count, text::Buffer &bytes);

} // namespace kiln::graph::encoding

#endif
