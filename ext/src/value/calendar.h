// Days and seconds of the Gregorian calendar.
#ifndef KILN_VALUE_CALENDAR_H
#define KILN_VALUE_CALENDAR_H

#include "../zend_compat.h"

extern "C" {
#include "ext/date/php_date.h"
}

namespace kiln::value {

inline int days_in_month(int year, int month)
{
    static constexpr int DAYS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool is_leap_year = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    return month == 2 && is_leap_year ? 29 : DAYS[month - 1];
}

// Days since 1970 in the Gregorian calendar, also before it was in use: years
// begin in March here, so that the odd day is the last one, and are counted in
// eras of 400, all of one length.
inline timelib_sll days_since_1970(int year, int month, int day)
{
    year -= month <= 2;
    const int era = (year >= 0 ? year : year - 399) / 400;
    const int year_of_era = year - era * 400;
    const int day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;

    return timelib_sll{era} * 146097 + day_of_era - 719468;
}

// As calendar and clock of some zone show it.
struct Moment {
    int year, month, day, hour, minute, second, microsecond;

    bool is_valid() const
    {
        return month >= 1 && month <= 12 && day >= 1 && day <= days_in_month(year, month) && hour <= 23 && minute <= 59 && second <= 59;
    }

    // Since 1970 in that zone.
    timelib_sll seconds() const { return days_since_1970(year, month, day) * 86400 + hour * 3600 + minute * 60 + second; }
};

} // namespace kiln::value

#endif
