#include "date_from.h"

namespace kiln::value {

namespace {

constexpr char ZONE_OF_INSTANTS[8] = "+00:00";

struct Date {
    Moment moment;
    // With zeros behind it.
    char zone[8] = {};
};

class Reader {
public:
    Reader(const char *text, size_t length) : at_(text), end_(text + length) {}

    bool digits(int count, int &number)
    {
        if (end_ - at_ < count) {
            return false;
        }
        number = 0;
        for (int i = 0; i < count; ++i) {
            const unsigned digit = static_cast<unsigned char>(at_[i]) - '0';
            if (digit > 9) {
                return false;
            }
            number = number * 10 + static_cast<int>(digit);
        }
        at_ += count;

        return true;
    }

    bool byte(char expected)
    {
        if (at_ == end_ || *at_ != expected) {
            return false;
        }
        ++at_;

        return true;
    }

    bool letter(char upper) { return byte(upper) || byte(static_cast<char>(upper | 0x20)); }

    // One to nine digits, of which those beyond the sixth are cut.
    bool fraction(int &microsecond)
    {
        microsecond = 0;
        int count = 0;
        int digit;
        for (; count < 9 && digits(1, digit); ++count) {
            if (count < 6) {
                microsecond = microsecond * 10 + digit;
            }
        }
        for (int missing = count; missing < 6; ++missing) {
            microsecond *= 10;
        }

        return count > 0;
    }

    bool zone(char (&zone)[8])
    {
        const char *start = at_;
        if (letter('Z')) {
            memcpy(zone, "Z", 2);
            return true;
        }
        int hours, minutes;
        if (!(byte('+') || byte('-')) || !digits(2, hours) || !byte(':') || !digits(2, minutes)
            || hours > 23 || minutes > 59) {
            return false;
        }
        memcpy(zone, start, 6);
        zone[6] = '\0';

        return true;
    }

    bool is_at_end() const { return at_ == end_; }

private:
    const char *at_;
    const char *end_;
};

// "2026-11-21T08:02:00": all of it has one place only.
bool read_up_to_seconds(const char *text, Moment &moment)
{
    unsigned wrong = 0;
    const auto two = [text, &wrong](int place) {
        const unsigned first = static_cast<unsigned char>(text[place]) - '0';
        const unsigned second = static_cast<unsigned char>(text[place + 1]) - '0';
        wrong |= static_cast<unsigned>(first > 9) | static_cast<unsigned>(second > 9);

        return static_cast<int>(first * 10 + second);
    };
    const auto expect = [text, &wrong](int place, char byte, int case_bit) {
        wrong |= static_cast<unsigned>((text[place] | case_bit) != byte);
    };
    constexpr int ANY_CASE = 0x20;
    moment.year = two(0) * 100 + two(2);
    expect(4, '-', 0);
    moment.month = two(5);
    expect(7, '-', 0);
    moment.day = two(8);
    expect(10, 't', ANY_CASE);
    moment.hour = two(11);
    expect(13, ':', 0);
    moment.minute = two(14);
    expect(16, ':', 0);
    moment.second = two(17);

    return wrong == 0;
}

bool read(const char *text, size_t length, Date &date)
{
    Moment &moment = date.moment;
    constexpr size_t FIXED = 19;
    if (UNEXPECTED(length <= FIXED || !read_up_to_seconds(text, moment))) {
        return false;
    }
    Reader reader(text + FIXED, length - FIXED);

    return (!reader.byte('.') ? (moment.microsecond = 0, true) : reader.fraction(moment.microsecond))
        && reader.zone(date.zone) && reader.is_at_end() && moment.is_valid();
}

// As Dates makes one: a text without a zone, and a zone.
bool make_pattern(DatePattern &pattern, const char *zone)
{
    zval timezone, name, date;
    object_init_ex(&timezone, php_date_get_timezone_ce());
    ZVAL_STRING(&name, zone);
    zend_call_known_instance_method_with_1_params(
        php_date_get_timezone_ce()->constructor, Z_OBJ(timezone), nullptr, &name
    );
    zval_ptr_dtor(&name);

    bool is_made = false;
    if (EG(exception) == nullptr) {
        static constexpr char SOME_TIME[] = "2000-01-01T00:00:00";
        php_date_instantiate(php_date_get_immutable_ce(), &date);
        if (php_date_initialize(Z_PHPDATE_P(&date), SOME_TIME, sizeof(SOME_TIME) - 1, nullptr, &timezone, 0)) {
            const timelib_time &time = *Z_PHPDATE_P(&date)->time;
            // A zone with rules of its own would be no offset.
            if (time.tz_info == nullptr && pattern.time.learn(time, {2000, 1, 1, 0, 0, 0, 0})) {
                memcpy(pattern.zone, zone, sizeof(pattern.zone));
                is_made = true;
            }
        }
        zval_ptr_dtor(&date);
    }
    zval_ptr_dtor(&timezone);
    if (EG(exception) != nullptr) {
        zend_clear_exception();
    }

    return is_made;
}

const DatePattern *pattern_of(DatePatterns &patterns, const char (&zone)[8])
{
    // "Z", or the hours and minutes of an offset, mostly whole hours.
    const size_t hash = zone[0] == 'Z' ? 0 : static_cast<size_t>(zone[1] * 10 + zone[2] + zone[4] + (zone[0] == '-') * 5);
    DatePattern &pattern = patterns.of[hash % DatePatterns::COUNT];
    if (UNEXPECTED(memcmp(pattern.zone, zone, sizeof(zone)) != 0) && !make_pattern(pattern, zone)) {
        return nullptr;
    }

    return &pattern;
}

zend_object *make(const DatePattern &pattern, zend_class_entry *date_class, const Moment &moment, timelib_sll timestamp)
{
    zend_object *date = date_class->create_object(date_class);
    php_date_obj_from_obj(date)->time = pattern.time.make(moment, timestamp);

    return date;
}

// In UTC.
Moment moment_of(int64_t timestamp, int microsecond)
{
    constexpr int64_t YEAR_0 = -62167219200;
    constexpr int64_t DAY = 86400;
    const int64_t since_year_0 = timestamp - YEAR_0;
    const auto second = static_cast<int>(since_year_0 % DAY);
    // As days_since_1970(). An era began in March of the year 0, 60 days after January, and one 400 years before.
    constexpr unsigned ERA = 146097;
    const auto day = static_cast<unsigned>(since_year_0 / DAY) + ERA - 60;
    const unsigned day_of_era = day % ERA;
    const unsigned year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / (ERA - 1)) / 365;
    const unsigned day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const unsigned month = (5 * day_of_year + 2) / 153;
    const bool is_next_year = month >= 10;

