#include "envelope.h"

#include "cursor.h"

extern "C" {
#include "ext/standard/crc32.h"
}

namespace kiln::graph {

namespace {

constexpr uint8_t MARK = 0xC1;
constexpr uint8_t VERSION = 1;
// In the byte of the version: the checksum has two bytes, not four.
constexpr uint8_t SMALL = 0x80;
// Mark, version and parts.
constexpr size_t HEAD = 3;
constexpr size_t LEAST = 6;

uint32_t checksum(const zend_string *bytes, size_t length)
{
    return php_crc32_bulk_end(php_crc32_bulk_update(php_crc32_bulk_init(), ZSTR_VAL(bytes), length));
}

} // namespace

bool is_graph(const char *bytes, size_t length)
{
    return length > 0 && static_cast<uint8_t>(bytes[0]) == MARK;
}

bool open_envelope(const zend_string *bytes, Envelope &into)
{
    const auto *start = reinterpret_cast<const uint8_t *>(ZSTR_VAL(bytes));
    const size_t length = ZSTR_LEN(bytes);
    if (length < LEAST || start[0] != MARK || (start[1] & ~SMALL) != VERSION) {
        return false;
    }
    const bool is_small = (start[1] & SMALL) != 0;
    const size_t end = length - (is_small ? sizeof(uint16_t) : sizeof(uint32_t));
    const uint32_t sum = checksum(bytes, end);
    if (is_small ? little_endian<uint16_t>(start + end) != ((sum ^ (sum >> 16)) & 0xFFFF)
                 : little_endian<uint32_t>(start + end) != sum) {
        return false;
    }
    into = {start[2], start + HEAD, start + end};

    return true;
}

} // namespace kiln::graph
