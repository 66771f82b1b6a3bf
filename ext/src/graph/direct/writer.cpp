#include "writer.h"

#include "../encode/bytes.h"
#include "../encode/class_plan.h"
#include "../encode/index.h"
#include "../encode/properties.h"
#include "../encode/references.h"
#include "../envelope.h"
#include "../weight.h"
#include "dates.h"
#include "survey.h"
#include "tags.h"

namespace kiln::graph::direct {

namespace {

using encoding::ClassPlan;

// Finds the numbers of strings and objects.
class Numbers {
public:
    ~Numbers()
    {
        if (capacity_ > FEW) {
            efree(places_);
        }
    }

    struct Place {
        const void *thing;
        uint32_t hash;
        uint32_t number;
    };

    // The one of the thing, or a new one, which has no thing yet.
    template <typename IsSame>
    Place &place(uint32_t hash, IsSame is_same)
    {
        if (UNEXPECTED(2 * count_ >= capacity_)) {
            grow();
        }
        for (uint32_t at = hash;; ++at) {
            Place &place = places_[at & (capacity_ - 1)];
            if (place.thing == nullptr || (place.hash == hash && is_same(place.thing))) {
                return place;
            }
        }
    }

    void occupy(Place &place, const void *thing, uint32_t hash, uint32_t number)
    {
        place = {thing, hash, number};
        ++count_;
    }

private:
    static constexpr uint32_t FEW = 32;

    zend_never_inline void grow()
    {
        if (capacity_ == 0) {
            memset(few_, 0, sizeof(few_));
            places_ = few_;
            capacity_ = FEW;
            return;
        }
        const uint32_t capacity = 4 * capacity_;
        auto *places = static_cast<Place *>(ecalloc(capacity, sizeof(Place)));
        for (uint32_t i = 0; i < capacity_; ++i) {
            if (places_[i].thing != nullptr) {
                uint32_t at = places_[i].hash;
                while (places[at & (capacity - 1)].thing != nullptr) {
                    ++at;
                }
                places[at & (capacity - 1)] = places_[i];
            }
        }
        if (capacity_ > FEW) {
            efree(places_);
        }
        places_ = places;
        capacity_ = capacity;
    }

    Place few_[FEW];
    Place *places_;
    // None until the first question.
    uint32_t capacity_ = 0;
    uint32_t count_ = 0;
};

class Writer {
public:
    explicit Writer(State &state) : state_(state), call_(++state.encode_calls), weight_(0)
    {
        body_.open(body_room_, sizeof(body_room_));
        body_.wrote(body_.room(BODY) + BODY);
        entries_.open(entry_room_, sizeof(entry_room_));
    }

    ~Writer();

    // Wrapped by an object of a class, which may be null.
    zend_string *write(zval *value, const zend_string *class_name);

private:
    bool value(zval *value, uint32_t depth, bool is_sole);
    bool value_within(zval *value, const HashTable *in, uint32_t depth, bool is_sole);
    bool array(HashTable *array, uint32_t depth, bool is_sole);
    bool map(HashTable *array, uint32_t depth, bool is_sole);
    bool object(zend_object *object, uint32_t depth, bool is_sole);
    bool contents(zend_object *object, ClassPlan &plan, uint32_t depth, bool is_sole);
    bool names(const zend_object *object, uint32_t depth, bool is_sole);
    bool data(zend_object *object, const ClassPlan &plan, uint32_t depth);
    bool date(const DateData &date);
    bool new_string(const char *bytes, size_t length);
    void keep(zval *value);
    void enum_case(zend_object *object);
    void entry(uint32_t number);
    uint32_t new_entry(EntryTag tag, const zend_string *name);
    void integer(zend_long value);
    bool string(zend_string *string);
    void number(uint32_t number);
    void tagged(Tag tag, uint64_t varint);

    template <typename T>
    void fixed(Tag tag, T value)
    {
        char *at = body_.room(1 + sizeof(T));
        *at = static_cast<char>(tag);
        store_little_endian(at + 1, value);
        body_.wrote(at + 1 + sizeof(T));
    }

    // In front of the value, there is room for the head and for a count of no entries.
    static constexpr size_t BODY = ENVELOPE_HEAD + 1;

