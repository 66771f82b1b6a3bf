// XML in one line, as Kiln\Format\Xml\Writer writes it where no option asks for anything else.
//
// What a value becomes depends on its place: an element, an attribute, a text. A member says what
// its place is, and lists, maps and objects what that of their items and members is.
#ifndef KILN_XML_EMITTER_H
#define KILN_XML_EMITTER_H

#include "../text/numbers.h"
#include "../write/run.h"
#include "markup.h"
#include "output.h"
#include "parser.h"
#include "place.h"

namespace kiln::xml {

using write::Run;

struct Emitter {
    static constexpr const char *FORMAT = xml::FORMAT;

    struct Mark {
        size_t length;
        uint32_t count;
        bool uses_xsi;
    };

    static Mark here(const Run &run) { return {run.out.length(), run.count, run.xml->uses_xsi}; }

    static void back_to(Run &run, const Mark &mark)
    {
        run.out.rewind(mark.length);
        run.count = mark.count;
        run.xml->uses_xsi = mark.uses_xsi;
    }

    struct Level {
        const Place *around;
        // Where the object itself stands.
        const Place *place;
        Space space;
        size_t begun;
        uint32_t count;
    };

    static zend_always_inline Level open_object(Run &run, const write::ObjectPlan &plan)
    {
        const auto &facts = *static_cast<const Facts *>(plan.traits);
        Output &output = *run.xml;
        const Place &place = *run.place_in_xml;
        const Level level = {&place, &place, output.space, output.begun, run.count};
        run.count = 0;
        if (UNEXPECTED(!is_ordinary(place, output) || facts.uri != nullptr)) {
            return open_other_object(run, facts, plan.class_name, level);
        }
        char *const to = place.open.begin(run.out, 0);
        run.out.wrote(facts.attributes == nullptr ? to : to - 1);
        output.begun = run.out.length();

        return level;
    }

    // Behind the attributes of an object that has some.
    static void begin_content(Run &run)
    {
        // Members, if there are any.
        run.count += run.out.length() != run.xml->begun;
        run.out.append('>');
        run.xml->begun = run.out.length();
    }

    static zend_always_inline bool close_members(Run &run, const Level &level)
    {
        Output &output = *run.xml;
        bool has_any = true;
        output.space = level.space;
        if (UNEXPECTED(run.out.length() == output.begun)) {
            run.out.rewind(output.begun - 1);
            run.out.append("/>", 2);
            has_any = run.count > 0;
        } else if (EXPECTED(is_simple(*level.place, output))) {
            level.place->end.append_to(run.out);
        } else {
            run.out.wrote(put_end(run, *level.place, run.out.room(longest_tag(run, *level.place))));
        }
        output.begun = level.begun;
        run.place_in_xml = level.around;
        run.count = level.count;

        return has_any;
    }

    static void known(Run &run, const Place *place) { run.place_in_xml = place; }

    static zend_always_inline char *room(Run &run, size_t bytes)
    {
        const Place &place = *run.place_in_xml;

        return EXPECTED(is_simple(place, *run.xml)) ? place.open.begin(run.out, bytes + place.end.room()) : other_room(run, place, bytes);
    }

    static zend_always_inline char *room_behind(Run &run, const Place *place, size_t bytes)
    {
        run.place_in_xml = place;

        return room(run, bytes);
    }

    static constexpr size_t LONGEST_SCALAR = text::LONGEST_NUMBER;

    static char *write(const Run &run, char *to, zend_long value) { return end(run, text::write_integer(to, value)); }

    // As var_export() does, under serialize_precision=-1.
    static char *write(const Run &run, char *to, double value)
    {
        if (UNEXPECTED(!zend_finite(value))) {
            const char *text = zend_isnan(value) ? "NaN" : value > 0 ? "INF" : "-INF";
            const size_t length = strlen(text);
            memcpy(to, text, length);

            return end(run, to + length);
        }
        char *const end = text::write_double(to, value, true);
        for (char *at = to; at < end; ++at) {
            if (UNEXPECTED(*at == 'e')) {
                *at = 'E';
            }
        }

        return Emitter::end(run, end);
    }

    static char *write(const Run &run, char *to, bool value)
    {
        memcpy(to, value ? "true" : "fals", 4);
        to[4] = 'e';

        return end(run, to + (value ? 4 : 5));
    }

    static constexpr bool HAS_NULL = false;

    static void null(Run &run)
    {
        if (EXPECTED(!run.place_in_xml->is_nil)) {
            // A member, though nothing is there of it.
            ++run.count;
        } else {
            append_nil(run);
        }
    }

