#include "zone_spans.h"

namespace kiln::value {

namespace {

// Half a year, in seconds, and somewhat more: there are seldom more transitions.
constexpr int SEASON = 24;

size_t place_of(const timelib_tzinfo *zone, int64_t time)
{
    const auto address = reinterpret_cast<uintptr_t>(zone) / ZEND_MM_ALIGNMENT;

    return (address + static_cast<uint64_t>(time >> SEASON)) % ZoneSpans::COUNT;
}

bool keeps_its_last_offset(const timelib_tzinfo *zone)
{
    return zone->posix_info == nullptr || zone->posix_info->dst == nullptr;
}

int32_t ask(zend_object *date)
{
    auto *method = static_cast<zend_function *>(zend_hash_str_find_ptr(&date->ce->function_table, ZEND_STRL("getoffset")));
    zval offset;
    zend_call_known_instance_method_with_0_params(method, date, &offset);

    return static_cast<int32_t>(zval_get_long(&offset));
}

} // namespace

ZoneSpans::Span span_around(const timelib_tzinfo *zone, int64_t time)
{
    const int64_t *const first = zone->trans;
    const auto count = static_cast<size_t>(zone->bit64.timecnt);
    if (first == nullptr || count == 0) {
        return {zone, INT64_MIN, keeps_its_last_offset(zone) ? INT64_MAX : INT64_MIN, 0};
    }
    if (time >= first[count - 1]) {
        return {zone, first[count - 1], keeps_its_last_offset(zone) ? INT64_MAX : INT64_MIN, 0};
    }
    size_t before = 0;
    size_t after = count;
    while (before < after) {
        const size_t middle = (before + after) / 2;
        if (first[middle] <= time) {
            before = middle + 1;
        } else {
            after = middle;
        }
    }

    return {zone, before == 0 ? INT64_MIN : first[before - 1], first[before], 0};
}

void forget(ZoneSpans &spans)
{
    memset(&spans, 0, sizeof(spans));
}

int32_t offset_of(ZoneSpans &spans, zend_object *date, const timelib_time *time)
{
    ZoneSpans::Span &span = spans.spans[place_of(time->tz_info, time->sse)];
    if (EXPECTED(span.zone == time->tz_info && time->sse >= span.from && time->sse < span.until)) {
        return span.offset;
    }
    span = span_around(time->tz_info, time->sse);
    span.offset = ask(date);

    return span.offset;
}

} // namespace kiln::value
