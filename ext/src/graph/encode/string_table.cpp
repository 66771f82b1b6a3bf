#include "string_table.h"

#include "bytes.h"
#include "cell.h"
#include "integer_writer.h"

namespace kiln::graph::encoding {

namespace {

// The strings of a block, next to each other in the table.
struct Block {
    size_t first;
    size_t count;
    // Whether there is a zero byte in one of them.
    bool is_binary;
};

// Fewer are not worth a block of their own, behind one that is binary.
constexpr size_t LEAST = 8;

size_t length_with_separators(size_t length, size_t count)
{
    return count == 0 ? 0 : length + count - 1;
}

bool is_binary(const zend_string *string)
{
    return memchr(ZSTR_VAL(string), '\0', ZSTR_LEN(string)) != nullptr;
}

uint64_t head_of(size_t count, bool is_last, bool is_binary)
{
    return static_cast<uint64_t>(count) << 2 | (is_last ? 2 : 0) | (is_binary ? 1 : 0);
}

size_t zero_bytes(const char *bytes, size_t count)
{
    constexpr uint64_t LOW = 0x0101010101010101u;
    size_t zeros = 0;
    for (; count >= sizeof(uint64_t); bytes += sizeof(uint64_t), count -= sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, bytes, sizeof(word));
        // The highest bit of each byte that is not zero.
        const uint64_t others = ((word & ~(LOW << 7)) + ~(LOW << 7)) | word;
        zeros += static_cast<size_t>(std::popcount(~others & LOW << 7));
    }
    for (; count > 0; ++bytes, --count) {
        zeros += *bytes == '\0' ? 1 : 0;
    }

    return zeros;
}

// Room for so many bytes, before those that stand behind the position.
char *make_room(text::Buffer &bytes, size_t position, size_t count)
{
    const size_t behind = bytes.length() - position;
    bytes.wrote(bytes.room(count) + count);
    char *at = const_cast<char *>(bytes.since(position));
    memmove(at + count, at, behind);

    return at;
}

void take_away(text::Buffer &bytes, size_t position, size_t count)
{
    const size_t behind = bytes.length() - position - count;
    char *at = const_cast<char *>(bytes.since(position));
    memmove(at, at + count, behind);
    bytes.rewind(position + behind);
}

void write_separated(zend_string *const *strings, size_t count, text::Buffer &bytes)
{
    for (size_t i = 0; i < count; ++i) {
        if (i > 0) {
            bytes.append('\0');
        }
        bytes.append(strings[i]);
    }
}

void write_with_lengths(Memory &memory, zend_string *const *strings, size_t count, text::Buffer &bytes)
{
    auto *lengths = memory.some<int64_t>(count);
    for (size_t i = 0; i < count; ++i) {
        lengths[i] = static_cast<int64_t>(ZSTR_LEN(strings[i]));
    }
    const IntegerPlan plan = plan_integers(lengths, count);
    bytes.append(static_cast<char>(plan.packing));
    write_integers(plan, lengths, count, bytes);
    for (size_t i = 0; i < count; ++i) {
        bytes.append(strings[i]);
    }
}

// Many short blocks would cost more than lengths do.
void add_block(Memory &memory, Sequence<Block> &blocks, Block block)
{
    if (block.count == 0) {
        return;
    }
    Block *last = blocks.is_empty() ? nullptr : blocks.end() - 1;
    if (last != nullptr && (last->is_binary == block.is_binary || (last->is_binary && block.count < LEAST))) {
        last->count += block.count;
        return;
    }
    blocks.push(memory, block);
}

void write_blocks(Memory &memory, const Sequence<zend_string *> &strings, text::Buffer &bytes)
{
    Sequence<Block> blocks;
    Block block = {0, 0, false};
    for (size_t i = 0; i < strings.count(); ++i) {
        if (is_binary(strings[i]) != block.is_binary) {
            add_block(memory, blocks, block);
            block = {i, 0, !block.is_binary};
        }
        ++block.count;
    }
    add_block(memory, blocks, block);
    for (size_t i = 0; i < blocks.count(); ++i) {
        const Block &written = blocks[i];
        zend_string *const *first = &strings[written.first];
        append_varint(bytes, head_of(written.count, i + 1 == blocks.count(), written.is_binary));
        if (written.is_binary) {
            write_with_lengths(memory, first, written.count, bytes);
            continue;
        }
        size_t length = 0;
        for (size_t k = 0; k < written.count; ++k) {
            length += ZSTR_LEN(first[k]);
        }
        append_varint(bytes, length_with_separators(length, written.count));
        write_separated(first, written.count, bytes);
    }
}

} // namespace

