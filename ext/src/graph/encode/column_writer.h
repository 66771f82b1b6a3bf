// Writes columns, each in the packing that fits what stands in it.
#ifndef KILN_GRAPH_ENCODE_COLUMN_WRITER_H
#define KILN_GRAPH_ENCODE_COLUMN_WRITER_H

#include "collection.h"
#include "../packing.h"
#include "string_table.h"

namespace kiln::graph::encoding {

// What it is given it uses as room for its own work.
class ColumnWriter {
public:
    ColumnWriter(Collection &collection, StringTable &strings, text::Buffer &bytes)
        : collection_(collection), memory_(collection.memory), strings_(strings), bytes_(bytes)
    {
        clear(following_, sizeof(following_));
    }

    void column(Column &column, size_t count);

    // Cells that are no column yet.
    void cells(const zval *cells, size_t count);

    void cell(const zval *cell) { alone(kind_of(cell), content_of(cell)); }

    // At least one.
    void strings(uint64_t *strings, size_t count) { pure(KIND_STRING, strings, count); }

    // The first strings of all.
    void strings(const StringTable::Beginning &beginning)
    {
        strings_.begin(memory_, beginning);
        following_[KIND_STRING] = static_cast<int64_t>(beginning.count);
        head(KIND_STRING, FOLLOWING);
    }

    void integers(uint64_t *integers, size_t count);

    // How many columns of one kind stand in columns of several, so far.
    size_t part_count() const { return part_count_; }

private:
    void head(Kind kind, uint8_t packing) { bytes_.append(static_cast<char>(kind << 4 | packing)); }

    void pure(Kind kind, uint64_t *contents, size_t count);
    void alone(Kind kind, uint64_t content);
    void several(const Column &column, size_t count);
    void selectors(const uint8_t *kinds, size_t count, const uint8_t *positions, uint8_t columns);
    void numbered(Kind kind, uint64_t *numbers, size_t count);
    void to_numbers(Kind kind, uint64_t *contents, size_t count);

    Collection &collection_;
    Memory &memory_;
    StringTable &strings_;
    text::Buffer &bytes_;
    size_t part_count_ = 0;
    Sequence<int64_t> decimals_;
    Sequence<uint64_t> parts_;
    // The first number that is greater than all before.
    int64_t following_[KIND_MIXED];
};

} // namespace kiln::graph::encoding

#endif
