#include "writer.h"

namespace kiln::protobuf {

namespace {

// Fields of one tag, one behind the other.
struct Part {
    uint64_t tag;
    size_t start;
    size_t length;
};

// The end of a field that was just written.
const Byte *end_of_field(uint64_t tag, const Byte *at, const Byte *end)
{
    uint64_t number = 0;
    switch (tag % (1 << TYPE_BITS)) {
        case VARINT: read_varint(at, end, number); return at;
        case I64: return at + 8;
        case I32: return at + 4;
        default: read_varint(at, end, number); return at + number;
    }
}

} // namespace

void sort_fields(text::Buffer &out, size_t from)
{
    constexpr size_t FEW = 64;
    const size_t length = out.length() - from;
    const auto *const bytes = reinterpret_cast<const Byte *>(out.since(from));
    const Byte *const end = bytes + length;
    Part few[FEW];
    Part *parts = few;
    size_t count = 0;
    size_t capacity = FEW;
    for (const Byte *at = bytes; at < end;) {
        const auto start = static_cast<size_t>(at - bytes);
        uint64_t tag = 0;
        read_varint(at, end, tag);
        at = end_of_field(tag, at, end);
        const size_t behind = static_cast<size_t>(at - bytes);
        if (count > 0 && parts[count - 1].tag == tag && parts[count - 1].start + parts[count - 1].length == start) {
            parts[count - 1].length = behind - parts[count - 1].start;
            continue;
        }
        if (UNEXPECTED(count == capacity)) {
            capacity *= 2;
            auto *more = static_cast<Part *>(safe_emalloc(capacity, sizeof(Part), 0));
            memcpy(more, parts, count * sizeof(Part));
            if (parts != few) {
                efree(parts);
            }
            parts = more;
        }
        // Not many stand in another place than they should.
        size_t place = count++;
        for (; place > 0 && parts[place - 1].tag > tag; --place) {
            parts[place] = parts[place - 1];
        }
        parts[place] = {tag, start, behind - start};
    }
    auto *sorted = static_cast<char *>(emalloc(length));
    char *to = sorted;
    for (size_t i = 0; i < count; ++i) {
        memcpy(to, bytes + parts[i].start, parts[i].length);
        to += parts[i].length;
    }
    out.replace(from, sorted, length);
    efree(sorted);
    if (parts != few) {
        efree(parts);
    }
}

void put_long_length(text::Buffer &out, size_t place)
{
    char header[LONGEST_VARINT];
    const auto size = static_cast<size_t>(put_varint(header, out.length() - place - 1) - header);
    out.insert(place + 1, size - 1);
    out.replace(place, header, size);
}

} // namespace kiln::protobuf
