// Cells in columns.
#ifndef KILN_GRAPH_ENCODE_TABLE_H
#define KILN_GRAPH_ENCODE_TABLE_H

#include "cell.h"
#include "memory.h"

namespace kiln::graph::encoding {

constexpr Kind NO_KIND = static_cast<Kind>(UINT8_MAX);

struct Column {
    uint64_t *contents;
    // Of each cell; null as long as all are of one.
    uint8_t *kinds;
    Kind kind;
};

inline Kind kind_at(const Column &column, size_t row)
{
    return column.kinds == nullptr ? column.kind : static_cast<Kind>(column.kinds[row]);
}

class Table {
public:
    void open(Memory &memory, size_t width)
    {
        width_ = width;
        columns_ = memory.some<Column>(width);
        for (size_t i = 0; i < width; ++i) {
            columns_[i] = {nullptr, nullptr, NO_KIND};
        }
    }

    size_t width() const { return width_; }

    size_t rows() const { return rows_; }

    Column &column(size_t position) { return columns_[position]; }

    const Column &column(size_t position) const { return columns_[position]; }

    size_t capacity() const { return capacity_; }

    // The number of the first of them. All their cells must be put.
    size_t add_rows(Memory &memory, size_t count)
    {
        if (UNEXPECTED(count > capacity_ - rows_)) {
            reserve(memory, MAX(rows_ + count, 2 * capacity_));
        }
        rows_ += count;

        return rows_ - count;
    }

    void reserve(Memory &memory, size_t capacity)
    {
        if (capacity_ == 0 && Memory::is_small(width_ * capacity * sizeof(uint64_t))) {
            auto *contents = memory.some<uint64_t>(width_ * capacity);
            for (size_t i = 0; i < width_; ++i) {
                columns_[i].contents = contents + i * capacity;
            }
            capacity_ = capacity;
            return;
        }
        for (size_t i = 0; i < width_; ++i) {
            Column &column = columns_[i];
            column.contents = memory.more(column.contents, capacity_, capacity);
            if (column.kinds != nullptr) {
                column.kinds = memory.more(column.kinds, capacity_, capacity);
                memset(column.kinds + capacity_, column.kind, capacity - capacity_);
            }
        }
        capacity_ = capacity;
    }

    void put(Memory &memory, size_t column, size_t row, Kind kind, uint64_t content)
    {
        Column &into = columns_[column];
        into.contents[row] = content;
        if (EXPECTED(kind == into.kind && into.kinds == nullptr)) {
            return;
        }
        put_kind(memory, into, row, kind);
    }

    // The same for cells of one kind.
    void put_all(Memory &memory, size_t column, size_t row, Kind kind, const Cells &cells)
    {
        Column &into = columns_[column];
        uint64_t *contents = into.contents + row;
        const auto *at = reinterpret_cast<const char *>(cells.first);
        for (size_t i = 0; i < cells.count; ++i, at += cells.distance) {
            contents[i] = content_of(reinterpret_cast<const zval *>(at));
        }
        if (UNEXPECTED(kind != into.kind || into.kinds != nullptr)) {
            put_kind(memory, into, row, kind);
            if (into.kinds != nullptr) {
                memset(into.kinds + row, kind, cells.count);
            }
        }
    }

private:
    void put_kind(Memory &memory, Column &into, size_t row, Kind kind)
    {
        if (into.kind == NO_KIND) {
            into.kind = kind;
            return;
        }
        if (into.kinds == nullptr) {
            into.kinds = memory.some<uint8_t>(capacity_);
            memset(into.kinds, into.kind, capacity_);
        }
        into.kinds[row] = kind;
    }

    Column *columns_ = nullptr;
    size_t width_ = 0;
    size_t rows_ = 0;
    size_t capacity_ = 0;
};

} // namespace kiln::graph::encoding

#endif