    return {
        static_cast<int>(day / ERA * 400 + year_of_era + is_next_year) - 400,
        static_cast<int>(is_next_year ? month - 9 : month + 3),
        static_cast<int>(day_of_year - (153 * month + 2) / 5 + 1),
        second / 3600,
        second / 60 % 60,
        second % 60,
        microsecond,
    };
}

} // namespace

bool is_date(const char *text, size_t length, Instant &instant)
{
    Date date;
    if (UNEXPECTED(!read(text, length, date))) {
        return false;
    }
    const int64_t timestamp = date.moment.seconds();
    instant = {memcmp(date.zone, ZONE_OF_INSTANTS, sizeof(date.zone)) == 0 && is_usual_moment(timestamp), timestamp, static_cast<uint32_t>(date.moment.microsecond)};

    return true;
}

zend_object *date_from(DatePatterns &patterns, zend_class_entry *date_class, const char *text, size_t length)
{
    Date date;
    if (!read(text, length, date)) {
        return nullptr;
    }
    const DatePattern *pattern = pattern_of(patterns, date.zone);

    return EXPECTED(pattern != nullptr) ? make(*pattern, date_class, date.moment, pattern->time.timestamp(date.moment)) : nullptr;
}

bool is_usual_moment(int64_t timestamp)
{
    constexpr int64_t FIRST = -62135596800;
    constexpr int64_t LAST = 253402300799;

    return timestamp >= FIRST && timestamp <= LAST;
}

zend_object *date_at(DatePatterns &patterns, zend_class_entry *date_class, int64_t timestamp, uint32_t microsecond)
{
    const DatePattern *pattern = pattern_of(patterns, ZONE_OF_INSTANTS);

    return EXPECTED(pattern != nullptr) ? make(*pattern, date_class, moment_of(timestamp, static_cast<int>(microsecond)), timestamp) : nullptr;
}

} // namespace kiln::value
