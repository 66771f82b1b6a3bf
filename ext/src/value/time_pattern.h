// What PHP makes of a date in some time zone: a later date of that zone differs in the numbers
// of its calendar and its clock only, unless a transition lies between them.
#ifndef KILN_VALUE_TIME_PATTERN_H
#define KILN_VALUE_TIME_PATTERN_H

#include "calendar.h"

#include <cstring>

namespace kiln::value {

class TimePattern {
public:
    // False for a zone with an abbreviation that is too long to keep.
    bool learn(const timelib_time &time, const Moment &shown)
    {
        if (time.tz_abbr != nullptr && strlen(time.tz_abbr) >= sizeof(abbreviation_)) {
            return false;
        }
        time_ = time;
        time_.tz_abbr = nullptr;
        abbreviation_[0] = '\0';
        if (time.tz_abbr != nullptr) {
            strcpy(abbreviation_, time.tz_abbr);
        }
        offset_ = shown.seconds() - time.sse;

        return true;
    }

    // Since 1970, of what is shown there.
    timelib_sll timestamp(const Moment &shown) const { return shown.seconds() - offset_; }

    // For a date of PHP, which frees it.
    timelib_time *make(const Moment &shown, timelib_sll timestamp) const
    {
        auto *time = static_cast<timelib_time *>(emalloc(sizeof(timelib_time)));
        *time = time_;
        if (abbreviation_[0] != '\0') {
            time->tz_abbr = estrdup(abbreviation_);
        }
        time->y = shown.year;
        time->m = shown.month;
        time->d = shown.day;
        time->h = shown.hour;
        time->i = shown.minute;
        time->s = shown.second;
        time->us = shown.microsecond;
        time->sse = timestamp;

        return time;
    }

private:
    timelib_time time_;
    // The time does not point here: a pattern may move, and dates have an abbreviation each.
    char abbreviation_[8];
    timelib_sll offset_;
};

} // namespace kiln::value

#endif
