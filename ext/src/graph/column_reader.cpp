#include "column_reader.h"

#include "packing.h"

namespace kiln::graph {

namespace {

// More than there can ever be, and far from what 64 bits cannot hold.
constexpr int64_t NOT_KNOWN_YET = int64_t{1} << 46;

} // namespace

ColumnReader::ColumnReader(Cursor &cursor, Arena &arena, Weight &weight)
    : cursor_(cursor), arena_(arena), weight_(weight), greatest_reference_(-1)
{
    // Those before have no numbers.
    for (uint8_t kind = KIND_STRING; kind < KIND_MIXED; ++kind) {
        limits_[kind] = kind == KIND_REFERENCE ? NOT_KNOWN_YET : 0;
        following_[kind] = 0;
    }
}

bool ColumnReader::set_limit(Kind kind, uint64_t limit)
{
    limits_[kind] = static_cast<int64_t>(limit);

    return kind != KIND_REFERENCE || greatest_reference_ < limits_[kind];
}

bool ColumnReader::check(Kind kind, int64_t least, int64_t greatest)
{
    if (least < 0 || greatest >= limits_[kind]) {
        return false;
    }
    following_[kind] = MAX(following_[kind], greatest + 1);
    if (kind == KIND_REFERENCE) {
        greatest_reference_ = MAX(greatest_reference_, greatest);
    }

    return true;
}

bool ColumnReader::numbers(Kind kind, uint8_t packing, uint64_t count, Integers &into)
{
    if (packing == FOLLOWING) {
        const int64_t first = following_[kind];
        into = {nullptr, static_cast<uint64_t>(first - 1), 1, 0, true};

        return check(kind, first, first + static_cast<int64_t>(count) - 1);
    }
    if (!read_integers(cursor_, packing, count, into)) {
        return false;
    }
    int64_t least = INT64_MAX;
    int64_t greatest = INT64_MIN;
    each_integer(into, count, [&](int64_t number) {
        least = MIN(least, number);
        greatest = MAX(greatest, number);
    });

    return check(kind, least, greatest);
}

bool ColumnReader::floats(uint8_t packing, uint64_t count, Pure &into)
{
    if (packing == RAW_FLOATS || packing == SAME_FLOAT) {
        into.is_raw = packing == RAW_FLOATS;
        into.is_same = packing == SAME_FLOAT;

        return cursor_.pass(into.is_same ? 1 : count, sizeof(double), into.integers.at);
    }
    uint8_t integers;
    if (packing >= DECIMALS + DIVISOR_COUNT || !cursor_.byte(integers)) {
        return false;
    }
    into.divisor = DIVISORS[packing - DECIMALS];

    return read_integers(cursor_, integers, count, into.integers);
}

bool ColumnReader::pure(uint8_t head, uint64_t count, Pure &into)
{
    const uint8_t packing = head & 15;
    into.kind = static_cast<Kind>(head >> 4);
    into.count = count;
    switch (into.kind) {
        case KIND_NULL:
        case KIND_FALSE:
        case KIND_TRUE:
        case KIND_EMPTY_ARRAY:
            return packing == 0;
        case KIND_INT:
            return read_integers(cursor_, packing, count, into.integers);
        case KIND_FLOAT:
            return floats(packing, count, into);
        case KIND_STRING:
        case KIND_ARRAY:
        case KIND_OBJECT:
        case KIND_ENUM:
        case KIND_REFERENCE:
            return numbers(into.kind, packing, count, into.integers);
        default:
            return false;
    }
}

bool ColumnReader::mixed(uint8_t columns, uint64_t count, Column &into)
{
    if (columns < 2 || columns > KIND_MIXED || !weight_.add(columns, Weight::PART)) {
        return false;
    }
    into.selector_bits = selector_bits_for(columns);
    if (!cursor_.pass((count * into.selector_bits + 7) / 8, 1, into.selectors)) {
        return false;
    }
    size_t counts[16] = {};
    for (size_t position = 0; position < count; ++position) {
        ++counts[selector_at(into, position)];
    }
    for (uint8_t selector = 0; selector < 16; ++selector) {
        if ((counts[selector] > 0) != (selector < columns)) {
            return false;
        }
    }
    into.part_count = columns;
    into.parts = arena_.make_all<Pure>(columns);
    for (uint8_t part = 0; part < columns; ++part) {
        uint8_t head;
        if (!cursor_.byte(head) || (part > 0 && head >> 4 <= into.parts[part - 1].kind)
            || !pure(head, counts[part], into.parts[part])) {
            return false;
        }
    }

    return true;
}

bool ColumnReader::column(uint64_t count, Column &into)
{
    uint8_t head;
    if (!cursor_.byte(head)) {
        return false;
    }
    into.count = count;
    if (count == 0) {
        return head == 0;
    }
    if (head >> 4 == KIND_MIXED) {
        return mixed(head & 15, count, into);
    }
    into.part_count = 1;
    into.parts = &into.only;

    return pure(head, count, into.only);
}

template <typename Number>
bool ColumnReader::all_of(Kind kind, uint64_t count, Number *&into)
{
    uint8_t head;
    into = nullptr;
    if (!cursor_.byte(head)) {
        return false;
    }
    if (count == 0) {
        return head == 0;
    }
    Pure part = {};
    if (head >> 4 != kind || !pure(head, count, part)) {
        return false;
    }
    into = arena_.room_for<Number>(count);
    Number *at = into;
    each_integer(part.integers, count, [&](int64_t number) { *at++ = static_cast<Number>(number); });

    return true;
}

bool ColumnReader::integers(uint64_t count, int64_t *&into)
{
    return all_of(KIND_INT, count, into);
}

bool ColumnReader::names(uint64_t count, uint32_t *&into)
{
    return all_of(KIND_STRING, count, into);
}

} // namespace kiln::graph