    State &state_;
    uint64_t call_;
    Weight weight_;
    text::Buffer body_;
    text::Buffer entries_;
    uint32_t entry_count_ = 0;
    Numbers strings_;
    uint32_t string_count_ = 0;
    Numbers objects_;
    uint32_t object_count_ = 0;
    // Cases by their entries.
    Numbers cases_;
    bool is_closed_ = false;
    // What methods have given: strings are known by where they lie.
    HashTable *alive_ = nullptr;
    alignas(zend_string) char body_room_[2048];
    alignas(zend_string) char entry_room_[512];
};

Writer::~Writer()
{
    if (!is_closed_) {
        body_.discard();
    }
    entries_.discard();
    if (alive_ != nullptr) {
        zend_array_destroy(alive_);
    }
}

void Writer::tagged(Tag tag, uint64_t varint)
{
    constexpr size_t LONGEST = 11;
    char *at = body_.room(LONGEST);
    *at = static_cast<char>(tag);
    body_.wrote(store_varint(at + 1, varint));
}

void Writer::integer(zend_long value)
{
    if (value >= 0 && value < SMALL_INTEGERS) {
        body_.append(static_cast<char>(value));
        return;
    }
    const bool is_negative = value < 0;
    const auto rest = static_cast<uint64_t>(is_negative ? -1 - value : value);
    if (is_negative ? rest <= UINT8_MAX : rest - SMALL_INTEGERS <= UINT8_MAX) {
        fixed(is_negative ? NEGATIVE_BYTE : BYTE, static_cast<uint8_t>(is_negative ? rest : rest - SMALL_INTEGERS));
    } else if (rest <= UINT16_MAX) {
        fixed(is_negative ? NEGATIVE_WORD : WORD, static_cast<uint16_t>(rest));
    } else if (rest <= UINT32_MAX) {
        fixed(is_negative ? NEGATIVE_LONG_WORD : LONG_WORD, static_cast<uint32_t>(rest));
    } else {
        fixed(ANY_INTEGER, static_cast<uint64_t>(value));
    }
}

void Writer::number(uint32_t number)
{
    if (number < LOW_STRINGS) {
        body_.append(static_cast<char>(LOW_STRING + number));
    } else if (number <= UINT8_MAX) {
        fixed(NUMBER_8, static_cast<uint8_t>(number));
    } else if (number <= UINT16_MAX) {
        fixed(NUMBER_16, static_cast<uint16_t>(number));
    } else {
        fixed(NUMBER_32, number);
    }
}

bool Writer::string(zend_string *string)
{
    const size_t length = ZSTR_LEN(string);
    if (UNEXPECTED(length > UINT32_MAX) || UNEXPECTED(!weight_.add(1, Weight::STRING))) {
        return false;
    }
    if (length >= LEAST_NUMBERED) {
        const auto hash = static_cast<uint32_t>(ZSTR_HASH(string));
        Numbers::Place &place = strings_.place(hash, [string](const void *other) {
            return zend_string_equals(static_cast<const zend_string *>(other), string);
        });
        if (place.thing != nullptr) {
            number(place.number);
            return true;
        }
        strings_.occupy(place, string, hash, string_count_++);
    }
    constexpr size_t LONGEST_HEAD = 5;
    char *at = body_.room(LONGEST_HEAD + length);
    if (length < SHORT_STRINGS) {
        *at++ = static_cast<char>(SHORT_STRING + length);
    } else if (length <= UINT8_MAX) {
        *at++ = static_cast<char>(STRING_8);
        *at++ = static_cast<char>(length);
    } else if (length <= UINT16_MAX) {
        *at++ = static_cast<char>(STRING_16);
        store_little_endian(at, static_cast<uint16_t>(length));
        at += sizeof(uint16_t);
    } else {
        *at++ = static_cast<char>(STRING_32);
        store_little_endian(at, static_cast<uint32_t>(length));
        at += sizeof(uint32_t);
    }
    memcpy(at, ZSTR_VAL(string), length);
    body_.wrote(at + length);

    return true;
}

bool Writer::map(HashTable *array, uint32_t depth, bool is_sole)
{
    zend_ulong index;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, index, key, value) {
        if (key == nullptr) {
            integer(static_cast<zend_long>(index));
        } else if (!string(key)) {
            return false;
        }
        if (!value_within(value, array, depth, is_sole)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Writer::array(HashTable *array, uint32_t depth, bool is_sole)
{
    const uint32_t count = zend_hash_num_elements(array);
    if (count == 0) {
        body_.append(static_cast<char>(EMPTY_ARRAY));
        return true;
    }
    const bool is_list = zend_array_is_list(array);
    if (!weight_.add(1, Weight::ARRAY) || !weight_.add(count, is_list ? Weight::CELL : Weight::CELL + Weight::KEY)) {
        return false;
    }
    if (count <= SHORT_ARRAYS) {
        body_.append(static_cast<char>((is_list ? SHORT_LIST : SHORT_MAP) + count - 1));
    } else {
        tagged(is_list ? LIST : MAP, count);
    }
    if (!is_list) {
        return map(array, depth + 1, is_sole);
    }
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        if (!value_within(value, array, depth + 1, is_sole)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

void Writer::entry(uint32_t number)
{
    if (number < LOW_ENTRIES) {
        body_.append(static_cast<char>(LOW_ENTRY + number));
    } else {
        tagged(ENTRY, number);
    }
}

uint32_t Writer::new_entry(EntryTag tag, const zend_string *name)
{
    entries_.append(static_cast<char>(tag));
    append_varint(entries_, ZSTR_LEN(name));
    entries_.append(name);

    return entry_count_++;
}

void Writer::enum_case(zend_object *object)
{
    const uint32_t hash = encoding::hash_of_address(object);
    Numbers::Place &place = cases_.place(hash, [object](const void *other) { return other == object; });
    if (place.thing == nullptr) {
        const zend_string *name = Z_STR_P(zend_enum_fetch_case_name(object));
        cases_.occupy(place, object, hash, new_entry(BY_CASE, object->ce->name));
        append_varint(entries_, ZSTR_LEN(name));
        entries_.append(name);
    }
    entry(place.number);
}

bool Writer::names(const zend_object *object, uint32_t depth, bool is_sole)
{
    const uint32_t count = object->properties == nullptr ? 0 : zend_hash_num_elements(object->properties);
    append_varint(body_, count);
    if (count == 0) {
        return true;
    }
    if (!weight_.add(count, Weight::CELL + Weight::KEY) || !weight_.add(1, Weight::of_properties(0, count, count))) {
        return false;
    }
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_STR_KEY_VAL(object->properties, name, value) {
        if (UNEXPECTED(name == nullptr)) {
            return false;
        }
        if (!string(name) || !value_within(value, object->properties, depth, is_sole && GC_REFCOUNT(object->properties) == 1)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

void Writer::keep(zval *value)
{
    if (alive_ == nullptr) {
        alive_ = zend_new_array(8);
    }
    zend_hash_next_index_insert(alive_, value);
}

bool Writer::new_string(const char *bytes, size_t length)
{
    zval made;
    ZVAL_STRINGL(&made, bytes, length);
    keep(&made);

    return string(Z_STR(made));
}

// As __serialize() gives it.
bool Writer::date(const DateData &date)
{
    constexpr uint32_t COUNT = 3;
    if (!weight_.add(1, Weight::ARRAY) || !weight_.add(COUNT, Weight::CELL + Weight::KEY)) {
        return false;
    }
    body_.append(static_cast<char>(SHORT_MAP + COUNT - 1));
    if (!string(date_names.date) || !new_string(date.date, date.length) || !string(date_names.zone_type)) {
        return false;
    }
    integer(date.zone_type);

    return string(date_names.zone) && new_string(date.zone, date.zone_length);
}

bool Writer::data(zend_object *object, const ClassPlan &plan, uint32_t depth)
{
    DateData known;
    if (read_date(object, known)) {
        return date(known);
    }
    zval result;
    ZVAL_UNDEF(&result);
    zend_call_known_instance_method_with_0_params(plan.method, object, &result);
    if (Z_TYPE(result) != IS_ARRAY) {
        zval_ptr_dtor(&result);
        return false;
    }
    keep(&result);

    return array(Z_ARRVAL(result), depth, true);
}

bool Writer::contents(zend_object *object, ClassPlan &plan, uint32_t depth, bool is_sole)
{
    const zend_class_entry *ce = plan.ce;
    if (UNEXPECTED(plan.direct_call != call_)) {
        plan.direct_call = call_;
        static constexpr EntryTag TAGS[] = {BY_ALL_PROPERTIES, BY_ALL_PROPERTIES, BY_ARRAY, BY_NAMES};
        plan.direct_entry = new_entry(TAGS[static_cast<size_t>(plan.direct)], ce->name);
        if (plan.direct == encoding::Direct::BY_ALL_PROPERTIES) {
            append_little_endian(entries_, plan.layout);
            append_varint(entries_, ZSTR_LEN(plan.canonical_names));
            entries_.append(plan.canonical_names);
        }
    }
    entry(plan.direct_entry);
    if (plan.direct == encoding::Direct::BY_ARRAY) {
        return data(object, plan, depth);
    }
    if (plan.direct == encoding::Direct::BY_NAMES) {
        return names(object, depth, is_sole);
    }
    const auto count = static_cast<size_t>(ce->default_properties_count);
    if (!encoding::has_only_slots(object) || !weight_.add(count, Weight::CELL)
        || !weight_.add(1, Weight::of_properties(count, count, 0))) {
        return false;
    }
    for (size_t i = 0; i < count; ++i) {
        zval *property = &object->properties_table[plan.canonical[i]];
        if (UNEXPECTED(Z_TYPE_P(property) == IS_UNDEF) || !value_within(property, nullptr, depth, is_sole)) {
            return false;
        }
    }

    return true;
}

bool Writer::object(zend_object *object, uint32_t depth, bool is_sole)
{
    if ((object->ce->ce_flags & ZEND_ACC_ENUM) != 0) {
        enum_case(object);
        return weight_.add(1, Weight::ENUM_CASE);
    }
    if (GC_REFCOUNT(object) > 1 || !is_sole) {
        const uint32_t hash = encoding::hash_of_address(object);
        Numbers::Place &place = objects_.place(hash, [object](const void *other) { return other == object; });
        if (place.thing != nullptr) {
            tagged(KNOWN_OBJECT, place.number);
            return true;
        }
        objects_.occupy(place, object, hash, object_count_);
    }
    ++object_count_;
    ClassPlan &plan = *encoding::plan_of(object->ce, state_);

    return plan.direct != encoding::Direct::NOT && !compat::is_lazy(object) && weight_.add(1, Weight::OBJECT + ENTRY_WEIGHT)
        && contents(object, plan, depth + 1, is_sole);
}

bool Writer::value_within(zval *value, const HashTable *in, uint32_t depth, bool is_sole)
{
    if (UNEXPECTED(Z_TYPE_P(value) == IS_REFERENCE)) {
        if (!encoding::is_alone(Z_REF_P(value), in)) {
            return false;
        }
        value = Z_REFVAL_P(value);
    }

    return this->value(value, depth, is_sole);
}

bool Writer::value(zval *value, uint32_t depth, bool is_sole)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL:
            body_.append(static_cast<char>(NOTHING));
            return true;
        case IS_FALSE:
            body_.append(static_cast<char>(NO));
            return true;
        case IS_TRUE:
            body_.append(static_cast<char>(YES));
            return true;
        case IS_LONG:
            integer(Z_LVAL_P(value));
            return true;
        case IS_DOUBLE: {
            uint64_t bits;
            memcpy(&bits, &Z_DVAL_P(value), sizeof(bits));
            fixed(FLOAT, bits);
            return true;
        }
        case IS_STRING:
            return string(Z_STR_P(value));
        case IS_ARRAY:
            return depth < DEEPEST && array(Z_ARRVAL_P(value), depth, is_sole && (depth == 0 || GC_REFCOUNT(Z_ARRVAL_P(value)) == 1));
        case IS_OBJECT:
            return depth < DEEPEST && object(Z_OBJ_P(value), depth, is_sole);
        default:
            return false;
    }
}

zend_string *Writer::write(zval *value, const zend_string *class_name)
{
    if (!this->value(value, 0, true)) {
        return nullptr;
    }
    if (entry_count_ == 0 && class_name == nullptr) {
        body_.replace(ENVELOPE_HEAD, 0);
        close_envelope(DIRECT, body_);
        is_closed_ = true;
        return body_.close();
    }
    text::Buffer bytes;
    constexpr size_t LONGEST_COUNT = 5;
    const size_t wrapper = class_name == nullptr ? 0 : LONGEST_COUNT + ZSTR_LEN(class_name) + 1;
    bytes.open(ENVELOPE_HEAD + wrapper + LONGEST_COUNT + entries_.length() + body_.length() + sizeof(uint32_t));
    bytes.wrote(bytes.room(ENVELOPE_HEAD) + ENVELOPE_HEAD);
    if (class_name != nullptr) {
        append_varint(bytes, ZSTR_LEN(class_name));
        bytes.append(class_name);
        bytes.append(static_cast<char>(DIRECT));
    }
    append_varint(bytes, entry_count_);
    bytes.append(entries_.since(0), entries_.length());
    bytes.append(body_.since(BODY), body_.length() - BODY);
    close_envelope(class_name == nullptr ? DIRECT : WRAPPED, bytes);

    return bytes.close();
}

} // namespace

zend_string *write(zval *value, State &state)
{
    return write(value, state, nullptr);
}

zend_string *write(zval *value, State &state, const zend_string *class_name)
{
    Survey survey(state);
    if (!survey.includes(value)) {
        return nullptr;
    }
    Writer writer(state);

    return writer.write(value, class_name);
}

} // namespace kiln::graph::direct
