#include "envelope.h"

#include "checksum.h"
#include "cursor.h"
#include "encode/bytes.h"

namespace kiln::graph {

namespace {

constexpr uint8_t MARK = 0xC1;
// In the byte of the form: the checksum has two bytes, not four.
constexpr uint8_t SMALL = 0x80;
// When the content has fewer bytes than these.
constexpr size_t SMALL_LENGTH = 256;
constexpr size_t LEAST = 5;

uint32_t checksum(const char *bytes, size_t length)
{
    return php_crc32_bulk_end(php_crc32_bulk_update(php_crc32_bulk_init(), bytes, length));
}

uint16_t small(uint32_t checksum)
{
    return static_cast<uint16_t>(checksum ^ (checksum >> 16));
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
    if (length < LEAST || start[0] != MARK) {
        return false;
    }
    const bool is_small = (start[1] & SMALL) != 0;
    const size_t end = length - (is_small ? sizeof(uint16_t) : sizeof(uint32_t));
    if (end <= ENVELOPE_HEAD) {
        return false;
    }
    const uint32_t sum = checksum(ZSTR_VAL(bytes), end);
    if (is_small ? little_endian<uint16_t>(start + end) != small(sum)
                 : little_endian<uint32_t>(start + end) != sum) {
        return false;
    }
    into = {static_cast<uint8_t>(start[1] & ~SMALL), start + ENVELOPE_HEAD, start + end};

    return true;
}

void close_envelope(Form form, text::Buffer &bytes, size_t uncounted)
{
    const size_t length = bytes.length();
    const bool is_small = length - ENVELOPE_HEAD - uncounted < SMALL_LENGTH;
    bytes.replace(0, static_cast<char>(MARK));
    bytes.replace(1, static_cast<char>(is_small ? form | SMALL : form));
    const uint32_t sum = checksum(bytes.since(0), length);
    if (is_small) {
        append_little_endian(bytes, small(sum));
    } else {
        append_little_endian(bytes, sum);
    }
}

zend_string *envelope_of_text(const zend_string *text)
{
    const size_t end = ENVELOPE_HEAD + ZSTR_LEN(text);
    zend_string *bytes = zend_string_safe_alloc(1, ZSTR_LEN(text), ENVELOPE_HEAD + sizeof(uint32_t), false);
    ZSTR_VAL(bytes)[0] = static_cast<char>(MARK);
    ZSTR_VAL(bytes)[1] = static_cast<char>(TEXT);
    memcpy(ZSTR_VAL(bytes) + ENVELOPE_HEAD, ZSTR_VAL(text), ZSTR_LEN(text));
    store_little_endian(ZSTR_VAL(bytes) + end, checksum(ZSTR_VAL(bytes), end));
    ZSTR_VAL(bytes)[end + sizeof(uint32_t)] = '\0';

    return bytes;
}

} // namespace kiln::graph
