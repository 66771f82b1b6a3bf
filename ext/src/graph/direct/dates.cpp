#include "dates.h"

#include <cstdlib>

extern "C" {
#include "ext/date/php_date.h"
}

namespace kiln::graph::direct {

DateNames date_names;

void start_dates()
{
    date_names = {
        zend_string_init_interned(ZEND_STRL("date"), true),
        zend_string_init_interned(ZEND_STRL("timezone_type"), true),
        zend_string_init_interned(ZEND_STRL("timezone"), true),
    };
}

namespace {

char *put_digits(char *at, timelib_sll number, int count)
{
    for (int i = count - 1; i >= 0; --i) {
        at[i] = static_cast<char>('0' + number % 10);
        number /= 10;
    }

    return at + count;
}

bool is_within(timelib_sll number, timelib_sll least, timelib_sll most)
{
    return number >= least && number <= most;
}

bool read_zone(const timelib_time &time, DateData &into)
{
    into.zone_type = static_cast<zend_long>(time.zone_type);
    switch (time.zone_type) {
        case TIMELIB_ZONETYPE_ID:
            into.zone = time.tz_info == nullptr ? nullptr : time.tz_info->name;
            break;
        case TIMELIB_ZONETYPE_ABBR:
            into.zone = time.tz_abbr;
            break;
        case TIMELIB_ZONETYPE_OFFSET: {
            const int offset = std::abs(time.z);
            if (offset % 60 != 0 || offset >= 100 * 3600) {
                return false;
            }
            into.offset[0] = time.z < 0 ? '-' : '+';
            char *at = put_digits(into.offset + 1, offset / 3600, 2);
            *at++ = ':';
            into.zone = into.offset;
            into.zone_length = static_cast<size_t>(put_digits(at, offset % 3600 / 60, 2) - into.offset);
            return true;
        }
        default:
            return false;
    }
    if (into.zone == nullptr) {
        return false;
    }
    into.zone_length = strlen(into.zone);

    return true;
}

} // namespace

bool read_date(zend_object *object, DateData &into)
{
    const zend_class_entry *ce = object->ce;
    if ((ce != php_date_get_immutable_ce() && ce != php_date_get_date_ce())
        || (object->properties != nullptr && zend_hash_num_elements(object->properties) > 0)) {
        return false;
    }
    const timelib_time *time = php_date_obj_from_obj(object)->time;
    if (time == nullptr || !time->is_localtime || !is_within(time->y, 0, 9999) || !is_within(time->m, 1, 12)
        || !is_within(time->d, 1, 31) || !is_within(time->h, 0, 23) || !is_within(time->i, 0, 59) || !is_within(time->s, 0, 59)
        || !is_within(time->us, 0, 999999)) {
        return false;
    }
    char *at = put_digits(into.date, time->y, 4);
    *at++ = '-';
    at = put_digits(at, time->m, 2);
    *at++ = '-';
    at = put_digits(at, time->d, 2);
    *at++ = ' ';
    at = put_digits(at, time->h, 2);
    *at++ = ':';
    at = put_digits(at, time->i, 2);
    *at++ = ':';
    at = put_digits(at, time->s, 2);
    *at++ = '.';
    into.length = static_cast<size_t>(put_digits(at, time->us, 6) - into.date);

    return read_zone(*time, into);
}

} // namespace kiln::graph::direct
