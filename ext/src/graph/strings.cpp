#include "strings.h"

#include "integers.h"

namespace kiln::graph {

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
        block->entries = arena.make_all<Entry>(block->count);
        for (size_t i = 0; i < block->count; ++i) {
            const int64_t length = next_integer(lengths);
            if (length < 0 || !cursor.pass(static_cast<uint64_t>(length), 1, from)) {
                return false;
            }
            block->entries[i].bytes = reinterpret_cast<const char *>(from);
            block->entries[i].length = static_cast<uint32_t>(length);
        }

        return true;
    }
    uint64_t length;
    if (!cursor.unsigned_integer(length) || !cursor.pass(length, 1, from)) {
        return false;
    }
    block->entries = arena.make_all<Entry>(block->count);
    const char *at = reinterpret_cast<const char *>(from);
    const char *const end = at + length;
    for (size_t i = 0; i < block->count; ++i) {
        const auto *separator = static_cast<const char *>(memchr(at, '\0', static_cast<size_t>(end - at)));
        // The last one has none behind it, all others have.
        if ((separator == nullptr) != (i + 1 == block->count)) {
            return false;
        }
        const char *behind = separator == nullptr ? end : separator;
        block->entries[i].bytes = at;
        block->entries[i].length = static_cast<uint32_t>(behind - at);
        at = separator == nullptr ? end : separator + 1;
    }

    return true;
}

bool Strings::read(Cursor &cursor, Arena &arena)
{
    constexpr uint64_t BINARY = 1;
    constexpr uint64_t LAST = 2;
    Block *first = nullptr;
    Block **last = &first;
    uint64_t head;
    do {
        if (!cursor.unsigned_integer(head) || head >> 2 == 0) {
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
    entries_ = arena.make_all<Entry>(count_);
    Entry *at = entries_;
    for (const Block *block = first; block != nullptr; block = block->next) {
        memcpy(at, block->entries, block->count * sizeof(Entry));
        at += block->count;
    }

    return true;
}

} // namespace kiln::graph