    static zend_always_inline bool string(Run &run, const zend_string *value)
    {
        const Place &place = *run.place_in_xml;
        if (EXPECTED(is_ordinary(place, *run.xml) && ZSTR_LEN(value) != 0)) {
            return string_in<Where::ELEMENT>(run, place, value);
        }
        if (EXPECTED(place.is_ordinary_attribute)) {
            return string_in<Where::ATTRIBUTE>(run, place, value);
        }
        if (EXPECTED(place.is_ordinary_text)) {
            return string_in<Where::ELEMENT>(run, place, value);
        }

        return other_string(run, place, value);
    }

    static zend_always_inline bool string(Run &run, const Place *place, const zend_string *value)
    {
        run.place_in_xml = place;

        return string(run, value);
    }

    template <typename Put>
    static bool plain(Run &run, size_t longest, Put put)
    {
        const Place &place = *run.place_in_xml;
        if (EXPECTED(is_ordinary(place, *run.xml))) {
            char *const to = place.open.begin(run.out, longest + place.end.room());
            char *const end = put(to);
            if (UNEXPECTED(end == nullptr)) {
                return false;
            }
            if (EXPECTED(end > to && are_ordinary<Where::ELEMENT>(to, static_cast<size_t>(end - to)))) {
                run.out.wrote(place.end.put(end));

                return true;
            }
        }

        return plain_elsewhere(run, longest, put);
    }

    // Whether the element or attribute is written as it stands in the place, around a number.
    static bool is_simple(const Place &place, const Output &output) { return place.is_simple && EXPECTED(output.space.prefix.length == 0); }
    // Around a text, too.
    static bool is_ordinary(const Place &place, const Output &output) { return place.is_ordinary && EXPECTED(output.space.prefix.length == 0); }

    // Of what is no object.
    static const Place &place_of_other(const Place &place) { return UNEXPECTED(place.other != nullptr) ? *place.other : place; }
    static const Place &list_place(const Place &place) { return UNEXPECTED(place.list != nullptr) ? *place.list : place; }

    static bool is_element(const Place &place) { return place.kind == Place::ELEMENT || place.kind == Place::BEGUN; }

    // A start tag up to where attributes stand, with room for so many bytes more.
    static char *begin_tag(Run &run, const Place &place, size_t more);
    // The same of an element that is not begun.
    static char *start_tag(Run &run, const Place &place, size_t more);
    static size_t longest_tag(const Run &run, const Place &place);
    static char *put_end(const Run &run, const Place &place, char *to);
    static void append_end(Run &run, const Place &place) { run.out.wrote(put_end(run, place, run.out.room(longest_tag(run, place)))); }
    // An empty element, where one is written of an empty list or map.
    static void append_nothing(Run &run, const Place &place);

private:
    // Between what stands around it in the place.
    template <Where WHERE>
    static zend_always_inline bool string_in(Run &run, const Place &place, const zend_string *value)
    {
        const size_t length = ZSTR_LEN(value);
        char *const to = place.open.begin(run.out, length + SPARE + place.end.room());
        const size_t copied = copy_ordinary<WHERE>(to, ZSTR_VAL(value), length);
        if (EXPECTED(copied == length)) {
            run.out.wrote(place.end.put(to + length));

            return true;
        }

        return rest_of_string<WHERE>(run, place, value, copied, to);
    }

    static zend_always_inline char *end(const Run &run, char *to)
    {
        const Place &place = *run.place_in_xml;

        return EXPECTED(is_simple(place, *run.xml)) ? place.end.put(to) : put_end(run, place_of_other(place), to);
    }

    template <typename Put>
    static zend_never_inline bool plain_elsewhere(Run &run, size_t longest, Put put)
    {
        char room[128];
        char *const bytes = EXPECTED(longest <= sizeof(room)) ? room : static_cast<char *>(emalloc(longest));
        char *const end = put(bytes);
        const bool is_written = EXPECTED(end != nullptr) && other_string(run, *run.place_in_xml, bytes, static_cast<size_t>(end - bytes));
        if (UNEXPECTED(bytes != room)) {
            efree(bytes);
        }

        return is_written;
    }

    static Level open_other_object(Run &run, const Facts &facts, const zend_string *class_name, Level level);
    static char *other_room(Run &run, const Place &place, size_t bytes);
    template <Where WHERE>
    static bool rest_of_string(Run &run, const Place &place, const zend_string *value, size_t copied, char *to);
    static bool other_string(Run &run, const Place &place, const zend_string *value);
    static bool other_string(Run &run, const Place &place, const char *bytes, size_t length);
    template <typename... Text>
    static bool string_elsewhere(Run &run, const Place &place, const char *bytes, size_t length, Text... text);
    static void append_nil(Run &run);
};

} // namespace kiln::xml

#endif