uint32_t StringTable::entry_of(Memory &memory, zend_string *string)
{
    const auto hash = static_cast<uint32_t>(zend_string_hash_val(string));
    uint32_t *place = index_.place(memory, hash, [&](uint32_t entry) { return zend_string_equals(entries_[entry].string, string); });
    if (*place == Index::NONE) {
        index_.occupy(place, static_cast<uint32_t>(entries_.count()));
        entries_.push(memory, {string, UNNUMBERED});
    }

    return *place;
}

void StringTable::number(Memory &memory, uint64_t *strings, size_t count)
{
    const size_t known = entries_.count();
    size_t length = 0;
    for (size_t i = 0; i < count; ++i) {
        zend_string *string = string_in(strings[i]);
        length += ZSTR_LEN(string);
        strings[i] = entry_of(memory, string);
    }
    const size_t new_count = entries_.count() - known;
    size_t new_length = 0;
    for (size_t i = known; i < entries_.count(); ++i) {
        new_length += ZSTR_LEN(entries_[i].string);
    }
    // Numbers that follow each other need not be written, which saves more than a few
    // strings twice cost.
    const bool is_worth_repeating = new_count == count
        || length_with_separators(length, count) - length_with_separators(new_length, new_count) < count;
    const size_t added = is_worth_repeating ? count : new_count;
    auto number = static_cast<uint32_t>(strings_.count());
    zend_string **at = strings_.add(memory, added);
    length_ += is_worth_repeating ? length : new_length;
    if (is_worth_repeating) {
        for (size_t i = 0; i < count; ++i, ++number) {
            Entry &entry = entries_[strings[i]];
            *at++ = entry.string;
            if (entry.number == UNNUMBERED) {
                entry.number = number;
            }
            strings[i] = number;
        }
        return;
    }
    for (size_t i = known; i < entries_.count(); ++i) {
        *at++ = entries_[i].string;
        entries_[i].number = number++;
    }
    for (size_t i = 0; i < count; ++i) {
        strings[i] = entries_[strings[i]].number;
    }
}

// Optimistic: one block without a zero byte in it.
bool StringTable::insert_separated(text::Buffer &bytes, size_t position) const
{
    const size_t count = strings_.count();
    const size_t length = length_with_separators(length_, count);
    const uint64_t head = head_of(count, true, false);
    const size_t in_front = varint_length(head) + varint_length(length);
    char *const text = store_varint(store_varint(make_room(bytes, position, in_front + length), head), length);
    char *at = text;
    for (size_t i = 0; i < count; ++i) {
        if (i > 0) {
            *at++ = '\0';
        }
        memcpy(at, ZSTR_VAL(strings_[i]), ZSTR_LEN(strings_[i]));
        at += ZSTR_LEN(strings_[i]);
    }
    if (EXPECTED(zero_bytes(text, length) == count - 1)) {
        return true;
    }
    take_away(bytes, position, in_front + length);

    return false;
}

void StringTable::insert(Memory &memory, text::Buffer &bytes, size_t position) const
{
    if (insert_separated(bytes, position)) {
        return;
    }
    text::Buffer blocks;
    blocks.open(length_);
    write_blocks(memory, strings_, blocks);
    memcpy(make_room(bytes, position, blocks.length()), blocks.since(0), blocks.length());
    blocks.discard();
}

} // namespace kiln::graph::encoding
