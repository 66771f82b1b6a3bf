#include "date_format.h"

#include "../text/numbers.h"

namespace kiln::value {

namespace {

// Local mean time, until the 1970s.
constexpr int32_t MINUTE = 60;
constexpr int32_t HOUR = 3600;

// "+01:00" or "123456", from one letter of a format.
constexpr size_t LONGEST_PART = 6;

// What stands for itself in a format, and need not be escaped in JSON.
bool is_text(unsigned char byte)
{
    return byte >= ' ' && byte < 0x7f && !isalpha(byte) && byte != '"' && byte != '\\' && byte != '/';
}

// What write_format() knows of the letters of date(). A NUL is none of them, although it ends this text.
bool is_letter_of_date(unsigned char byte)
{
    static constexpr char LETTERS[] = "YmdHisuvpPO";

    return memchr(LETTERS, byte, sizeof(LETTERS) - 1) != nullptr;
}

// Null for a class that is not one of PHP's own two.
const timelib_time *time_of(zend_object *date)
{
    if (EXPECTED(date->ce == php_date_get_immutable_ce()) || date->ce == php_date_get_date_ce()) {
        return php_date_obj_from_obj(date)->time;
    }

    return nullptr;
}

char *write_two(char *to, unsigned number)
{
    memcpy(to, text::PAIRS.of + number * 2, 2);

    return to + 2;
}

char *write_three(char *to, unsigned number)
{
    to[0] = static_cast<char>('0' + number / 100);

    return write_two(to + 1, number % 100);
}

bool has_usual_fields(const timelib_time *time)
{
    const auto is_below = [](timelib_sll field, timelib_sll limit) { return field >= 0 && field < limit; };

    return is_below(time->y, 10000) && is_below(time->m, 100) && is_below(time->d, 100) && is_below(time->h, 100)
        && is_below(time->i, 100) && is_below(time->s, 100) && is_below(time->us, 1000000);
}

char *write_fraction(char *to, unsigned microseconds)
{
    if (microseconds == 0) {
        return to;
    }
    *to++ = '.';
    const unsigned milliseconds = microseconds / 1000;
    to[0] = static_cast<char>('0' + milliseconds / 100);
    to = write_two(to + 1, milliseconds % 100);
    microseconds %= 1000;
    if (microseconds == 0) {
        return to;
    }
    to[0] = static_cast<char>('0' + microseconds / 100);

    return write_two(to + 1, microseconds % 100);
}

bool is_usual_offset(int32_t offset)
{
    return offset % MINUTE == 0 && offset > -100 * HOUR && offset < 100 * HOUR;
}

char *write_offset(char *to, int32_t offset, bool has_colon = true)
{
    *to++ = offset < 0 ? '-' : '+';
    const auto distance = static_cast<unsigned>(offset < 0 ? -offset : offset);
    to = write_two(to, distance / HOUR);
    if (has_colon) {
        *to++ = ':';
    }

    return write_two(to, distance % HOUR / MINUTE);
}

bool is_zulu(const timelib_time *time)
{
    return time->zone_type == TIMELIB_ZONETYPE_ABBR && time->tz_abbr != nullptr && strcmp(time->tz_abbr, "Z") == 0;
}

enum class Zulu : uint8_t { NO, YES, UNKNOWN };

// Whether the letter p makes a Z of the offset.
Zulu zulu_of(const timelib_time *time, int32_t offset)
{
    if (offset != 0) {
        return Zulu::NO;
    }
    switch (time->zone_type) {
        case TIMELIB_ZONETYPE_OFFSET: return Zulu::YES;
        case TIMELIB_ZONETYPE_ABBR: return is_zulu(time) || strcmp(time->tz_abbr, "UTC") == 0 ? Zulu::YES : Zulu::NO;
        // Only PHP knows the abbreviations of the others.
        default: return strcmp(time->tz_info->name, "UTC") == 0 ? Zulu::YES : Zulu::UNKNOWN;
    }
}

// See date_format() of php-src, ext/date/php_date.c.
int32_t offset_at(zend_object *date, const timelib_time *time, ZoneSpans &spans)
{
    switch (time->zone_type) {
        case TIMELIB_ZONETYPE_OFFSET: return time->z;
        case TIMELIB_ZONETYPE_ABBR: return time->z + time->dst * HOUR;
        default: return offset_of(spans, date, time);
    }
}

} // namespace

bool read_timestamp(zend_object *date, zend_long *timestamp)
{
    const timelib_time *time = time_of(date);
    if (UNEXPECTED(time == nullptr || !time->sse_uptodate || time->sse < ZEND_LONG_MIN || time->sse > ZEND_LONG_MAX)) {
        return false;
    }
    *timestamp = static_cast<zend_long>(time->sse);

    return true;
}

bool read_moment(zend_object *date, zend_long *timestamp, uint32_t *microseconds)
{
    if (UNEXPECTED(!read_timestamp(date, timestamp))) {
        return false;
    }
    const timelib_sll fraction = time_of(date)->us;
    *microseconds = static_cast<uint32_t>(fraction);

    return fraction >= 0 && fraction < 1000000;
}

char *write_rfc3339(char *to, zend_object *date, ZoneSpans &spans)
{
    const timelib_time *time = time_of(date);
    if (UNEXPECTED(time == nullptr || !time->is_localtime || !has_usual_fields(time))) {
        return nullptr;
    }
    const int32_t offset = offset_at(date, time, spans);
    if (UNEXPECTED(offset % MINUTE != 0 || offset <= -100 * HOUR || offset >= 100 * HOUR)) {
        return nullptr;
    }
    const auto year = static_cast<unsigned>(time->y);
    to = write_two(to, year / 100);
    to = write_two(to, year % 100);
    *to++ = '-';
    to = write_two(to, static_cast<unsigned>(time->m));
    *to++ = '-';
    to = write_two(to, static_cast<unsigned>(time->d));
    *to++ = 'T';
    to = write_two(to, static_cast<unsigned>(time->h));
    *to++ = ':';
    to = write_two(to, static_cast<unsigned>(time->i));
    *to++ = ':';
    to = write_two(to, static_cast<unsigned>(time->s));
    to = write_fraction(to, static_cast<unsigned>(time->us));
    if (is_zulu(time)) {
        *to++ = 'Z';
        return to;
    }

    return write_offset(to, offset);
}

bool is_known_format(const zend_string *format)
{
    const char *const end = ZSTR_VAL(format) + ZSTR_LEN(format);
    for (const char *at = ZSTR_VAL(format); at < end; ++at) {
        const auto byte = static_cast<unsigned char>(*at);
        if (byte == '\\' && at + 1 < end) {
            ++at;
            if (!is_text(static_cast<unsigned char>(*at)) && !isalpha(static_cast<unsigned char>(*at))) {
                return false;
            }
        } else if (!is_text(byte) && !is_letter_of_date(byte)) {
            return false;
        }
    }

    return true;
}

size_t room_for_format(const zend_string *format)
{
    return ZSTR_LEN(format) * LONGEST_PART;
}

char *write_format(char *to, zend_object *date, const zend_string *format, ZoneSpans &spans)
{
    const timelib_time *time = time_of(date);
    if (UNEXPECTED(time == nullptr || !time->is_localtime || !has_usual_fields(time))) {
        return nullptr;
    }
    const char *const end = ZSTR_VAL(format) + ZSTR_LEN(format);
    for (const char *at = ZSTR_VAL(format); at < end; ++at) {
        switch (*at) {
            case 'Y': to = write_two(write_two(to, static_cast<unsigned>(time->y / 100)), static_cast<unsigned>(time->y % 100)); break;
            case 'm': to = write_two(to, static_cast<unsigned>(time->m)); break;
            case 'd': to = write_two(to, static_cast<unsigned>(time->d)); break;
            case 'H': to = write_two(to, static_cast<unsigned>(time->h)); break;
            case 'i': to = write_two(to, static_cast<unsigned>(time->i)); break;
            case 's': to = write_two(to, static_cast<unsigned>(time->s)); break;
            case 'v': to = write_three(to, static_cast<unsigned>(time->us / 1000)); break;
            case 'u':
                to = write_three(to, static_cast<unsigned>(time->us / 1000));
                to = write_three(to, static_cast<unsigned>(time->us % 1000));
                break;
            case 'p':
            case 'P':
            case 'O': {
                const int32_t offset = offset_at(date, time, spans);
                if (UNEXPECTED(!is_usual_offset(offset))) {
                    return nullptr;
                }
                const Zulu zulu = *at == 'p' ? zulu_of(time, offset) : Zulu::NO;
                if (UNEXPECTED(zulu == Zulu::UNKNOWN)) {
                    return nullptr;
                }
                if (zulu == Zulu::YES) {
                    *to++ = 'Z';
                } else {
                    to = write_offset(to, offset, *at != 'O');
                }
                break;
            }
            case '\\':
                at += at + 1 < end ? 1 : 0;
                [[fallthrough]];
            default: *to++ = *at;
        }
    }

    return to;
}

} // namespace kiln::value
