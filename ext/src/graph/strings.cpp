#include "strings.h"

#include "integers.h"

namespace kiln::graph {

// Strings are mostly short, so that looking at eight bytes at a time takes less than
// a call for each.
bool Strings::split(const char *from, size_t length, Block &block)
{
    constexpr uint64_t LOW_BITS = 0x7F7F'7F7F'7F7F'7F7F;
    constexpr size_t WORD = sizeof(uint64_t);
    Entry *entry = block.entries;
    const Entry *last = entry + block.count - 1;
    const char *begin = from;
    size_t at = 0;
    for (; at + WORD <= length; at += WORD) {
        const auto word = little_endian<uint64_t>(reinterpret_cast<const uint8_t *>(from + at));
        // The highest bit of each byte that is zero.
        uint64_t zeros = ~(((word & LOW_BITS) + LOW_BITS) | word | LOW_BITS);
        for (; zeros != 0; zeros &= zeros - 1) {
            if (entry == last) {
                return false;
            }
            const char *separator = from + at + std::countr_zero(zeros) / 8;
            *entry++ = {begin, nullptr, static_cast<uint32_t>(separator - begin), 0};
            begin = separator + 1;
        }
    }
    for (; at < length; ++at) {
        if (from[at] == '\0') {
            if (entry == last) {
                return false;
            }
            *entry++ = {begin, nullptr, static_cast<uint32_t>(from + at - begin), 0};
            begin = from + at + 1;
        }
    }
    *entry = {begin, nullptr, static_cast<uint32_t>(from + length - begin), 0};

    return entry == last;
}

bool Strings::read_block(Cursor &cursor, Arena &arena, Block *block, bool is_binary)
{
    // Lengths may take no bytes, but what they say must not take memory before it is
    // known whether the strings do.
    if (block->count > cursor.remaining() + 1) {
        return false;
    }
    const uint8_t *from;
    if (is_binary) {
        uint8_t packing;
        Integers lengths;
        if (!cursor.byte(packing) || !read_integers(cursor, packing, block->count, lengths)) {
            return false;
        }
        block->entries = arena.room_for<Entry>(block->count);
        for (size_t i = 0; i < block->count; ++i) {
            const int64_t length = next_integer(lengths);
            if (length < 0 || !cursor.pass(static_cast<uint64_t>(length), 1, from)) {
                return false;
            }
            block->entries[i] = {reinterpret_cast<const char *>(from), nullptr, static_cast<uint32_t>(length), 0};
        }

        return true;
    }
    uint64_t length;
    if (!cursor.unsigned_integer(length) || !cursor.pass(length, 1, from)) {
        return false;
    }
    block->entries = arena.room_for<Entry>(block->count);

    return split(reinterpret_cast<const char *>(from), length, *block);
}

bool Strings::read(Cursor &cursor, Arena &arena, Weight &weight)
{
    constexpr uint64_t BINARY = 1;
    constexpr uint64_t LAST = 2;
    Block *first = nullptr;
    Block **last = &first;
    uint64_t head;
    do {
        if (!cursor.unsigned_integer(head) || head >> 2 == 0 || !weight.add(head >> 2, Weight::STRING)) {
            return false;
        }
        auto *block = arena.make<Block>();
        block->count = head >> 2;
        // Empty strings of equal length would take no bytes, and so any amount of memory.
        const size_t before = cursor.remaining();
        if (!read_block(cursor, arena, block, (head & BINARY) != 0) || before - cursor.remaining() < block->count) {
            return false;
        }
        *last = block;
        last = &block->next;
        count_ += block->count;
    } while ((head & LAST) == 0);

    if (first->next == nullptr) {
        entries_ = first->entries;
        return true;
    }
    entries_ = arena.room_for<Entry>(count_);
    Entry *at = entries_;
    for (const Block *block = first; block != nullptr; block = block->next) {
        memcpy(at, block->entries, block->count * sizeof(Entry));
        at += block->count;
    }

    return true;
}

} // namespace kiln::graph
