#include "layout.h"

#include "texts.h"

namespace kiln::toml {

namespace {

constexpr uint32_t SMALLEST = 8;

} // namespace

Layout::Layout(text::Buffer &lines)
    : texts_(static_cast<text::Buffer *>(safe_emalloc(SMALLEST, sizeof(text::Buffer), 0))),
      count_(2),
      room_(SMALLEST),
      prefixes_(static_cast<uint32_t *>(safe_emalloc(SMALLEST, sizeof(uint32_t), 0)))
{
    texts_[1] = lines;
    lines.open(0);
    texts_[0] = lines;
    prefix_.open(0);
    kept_.open(0);
}

text::Buffer &Layout::text_at(uint32_t depth)
{
    if (UNEXPECTED(depth >= room_)) {
        room_ *= 2;
        texts_ = static_cast<text::Buffer *>(safe_erealloc(texts_, room_, sizeof(text::Buffer), 0));
        prefixes_ = static_cast<uint32_t *>(safe_erealloc(prefixes_, room_, sizeof(uint32_t), 0));
    }
    for (; count_ <= depth; ++count_) {
        texts_[count_].open(0);
    }

    return texts_[depth];
}

void Layout::begin_table(text::Buffer &lines, bool is_item)
{
    text_at(depth_ + 2);
    texts_[depth_] = lines;
    prefixes_[depth_] = static_cast<uint32_t>(prefix_.length());
    prefix_.append(key_bytes(), key.length);
    lines = texts_[depth_ + 1];
    ++depth_;
    const size_t length = prefix_.length();
    constexpr size_t AROUND = 6;
    char *to = lines.room(length + AROUND);
    // An empty line before each header, but at the beginning.
    if (depth_ > 1 || lines.length() > 0) {
        *to++ = '\n';
    }
    *to++ = '[';
    if (is_item) {
        *to++ = '[';
    }
    memcpy(to, prefix_.since(0), length);
    to += length;
    *to++ = ']';
    if (is_item) {
        *to++ = ']';
    }
    *to++ = '\n';
    lines.wrote(to);
    prefix_.append('.');
}

void Layout::end_table(text::Buffer &lines)
{
    text::Buffer &behind = texts_[depth_ + 1];
    lines.append(behind.since(0), behind.length());
    behind.rewind(0);
    texts_[depth_] = lines;
    --depth_;
    lines = texts_[depth_];
    prefix_.rewind(prefixes_[depth_]);
}

void Layout::finish(text::Buffer &lines)
{
    text::Buffer &behind = texts_[1];
    if (lines.length() > 0) {
        if (behind.length() > 0) {
            lines.append('\n');
            lines.append(behind.since(0), behind.length());
        }
        behind.discard();
    } else {
        lines.discard();
        lines = behind;
    }
    release(2);
}

void Layout::discard(text::Buffer &lines)
{
    texts_[depth_] = lines;
    release(0);
}

void Layout::release(uint32_t first)
{
    for (uint32_t i = first; i < count_; ++i) {
        texts_[i].discard();
    }
    prefix_.discard();
    kept_.discard();
    efree(texts_);
    efree(prefixes_);
}

bool Layout::keep_key(const char *bytes, size_t length, bool needs_quotes)
{
    kept_.rewind(first_key_);
    if (!needs_quotes) {
        kept_.append(bytes, length);
    } else if (UNEXPECTED(!append_string(kept_, bytes, length))) {
        return false;
    }
    key = {nullptr, static_cast<uint32_t>(kept_.length() - first_key_), static_cast<uint32_t>(first_key_)};

    return true;
}

} // namespace kiln::toml
