#include "column_writer.h"

#include "../packing.h"
#include "bytes.h"
#include "float_writer.h"
#include "integer_writer.h"

namespace kiln::graph::encoding {

void ColumnWriter::column(Column &column, size_t count)
{
    if (count == 0) {
        head(KIND_NULL, 0);
    } else if (column.kinds != nullptr) {
        several(column, count);
    } else if (count == 1) {
        alone(column.kind, column.contents[0]);
    } else {
        pure(column.kind, column.contents, count);
    }
}

// What pure() writes of one cell.
void ColumnWriter::alone(Kind kind, uint64_t content)
{
    switch (kind) {
        case KIND_NULL:
        case KIND_FALSE:
        case KIND_TRUE:
        case KIND_EMPTY_ARRAY:
            head(kind, 0);
            break;
        case KIND_INT:
            if (EXPECTED(is_near(static_cast<int64_t>(content)))) {
                head(kind, OFFSETS);
                append_varint(bytes_, zigzag(static_cast<int64_t>(content)));
            } else {
                head(kind, RAW_INTEGERS);
                append_little_endian(bytes_, content);
            }
            break;
        case KIND_FLOAT:
            write_float(std::bit_cast<double>(content), bytes_);
            break;
        default:
            to_numbers(kind, &content, 1);
            if (content == static_cast<uint64_t>(following_[kind])) {
                ++following_[kind];
                head(kind, FOLLOWING);
                break;
            }
            following_[kind] = MAX(following_[kind], static_cast<int64_t>(content) + 1);
            head(kind, OFFSETS);
            append_varint(bytes_, zigzag(static_cast<int64_t>(content)));
    }
}

void ColumnWriter::cells(const zval *cells, size_t count)
{
    Table table;
    table.open(memory_, 1);
    table.add_rows(memory_, count);
    for (size_t row = 0; row < count; ++row) {
        table.put(memory_, 0, row, kind_of(&cells[row]), content_of(&cells[row]));
    }
    column(table.column(0), count);
}

void ColumnWriter::integers(uint64_t *integers, size_t count)
{
    if (count == 0) {
        head(KIND_NULL, 0);
    } else if (count == 1) {
        alone(KIND_INT, *integers);
    } else {
        pure(KIND_INT, integers, count);
    }
}

void ColumnWriter::pure(Kind kind, uint64_t *contents, size_t count)
{
    switch (kind) {
        case KIND_NULL:
        case KIND_FALSE:
        case KIND_TRUE:
        case KIND_EMPTY_ARRAY:
            head(kind, 0);
            break;
        case KIND_INT: {
            const auto *values = reinterpret_cast<const int64_t *>(contents);
            const IntegerPlan plan = plan_integers(values, count);
            head(KIND_INT, plan.packing);
            write_integers(plan, values, count, bytes_);
            break;
        }
        case KIND_FLOAT:
            decimals_.cut(0);
            write_floats(contents, count, decimals_.add(memory_, count), bytes_);
            break;
        default:
            to_numbers(kind, contents, count);
            numbered(kind, contents, count);
    }
}

void ColumnWriter::to_numbers(Kind kind, uint64_t *contents, size_t count)
{
    switch (kind) {
        case KIND_STRING:
            strings_.number(memory_, contents, count);
            break;
        case KIND_ARRAY:
            for (size_t i = 0; i < count; ++i) {
                contents[i] = collection_.arrays.number_of(contents[i]);
            }
            break;
        case KIND_OBJECT:
            for (size_t i = 0; i < count; ++i) {
                contents[i] = collection_.number_of_object(contents[i]);
            }
            break;
        default:
            // Cases and references are numbered as they are met.
            break;
    }
}

void ColumnWriter::numbered(Kind kind, uint64_t *numbers, size_t count)
{
    const auto first = static_cast<uint64_t>(following_[kind]);
    size_t followed = 0;
    while (followed < count && numbers[followed] == first + followed) {
        ++followed;
    }
    if (followed == count) {
        following_[kind] = static_cast<int64_t>(first + count);
        head(kind, FOLLOWING);
        return;
    }
    const auto *values = reinterpret_cast<const int64_t *>(numbers);
    for (size_t i = 0; i < count; ++i) {
        following_[kind] = MAX(following_[kind], values[i] + 1);
    }
    const IntegerPlan plan = plan_integers(values, count);
    head(kind, plan.packing);
    write_integers(plan, values, count, bytes_);
}

// Which of the columns each cell is from, the first cell in the lowest bits.
void ColumnWriter::selectors(const uint8_t *kinds, size_t count, const uint8_t *positions, uint8_t columns)
{
    const uint8_t bits = selector_bits_for(columns);
    const size_t length = (count * bits + 7) / 8;
    char *at = bytes_.room(length);
    const uint8_t cells_per_byte = 8 / bits;
    for (size_t i = 0; i < count;) {
        unsigned byte = 0;
        const size_t end = MIN(count, i + cells_per_byte);
        for (unsigned shift = 0; i < end; ++i, shift += bits) {
            byte |= static_cast<unsigned>(positions[kinds[i]]) << shift;
        }
        *at++ = static_cast<char>(byte);
    }
    bytes_.wrote(at);
}

void ColumnWriter::several(const Column &column, size_t count)
{
    size_t counts[KIND_MIXED] = {};
    for (size_t i = 0; i < count; ++i) {
        ++counts[column.kinds[i]];
    }
    parts_.cut(0);
    uint64_t *at = parts_.add(memory_, count);
    uint64_t *parts[KIND_MIXED];
    uint8_t positions[KIND_MIXED];
    uint8_t columns = 0;
    for (uint8_t kind = 0; kind < KIND_MIXED; ++kind) {
        parts[kind] = at;
        positions[kind] = columns;
        at += counts[kind];
        columns += counts[kind] > 0 ? 1 : 0;
    }
    part_count_ += columns;
    head(KIND_MIXED, columns);
    selectors(column.kinds, count, positions, columns);
    for (size_t i = 0; i < count; ++i) {
        *parts[column.kinds[i]]++ = column.contents[i];
    }
    for (uint8_t kind = 0; kind < KIND_MIXED; ++kind) {
        if (counts[kind] > 0) {
            pure(static_cast<Kind>(kind), parts[kind] - counts[kind], counts[kind]);
        }
    }
}

} // namespace kiln::graph::encoding
