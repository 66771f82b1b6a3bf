#include "string_table.h"

#include "bytes.h"
#include "cell.h"
#include "integer_writer.h"

extern "C" {
#include "zend_smart_str.h"
}

namespace kiln::graph::encoding {

namespace {

// The strings of a block, next to each other in the table.
struct Block {
    size_t first;
    size_t count;
    // Whether there is a zero byte in one of them.
    bool is_binary;
};

// Strings lie scattered in memory.
constexpr size_t STRINGS_AHEAD = 8;

// When so many were new, the others in a column probably are.
constexpr size_t ENOUGH_TO_TELL = 256;

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

bool has_zero_byte(uint64_t word)
{
    constexpr uint64_t LOW = 0x0101010101010101u;

    return ((word - LOW) & ~word & LOW << 7) != 0;
}

// Most strings are short, and for those a call takes longer than the bytes.
constexpr size_t LONG = 64;

// Copies a string, and notes whether there is a zero byte in it.
char *put(char *at, const zend_string *string, bool &is_binary)
{
    size_t length = ZSTR_LEN(string);
    const char *from = ZSTR_VAL(string);
    if (UNEXPECTED(length > LONG)) {
        is_binary = is_binary || memchr(from, '\0', length) != nullptr;
        memcpy(at, from, length);
        return at + length;
    }
    uint64_t word;
    if (length >= sizeof(word)) {
        // The last eight bytes first, so that what is left over need not be looked at.
        memcpy(&word, from + length - sizeof(word), sizeof(word));
        memcpy(at + length - sizeof(word), &word, sizeof(word));
        is_binary |= has_zero_byte(word);
        for (; length > sizeof(word); length -= sizeof(word), from += sizeof(word), at += sizeof(word)) {
            memcpy(&word, from, sizeof(word));
            memcpy(at, &word, sizeof(word));
            is_binary |= has_zero_byte(word);
        }
        return at + length;
    }
    if (length >= sizeof(uint32_t)) {
        uint32_t first;
        uint32_t last;
        memcpy(&first, from, sizeof(first));
        memcpy(&last, from + length - sizeof(last), sizeof(last));
        memcpy(at, &first, sizeof(first));
        memcpy(at + length - sizeof(last), &last, sizeof(last));
        is_binary |= has_zero_byte(static_cast<uint64_t>(first) << 32 | last);
        return at + length;
    }
    for (size_t i = 0; i < length; ++i) {
        at[i] = from[i];
        is_binary |= from[i] == '\0';
    }

    return at + length;
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

// All of them new, as far as they are: what is done with a string that is not, and with
// those behind it, only all of them together tell.
size_t StringTable::number_new(Memory &memory, uint64_t *strings, size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        if (i + 2 * STRINGS_AHEAD < count) {
            __builtin_prefetch(string_in(strings[i + 2 * STRINGS_AHEAD]));
            index_.fetch_ahead(static_cast<uint32_t>(ZSTR_H(string_in(strings[i + STRINGS_AHEAD]))));
        }
        zend_string *string = string_in(strings[i]);
        const size_t known = entries_.count();
        if (entry_of(memory, string) != known) {
            return i;
        }
        const auto number = static_cast<uint32_t>(strings_.count());
        entries_[known].number = number;
        strings_.push(memory, string);
        length_ += ZSTR_LEN(string);
        strings[i] = number;
        if (UNEXPECTED(i == ENOUGH_TO_TELL)) {
            index_.reserve(memory, known + count - i);
            entries_.reserve_exactly(memory, known + count - i);
            strings_.reserve_exactly(memory, number + count - i);
        }
    }

    return count;
}

StringTable::Beginning *StringTable::Beginning::make(zend_string *const *names, size_t count)
{
    if (count > Index::FEW) {
        return nullptr;
    }
    auto *made = static_cast<Beginning *>(safe_emalloc(count, sizeof(Entry) + sizeof(zend_string *), sizeof(Beginning)));
    new (made) Beginning();
    made->count = count;
    made->entries = reinterpret_cast<Entry *>(made + 1);
    made->strings = reinterpret_cast<zend_string **>(made->entries + count);
    smart_str text = {nullptr, 0};
    for (uint32_t i = 0; i < count; ++i) {
        if (i > 0) {
            smart_str_appendc(&text, '\0');
        }
        smart_str_append(&text, names[i]);
        made->entries[i] = {names[i], i};
        made->strings[i] = names[i];
        made->index.add_few(static_cast<uint32_t>(zend_string_hash_val(names[i])), i);
    }
    made->text = smart_str_extract(&text);

    return made;
}

void StringTable::Beginning::discard(Beginning *made)
{
    zend_string_release(made->text);
    efree(made);
}

void StringTable::begin(Memory &memory, const Beginning &beginning)
{
    constexpr size_t PROBABLY_MORE = 8;
    const size_t count = beginning.count;
    index_ = beginning.index;
    entries_.reserve(memory, count + PROBABLY_MORE);
    memcpy(entries_.add(memory, count), beginning.entries, count * sizeof(Entry));
    strings_.reserve(memory, count + PROBABLY_MORE);
    memcpy(strings_.add(memory, count), beginning.strings, count * sizeof(zend_string *));
    length_ = ZSTR_LEN(beginning.text) - (count - 1);
    beginning_ = &beginning;
}

void StringTable::number(Memory &memory, uint64_t *strings, size_t count)
{
    const size_t numbered = number_new(memory, strings, count);
    if (numbered < count) {
        number_others(memory, strings + numbered, count - numbered, numbered);
    }
}

// Behind so many that were new.
void StringTable::number_others(Memory &memory, uint64_t *strings, size_t count, size_t numbered)
{
    const size_t known = entries_.count();
    size_t length = 0;
    for (size_t i = 0; i < count; ++i) {
        if (i + 2 * STRINGS_AHEAD < count) {
            __builtin_prefetch(string_in(strings[i + 2 * STRINGS_AHEAD]));
            index_.fetch_ahead(static_cast<uint32_t>(ZSTR_H(string_in(strings[i + STRINGS_AHEAD]))));
        }
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
    const size_t separators = numbered + new_count == 0 ? count - 1 : count - new_count;
    const bool is_worth_repeating = length - new_length + separators < numbered + count;
    auto number = static_cast<uint32_t>(strings_.count());
    zend_string **at = strings_.add(memory, is_worth_repeating ? count : new_count);
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
    char *at = store_varint(store_varint(make_room(bytes, position, in_front + length), head), length);
    size_t begun = 0;
    if (beginning_ != nullptr) {
        begun = beginning_->count;
        memcpy(at, ZSTR_VAL(beginning_->text), ZSTR_LEN(beginning_->text));
        at += ZSTR_LEN(beginning_->text);
    }
    bool is_binary = false;
    for (size_t i = begun; i < count; ++i) {
        if (i > 0) {
            *at++ = '\0';
        }
        if (i + STRINGS_AHEAD < count) {
            __builtin_prefetch(strings_[i + STRINGS_AHEAD]);
        }
        at = put(at, strings_[i], is_binary);
    }
    if (EXPECTED(!is_binary)) {
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
