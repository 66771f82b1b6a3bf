// Where the parts of a document of TOML come to stand while it is written.
//
// The tables in a table stand behind its lines. So each table that is open has two texts: its
// lines, and what comes behind them. When it ends, the second is put behind the first, which is
// the second of the table around. Where it is known where all parts go, each byte is copied once
// for each level.
#ifndef KILN_TOML_LAYOUT_H
#define KILN_TOML_LAYOUT_H

#include "../text/buffer.h"

namespace kiln::toml {

// What a value stands in.
enum class In : uint8_t {
    NOTHING,
    TABLE,
    // A list that is a member of a table, before its first item: tables, or all on one line.
    LIST,
    TABLES,
    INLINE_LIST,
    INLINE_TABLE,
};

// A key as it is written. It lies in what keeps it, or in the layout, which moves its memory.
struct Key {
    const char *bytes;
    uint32_t length;
    // Where it lies there; of others, nothing.
    uint32_t place;
};

class Layout {
public:
    // Takes a text that is open, for what comes behind the lines of the document, and opens another
    // one for these.
    explicit Layout(text::Buffer &lines);

    // The lines that a table begins with, behind its header.
    void begin_table(text::Buffer &lines, bool is_item);
    // The lines that go on behind it.
    void end_table(text::Buffer &lines);

    // Puts all together, for the caller to close.
    void finish(text::Buffer &lines);

    void discard(text::Buffer &lines);

    // How long the text is that comes behind the lines.
    size_t length_behind() { return texts_[depth_ + 1].length(); }
    void rewind_behind(size_t length) { texts_[depth_ + 1].rewind(length); }

    // The name of the table that is written, with a dot behind it.
    const text::Buffer &prefix() const { return prefix_; }

    // Keeps a key until the next one of the same table, as it stands or in quotes. False where it is
    // not UTF-8.
    bool keep_key(const char *bytes, size_t length, bool needs_quotes);

    const char *key_bytes() const { return UNEXPECTED(key.bytes == nullptr) ? kept_.since(key.place) : key.bytes; }

    // Keys that are kept from now on do not take the place of those before.
    size_t keep_keys()
    {
        const size_t before = first_key_;
        first_key_ = kept_.length();

        return before;
    }

    void leave_keys(size_t before) { first_key_ = before; }

    In in = In::NOTHING;
    // Of the next value, in tables.
    Key key = {nullptr, 0, 0};
    // Values on this line, within the innermost brackets.
    uint32_t written = 0;
    // Whether something was to be written that has no place here, or none that was known ahead.
    bool has_failed = false;

private:
    text::Buffer &text_at(uint32_t depth);
    void release(uint32_t first);

    // The lines of the document, then by depth what comes behind the lines. Those of the table
    // that is written are in the run.
    text::Buffer *texts_;
    uint32_t count_;
    uint32_t room_;
    // Tables around the one that is written.
    uint32_t depth_ = 0;
    text::Buffer prefix_;
    // Where the last part of it begins, by depth.
    uint32_t *prefixes_;
    // Keys that would not last, and from where on the next one may stand.
    text::Buffer kept_;
    size_t first_key_ = 0;
};

} // namespace kiln::toml

#endif
