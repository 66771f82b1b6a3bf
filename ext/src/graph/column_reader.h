// Reads columns, and checks that what they refer to exists.
#ifndef KILN_GRAPH_COLUMN_READER_H
#define KILN_GRAPH_COLUMN_READER_H

#include "../program/arena.h"
#include "column.h"
#include "weight.h"

namespace kiln::graph {

class ColumnReader {
public:
    ColumnReader(Cursor &cursor, Arena &arena, Weight &weight);

    // So many cells of any kinds; the weight covers them.
    bool column(uint64_t count, Column &into);

    // Integers that tell how to go on.
    bool integers(uint64_t count, int64_t *&into);

    // Numbers of names.
    bool names(uint64_t count, uint32_t *&into);

    // How many things of a kind there are, so far, for cells to refer to.
    bool set_limit(Kind kind, uint64_t limit);

private:
    bool pure(uint8_t head, uint64_t count, Pure &into);
    // A column of just this kind, read in full.
    template <typename Number>
    bool all_of(Kind kind, uint64_t count, Number *&into);
    bool mixed(uint8_t columns, uint64_t count, Column &into);
    bool floats(uint8_t packing, uint64_t count, Pure &into);
    bool numbers(Kind kind, uint8_t packing, uint64_t count, Integers &into);
    bool check(Kind kind, int64_t least, int64_t greatest);

    Cursor &cursor_;
    Arena &arena_;
    Weight &weight_;
    int64_t limits_[KIND_MIXED];
    // The first number that is greater than all before.
    int64_t following_[KIND_MIXED];
    int64_t greatest_reference_;
};

} // namespace kiln::graph

#endif
