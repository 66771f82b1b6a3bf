#include "date_patterns.h"

#include "../../value/zone_spans.h"
#include "dates.h"

namespace kiln::graph::direct {

namespace {

// 2026-03-01 09:30:00.000000
constexpr size_t LENGTH = 26;

// Near a transition a time on the clock may stand for two, or none. No zone has ever changed
// its offset by so much (two days, in seconds).
constexpr timelib_sll MARGIN = 2 * 86400;

using value::Moment;

struct Data {
    zend_string *date;
    zend_long zone_type;
    zend_string *zone;
};

bool is_date(const zend_object *object)
{
    return object->ce == php_date_get_immutable_ce() || object->ce == php_date_get_date_ce();
}

bool find_data(const zval *array, Data &into)
{
    if (Z_TYPE_P(array) != IS_ARRAY || zend_hash_num_elements(Z_ARRVAL_P(array)) != 3) {
        return false;
    }
    const zval *date = zend_hash_find_known_hash(Z_ARRVAL_P(array), date_names.date);
    const zval *zone_type = zend_hash_find_known_hash(Z_ARRVAL_P(array), date_names.zone_type);
    const zval *zone = zend_hash_find_known_hash(Z_ARRVAL_P(array), date_names.zone);
    if (date == nullptr || zone_type == nullptr || zone == nullptr || Z_TYPE_P(date) != IS_STRING || Z_TYPE_P(zone_type) != IS_LONG
        || Z_TYPE_P(zone) != IS_STRING) {
        return false;
    }
    into = {Z_STR_P(date), Z_LVAL_P(zone_type), Z_STR_P(zone)};

    return true;
}

bool digits(const char *at, int count, int &number)
{
    number = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned digit = static_cast<unsigned char>(at[i]) - '0';
        if (digit > 9) {
            return false;
        }
        number = number * 10 + static_cast<int>(digit);
    }

    return true;
}

bool read(const zend_string *text, Moment &moment)
{
    const char *at = ZSTR_VAL(text);

    return ZSTR_LEN(text) == LENGTH && digits(at, 4, moment.year) && at[4] == '-' && digits(at + 5, 2, moment.month) && at[7] == '-'
        && digits(at + 8, 2, moment.day) && at[10] == ' ' && digits(at + 11, 2, moment.hour) && at[13] == ':'
        && digits(at + 14, 2, moment.minute) && at[16] == ':' && digits(at + 17, 2, moment.second) && at[19] == '.'
        && digits(at + 20, 6, moment.microsecond) && moment.is_valid();
}

size_t place_of(const zend_string *zone)
{
    return ZSTR_HASH(const_cast<zend_string *>(zone)) % DatePatterns::COUNT;
}

// A text that is more than the zone that came of it could say something about the day, too.
bool is_said_again(zend_object *object, const Data &data)
{
    DateData again;

    return read_date(object, again) && again.zone_type == data.zone_type
        && zend_string_equals_cstr(data.date, again.date, again.length) && zend_string_equals_cstr(data.zone, again.zone, again.zone_length);
}

} // namespace

bool restore_date(const DatePatterns &patterns, zend_object *object, const zval *array)
{
    Data data;
    Moment moment;
    if (!is_date(object) || !find_data(array, data)) {
        return false;
    }
    const DatePattern &pattern = patterns.of[place_of(data.zone)];
    if (pattern.zone_type != data.zone_type || !zend_string_equals_cstr(data.zone, pattern.zone, strlen(pattern.zone))
        || !read(data.date, moment)) {
        return false;
    }
    const timelib_sll seconds = pattern.time.timestamp(moment);
    php_date_obj *date = php_date_obj_from_obj(object);
    if (date->time != nullptr || seconds < pattern.from || seconds >= pattern.until) {
        return false;
    }
    date->time = pattern.time.make(moment, seconds);

    return true;
}

void learn_date(DatePatterns &patterns, zend_object *object, const zval *array)
{
    Data data;
    Moment moment;
    if (!is_date(object) || !find_data(array, data) || !read(data.date, moment) || !is_said_again(object, data)) {
        return;
    }
    const timelib_time &time = *php_date_obj_from_obj(object)->time;
    DatePattern &pattern = patterns.of[place_of(data.zone)];
    if (ZSTR_LEN(data.zone) >= sizeof(pattern.zone) || !pattern.time.learn(time, moment)) {
        return;
    }
    pattern.from = INT64_MIN;
    pattern.until = INT64_MAX;
    if (time.tz_info != nullptr) {
        const value::ZoneSpans::Span span = value::span_around(time.tz_info, time.sse);
        pattern.from = span.from == INT64_MIN ? span.from : span.from + MARGIN;
        pattern.until = span.until == INT64_MAX || span.until == INT64_MIN ? span.until : span.until - MARGIN;
    }
    memcpy(pattern.zone, ZSTR_VAL(data.zone), ZSTR_LEN(data.zone) + 1);
    pattern.zone_type = data.zone_type;
}

} // namespace kiln::graph::direct
