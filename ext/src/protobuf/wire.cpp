#include "wire.h"

namespace kiln::protobuf {

bool read_long_varint(const Byte *&at, const Byte *end, uint64_t &into)
{
    uint64_t number = 0;
    for (size_t count = 0; count < LONGEST_VARINT && at < end; ++count) {
        const Byte byte = *at++;
        number |= static_cast<uint64_t>(byte & 0x7F) << 7 * count;
        if (byte < 0x80) {
            into = number;
            return true;
        }
    }

    return false;
}

} // namespace kiln::protobuf
