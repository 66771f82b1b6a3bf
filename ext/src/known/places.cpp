#include "places.h"

#include <sys/stat.h>
#include <unistd.h>

extern "C" {
#include "SAPI.h"
#include "fopen_wrappers.h"
}

namespace kiln::known {

namespace {

// An application has few directories and contexts. What goes beyond is found in the ordinary way.
constexpr uint32_t MOST_PLACES = 64;
constexpr uint32_t MOST_NAMES = 2'000;
constexpr size_t LONGEST = 4'096;

// Seconds within which two changes may have one time: on file systems that count in seconds, and on others.
constexpr double LONG_TICK = 2;
constexpr double SHORT_TICK = 0.1;

zend_string *copy(const zend_string *from)
{
    zend_string *to = zend_string_init(ZSTR_VAL(from), ZSTR_LEN(from), true);
    zend_string_hash_val(to);

    return to;
}

void free_name(zval *name)
{
    zend_string_release(static_cast<zend_string *>(Z_PTR_P(name)));
}

void drop(Place *place)
{
    zend_string_release(place->path);
    zend_string_release(place->library);
    zend_hash_destroy(&place->classes);
    zend_hash_destroy(&place->writers);
    zend_hash_destroy(&place->readers);
    pefree(place, true);
}

void free_place(zval *place)
{
    drop(static_cast<Place *>(Z_PTR_P(place)));
}

bool look_at(const zend_string *path, Status &status)
{
    struct stat found;
    if (stat(ZSTR_VAL(path), &found) != 0) {
        return false;
    }
#ifdef __APPLE__
    status = {found.st_dev, found.st_ino, found.st_ctimespec};
#else
    status = {found.st_dev, found.st_ino, found.st_ctim};
#endif

    return true;
}

bool is_same(const Status &one, const Status &other)
{
    return one.device == other.device && one.inode == other.inode && one.changed.tv_sec == other.changed.tv_sec
        && one.changed.tv_nsec == other.changed.tv_nsec;
}

// How long opcache goes on with a file before it looks at it again; less than 0 for ever.
zend_long trust_of_opcache()
{
    zend_string *const name = zend_string_init(ZEND_STRL("opcache.validate_timestamps"), false);
    zend_string *const validates = zend_ini_get_value(name);
    zend_string_release(name);

    return validates != nullptr && zend_ini_parse_bool(validates) ? MAX(zend_ini_long(ZEND_STRL("opcache.revalidate_freq"), false), 0) : -1;
}

// Whether what a request finds belongs to the state of the place: it has held since before the request began, and since before
// opcache has looked at the files last.
bool has_settled(const Place &place)
{
    const double tick = place.status.changed.tv_nsec == 0 ? LONG_TICK : SHORT_TICK;

    return sapi_get_request_time() > place.since + tick + static_cast<double>(MAX(trust_of_opcache(), 0));
}

HashTable *&table_of(Places &places, const Subject &subject)
{
    return places.all[subject.is_indexed ? 1 : 0];
}

bool is_about(const Place &place, const Subject &subject)
{
    return place.generator == subject.generator && zend_string_equals(place.library, subject.library);
}

bool has_open_basedir()
{
    return PG(open_basedir) != nullptr && *PG(open_basedir) != '\0';
}

// Somebody may use it until the request ends.
void set_aside(Places &places, HashTable &table, zend_string *name, Place *place)
{
    table.pDestructor = nullptr;
    zend_hash_del(&table, name);
    table.pDestructor = free_place;
    place->next = places.stale;
    places.stale = place;
}

// False where all were asked for in this request.
bool drop_longest_unused(Places &places, HashTable &table)
{
    Place *longest = nullptr;
    zend_string *name_of_longest = nullptr;
    zend_string *name;
    void *entry;
    ZEND_HASH_FOREACH_STR_KEY_PTR(&table, name, entry) {
        auto *place = static_cast<Place *>(entry);
        if (place->used < (longest == nullptr ? sapi_get_request_time() : longest->used)) {
            longest = place;
            name_of_longest = name;
        }
    } ZEND_HASH_FOREACH_END();
    if (longest != nullptr) {
        set_aside(places, table, name_of_longest, longest);
    }

    return longest != nullptr;
}

void free_stale(Places &places)
{
    while (places.stale != nullptr) {
        Place *const place = places.stale;
        places.stale = place->next;
        drop(place);
    }
}

Place *present(Places &places, const Subject &subject)
{
    HashTable *const table = table_of(places, subject);

    return table == nullptr ? nullptr : static_cast<Place *>(zend_hash_find_ptr(table, subject.name));
}

Place *open(const Subject &subject, const zend_string *path, const Status &status, zend_long depth)
{
    auto *place = static_cast<Place *>(pecalloc(1, sizeof(Place), true));
    place->path = copy(path);
    place->library = copy(subject.library);
    place->generator = subject.generator;
    place->status = status;
    place->since = sapi_get_request_time();
    place->user = geteuid();
    place->trusted_for = subject.is_indexed ? trust_of_opcache() : 0;
    place->looked_at = place->since;
    place->used = place->since;
    place->depth = depth;
    place->flags = -1;
    zend_hash_init(&place->classes, 0, nullptr, free_name, true);
    zend_hash_init(&place->writers, 0, nullptr, free_name, true);
    zend_hash_init(&place->readers, 0, nullptr, free_name, true);

    return place;
}

} // namespace

void start_thread(Places &places)
{
    places = {};
}

void end_thread(Places &places)
{
    free_stale(places);
    for (HashTable *&table : places.all) {
        if (table != nullptr) {
            zend_hash_destroy(table);
            pefree(table, true);
            table = nullptr;
        }
    }
}

void end_request(Places &places)
{
    free_stale(places);
}

Place *find(Places &places, const Subject &subject)
{
    Place *const place = present(places, subject);
    if (place == nullptr) {
        return nullptr;
    }
    place->used = sapi_get_request_time();
    if (!is_about(*place, subject) || !place->is_settled || has_open_basedir()) {
        return nullptr;
    }
    if (place->trusted_for < 0 || (place->trusted_for > 0 && sapi_get_request_time() <= place->looked_at + static_cast<double>(place->trusted_for))) {
        return place;
    }
    Status status;
    if (place->user != geteuid() || !look_at(place->path, status) || !is_same(status, place->status)) {
        set_aside(places, *table_of(places, subject), subject.name, place);
        return nullptr;
    }
    if (place->trusted_for > 0) {
        place->looked_at = sapi_get_request_time();
    }

    return place;
}

Place *make(Places &places, const Subject &subject, const zend_string *path, zend_long depth)
{
    Status status;
    if (has_open_basedir() || !IS_ABSOLUTE_PATH(ZSTR_VAL(path), ZSTR_LEN(path)) || ZSTR_LEN(path) > LONGEST || !look_at(path, status)) {
        return nullptr;
    }
    Place *place = present(places, subject);
    if (place != nullptr) {
        if (is_about(*place, subject) && place->user == geteuid() && is_same(place->status, status)) {
            place->is_settled = place->is_settled || has_settled(*place);

            return place->depth == depth && place->is_settled ? place : nullptr;
        }
        set_aside(places, *table_of(places, subject), subject.name, place);
    }
    HashTable *&table = table_of(places, subject);
    if (table == nullptr) {
        table = static_cast<HashTable *>(pemalloc(sizeof(HashTable), true));
        zend_hash_init(table, 0, nullptr, free_place, true);
    }
    if (zend_hash_num_elements(table) < MOST_PLACES || drop_longest_unused(places, *table)) {
        zend_string *const name = copy(subject.name);
        zend_hash_add_new_ptr(table, name, open(subject, path, status, depth));
        zend_string_release(name);
    }

    return nullptr;
}

void note(HashTable &programs, const zend_string *key, const zend_string *program)
{
    if (zend_hash_num_elements(&programs) >= MOST_NAMES || ZSTR_LEN(key) > LONGEST) {
        return;
    }
    zend_string *const own_key = copy(key);
    zend_hash_update_ptr(&programs, own_key, copy(program));
    zend_string_release(own_key);
}

} // namespace kiln::known
