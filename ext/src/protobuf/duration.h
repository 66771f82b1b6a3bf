// google.protobuf.Timestamp and Duration (timestamp.proto, duration.proto), as Kiln\Format\Protobuf\Timestamp and Duration have them.
#ifndef KILN_PROTOBUF_DURATION_H
#define KILN_PROTOBUF_DURATION_H

#include "../zend_compat.h"

namespace kiln::protobuf {

constexpr int32_t MOST_NANOSECONDS = 999'999'999;

// From the year 1 to 9999.
inline bool is_timestamp(int64_t seconds)
{
    return seconds >= -62'135'596'800 && seconds <= 253'402'300'799;
}

constexpr size_t LONGEST_DURATION = 64;

// A duration of ISO 8601, and where it ends; null where it is none, or longer than 10,000 years.
char *write_duration(char *to, int64_t seconds, int32_t nanoseconds);

// False where the text is no duration that has a length, or is longer than that.
bool read_duration(const char *bytes, size_t length, int64_t &seconds, int64_t &nanoseconds);

} // namespace kiln::protobuf

#endif
