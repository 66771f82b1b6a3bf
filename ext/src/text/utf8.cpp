#include "utf8.h"

#include "simdjson.h"

namespace kiln::text {

bool is_utf8_beyond_ascii(const char *bytes, size_t length)
{
    return simdjson::validate_utf8(bytes, length);
}

} // namespace kiln::text
