#include "reader.h"

#include "../class_facts.h"
#include "../cursor.h"
#include "../named_classes.h"
#include "../property_type.h"
#include "../warnings.h"
#include "../weight.h"
#include "quiet.h"
#include "tags.h"

namespace kiln::graph::direct {

namespace {

// Things by their numbers. A few need no memory of their own.
template <typename T>
class Numbered {
public:
    ~Numbered()
    {
        if (things_ != few_) {
            efree(things_);
        }
    }

    void push(T thing)
    {
        if (UNEXPECTED(count_ == capacity_)) {
            grow();
        }
        things_[count_++] = thing;
    }

    size_t count() const { return count_; }

    T &operator[](size_t number) { return things_[number]; }

private:
    static constexpr size_t FEW = 32;

    zend_never_inline void grow()
    {
        auto *things = static_cast<T *>(safe_emalloc(2 * capacity_, sizeof(T), 0));
        memcpy(things, things_, count_ * sizeof(T));
        if (things_ != few_) {
            efree(things_);
        }
        things_ = things;
        capacity_ *= 2;
    }

    T few_[FEW];
    T *things_ = few_;
    size_t count_ = 0;
    size_t capacity_ = FEW;
};

struct Span {
    const char *at;
    size_t length;
};

struct Entry {
    uint8_t tag;
    Span class_name;
    Span case_name;
    uint32_t layout;
    Span names;
    const ClassFacts *facts;
    // Borrowed: a case lives as long as its enum.
    zend_object *object;
};

// An object that is to restore itself.
struct Call {
    zend_object *object;
    zval data;
};

class Reader {
public:
    explicit Reader(const Envelope &envelope)
        : cursor_(envelope.content, envelope.end), weight_(static_cast<size_t>(envelope.end - envelope.content))
    {
    }

    ~Reader();

    bool read(AllowedClasses &allowed, State &state, zval *into);

private:
    bool span(Span &into);
    bool read_entries();
    bool read_entry(Entry &entry);
    bool are_allowed(AllowedClasses &allowed, bool of_cases);
    bool find(State &state);
    bool find_class(Entry &entry, State &state);

    bool value(zval *into, uint32_t depth);
    bool other_value(uint8_t tag, zval *into, uint32_t depth);
    bool string(uint64_t length, zval *into);
    bool numbered(uint64_t number, zval *into);
    bool list(uint64_t count, zval *into, uint32_t depth);
    bool map(uint64_t count, zval *into, uint32_t depth);
    zval *place_for(HashTable *array, const zval *key);
    bool entry(uint64_t number, zval *into, uint32_t depth);
    bool by_all_properties(const Entry &entry, zval *into, uint32_t depth);
    bool by_array(const Entry &entry, zval *into, uint32_t depth);
    bool by_names(zval *into, uint32_t depth);
    bool known_object(zval *into);
    bool make_calls(AllowedClasses &allowed);
    void drop(zval *root);

    template <typename T>
    bool fixed(T &into)
    {
        const uint8_t *from;
        if (UNEXPECTED(!cursor_.pass(1, sizeof(T), from))) {
            return false;
        }
        into = little_endian<T>(from);

        return true;
    }

    template <typename T>
    bool integer(zval *into, bool is_negative, zend_long least)
    {
        T rest;
        if (UNEXPECTED(!fixed(rest))) {
            return false;
        }
        ZVAL_LONG(into, is_negative ? -1 - static_cast<zend_long>(rest) : least + static_cast<zend_long>(rest));

        return true;
    }

    Cursor cursor_;
    Weight weight_;
    Entry *entries_ = nullptr;
    size_t entry_count_ = 0;
    Numbered<zend_string *> strings_;
    Numbered<zend_object *> objects_;
    Numbered<Call> calls_;
};

Reader::~Reader()
{
    for (size_t i = 0; i < calls_.count(); ++i) {
        zval_ptr_dtor(&calls_[i].data);
    }
    if (entries_ != nullptr) {
        efree(entries_);
    }
}

bool Reader::span(Span &into)
{
    uint64_t length;
    const uint8_t *from;
    if (!cursor_.unsigned_integer(length) || !cursor_.pass(length, 1, from)) {
        return false;
    }
    into = {reinterpret_cast<const char *>(from), static_cast<size_t>(length)};

    return true;
}

bool Reader::read_entry(Entry &entry)
{
    entry = {};

    return cursor_.byte(entry.tag) && entry.tag <= BY_NAMES && span(entry.class_name)
        && (entry.tag != BY_ALL_PROPERTIES || (cursor_.fixed32(entry.layout) && span(entry.names))) && (entry.tag != BY_CASE || span(entry.case_name));
}

bool Reader::read_entries()
{
    uint64_t count;
    if (!cursor_.unsigned_integer(count)) {
        return false;
    }
    if (count == 0) {
        return true;
    }
    // Each takes two bytes at least.
    if (count > cursor_.remaining() / 2 || !weight_.add(count, ENTRY_WEIGHT)) {
        return false;
    }
    entries_ = static_cast<Entry *>(safe_emalloc(count, sizeof(Entry), 0));
    for (entry_count_ = 0; entry_count_ < count; ++entry_count_) {
        if (!read_entry(entries_[entry_count_])) {
            return false;
        }
    }

    return true;
}

bool Reader::are_allowed(AllowedClasses &allowed, bool of_cases)
{
    for (size_t i = 0; i < entry_count_; ++i) {
        const Entry &entry = entries_[i];
        if ((entry.tag == BY_CASE) == of_cases && !allowed.include(entry.class_name.at, entry.class_name.length)) {
            return false;
        }
    }

    return true;
}

zend_object *case_of(const Entry &entry)
{
    zend_string *class_name = zend_string_init(entry.class_name.at, entry.class_name.length, false);
    zend_class_entry *ce = zend_lookup_class(class_name);
    zend_string_release(class_name);
    if (ce == nullptr || (ce->ce_flags & ZEND_ACC_ENUM) == 0) {
        return nullptr;
    }
    zend_string *case_name = zend_string_init(entry.case_name.at, entry.case_name.length, false);
    const auto *constant = static_cast<const zend_class_constant *>(zend_hash_find_ptr(CE_CONSTANTS_TABLE(ce), case_name));
    zend_object *object = constant != nullptr && (ZEND_CLASS_CONST_FLAGS(constant) & ZEND_CLASS_CONST_IS_CASE) != 0
        ? zend_enum_get_case(ce, case_name)
        : nullptr;
    zend_string_release(case_name);

    return EG(exception) == nullptr ? object : nullptr;
}

bool Reader::find_class(Entry &entry, State &state)
{
    entry.facts = facts_of_class_named(entry.class_name.at, entry.class_name.length, state);
    if (entry.facts == nullptr || entry.facts->is_left_to_php) {
        return false;
    }
    zend_class_entry *ce = entry.facts->ce;
    switch (entry.tag) {
        case BY_ALL_PROPERTIES:
            return entry.facts->restoring == BY_PROPERTIES && entry.facts->layout == entry.layout && entry.facts->names != nullptr
                && is_userland(ce) && ce->destructor == nullptr
                && zend_string_equals_cstr(entry.facts->names, entry.names.at, entry.names.length);
        case BY_ARRAY:
            return is_quiet(ce) && entry.facts->restoring == BY_DATA;
        default:
            return ce == zend_standard_class_def;
    }
}

bool Reader::find(State &state)
{
    for (size_t i = 0; i < entry_count_; ++i) {
        if (entries_[i].tag != BY_CASE && !find_class(entries_[i], state)) {
            return false;
        }
    }
    for (size_t i = 0; i < entry_count_; ++i) {
        if (entries_[i].tag == BY_CASE && (entries_[i].object = case_of(entries_[i])) == nullptr) {
            return false;
        }
    }

    return true;
}

bool Reader::string(uint64_t length, zval *into)
{
    const uint8_t *from;
    if (UNEXPECTED(!cursor_.pass(length, 1, from)) || UNEXPECTED(!weight_.add(1, Weight::STRING))) {
        return false;
    }
    if (length < LEAST_NUMBERED) {
        if (length == 0) {
            ZVAL_EMPTY_STRING(into);
        } else {
            ZVAL_CHAR(into, *from);
        }
        return true;
    }
    zend_string *string = zend_string_init(reinterpret_cast<const char *>(from), length, false);
    ZVAL_NEW_STR(into, string);
    strings_.push(string);

    return true;
}

bool Reader::numbered(uint64_t number, zval *into)
{
    if (UNEXPECTED(number >= strings_.count())) {
        return false;
    }
    ZVAL_STR_COPY(into, strings_[number]);

    return true;
}

// Where it fails, there is a value that can be dropped, at least null.
zend_always_inline bool Reader::value(zval *into, uint32_t depth)
{
    uint8_t tag;
    ZVAL_NULL(into);
    if (UNEXPECTED(!cursor_.byte(tag))) {
        return false;
    }
    if (tag < SHORT_STRING) {
        ZVAL_LONG(into, tag);
        return true;
    }
    if (tag < LOW_STRING) {
        return string(tag - SHORT_STRING, into);
    }
    if (tag < SHORT_LIST) {
        return numbered(tag - LOW_STRING, into);
    }

    return other_value(tag, into, depth);
}

bool Reader::list(uint64_t count, zval *into, uint32_t depth)
{
    if (UNEXPECTED(count == 0 || count > cursor_.remaining()) || UNEXPECTED(!weight_.add(1, Weight::ARRAY))
        || UNEXPECTED(!weight_.add(count, Weight::CELL))) {
        return false;
    }
    HashTable *array = zend_new_array(static_cast<uint32_t>(count));
    ZVAL_ARR(into, array);
    zend_hash_real_init_packed(array);
    for (uint32_t i = 0; i < count; ++i) {
        zval *place = &array->arPacked[i];
        ZVAL_NULL(place);
        array->nNumUsed = i + 1;
        array->nNumOfElements = i + 1;
        array->nNextFreeElement = i + 1;
        if (UNEXPECTED(!value(place, depth))) {
            return false;
        }
    }

    return true;
}

// Null where the key is there, and for text that PHP takes as an integer: no encoder writes
// it, and it would not keep the string alive, which has a number.
zval *Reader::place_for(HashTable *array, const zval *key)
{
    if (Z_TYPE_P(key) == IS_LONG) {
        return zend_hash_index_add(array, static_cast<zend_ulong>(Z_LVAL_P(key)), &EG(uninitialized_zval));
    }
    zend_ulong index;

    return ZEND_HANDLE_NUMERIC_STR(Z_STRVAL_P(key), Z_STRLEN_P(key), index)
        ? nullptr
        : zend_hash_add(array, Z_STR_P(key), &EG(uninitialized_zval));
}

bool Reader::map(uint64_t count, zval *into, uint32_t depth)
{
    if (UNEXPECTED(count == 0 || count > cursor_.remaining() / 2) || UNEXPECTED(!weight_.add(1, Weight::ARRAY))
        || UNEXPECTED(!weight_.add(count, Weight::CELL + Weight::KEY))) {
        return false;
    }
    HashTable *array = zend_new_array(static_cast<uint32_t>(count));
    ZVAL_ARR(into, array);
    zend_hash_real_init_mixed(array);
    for (; count > 0; --count) {
        zval key;
        if (UNEXPECTED(!value(&key, DEEPEST))) {
            return false;
        }
        if (UNEXPECTED(Z_TYPE(key) != IS_STRING && Z_TYPE(key) != IS_LONG)) {
            zval_ptr_dtor(&key);
            return false;
        }
        zval *place = place_for(array, &key);
        zval_ptr_dtor_nogc(&key);
        if (UNEXPECTED(place == nullptr) || UNEXPECTED(!value(place, depth))) {
            return false;
        }
    }

    return true;
}

bool Reader::by_all_properties(const Entry &entry, zval *into, uint32_t depth)
{
    zend_class_entry *ce = entry.facts->ce;
    zend_object *object = zend_objects_new(ce);
    ZVAL_OBJ(into, object);
    objects_.push(object);
    const int count = ce->default_properties_count;
    for (int i = 0; i < count; ++i) {
        ZVAL_UNDEF(&object->properties_table[i]);
        Z_PROP_FLAG_P(&object->properties_table[i]) = 0;
    }
    for (int i = 0; i < count; ++i) {
        const Member &member = entry.facts->slots[i];
        zval *slot = OBJ_PROP(object, member.info->offset);
        if (UNEXPECTED(!value(slot, depth))) {
            return false;
        }
        static constexpr uint32_t KINDS[] = {
            0, 1u << KIND_NULL, 1u << KIND_FALSE, 1u << KIND_TRUE, 1u << KIND_INT, 1u << KIND_FLOAT, 1u << KIND_STRING, 1u << KIND_ARRAY, 1u << KIND_OBJECT,
        };
        if (EXPECTED((member.kinds & KINDS[Z_TYPE_P(slot)]) != 0)) {
            continue;
        }
        if (Z_TYPE_P(slot) == IS_OBJECT) {
            const zend_class_entry *given = Z_OBJCE_P(slot);
            if (UNEXPECTED(given != member.fitting)) {
                if (UNEXPECTED(!takes_class(*member.info, given))) {
                    return false;
                }
                member.fitting = given;
            }
        } else if (Z_TYPE_P(slot) == IS_LONG && (member.kinds & 1u << KIND_FLOAT) != 0) {
            ZVAL_DOUBLE(slot, static_cast<double>(Z_LVAL_P(slot)));
        } else {
            return false;
        }
    }

    return true;
}

bool Reader::by_array(const Entry &entry, zval *into, uint32_t depth)
{
    zend_class_entry *ce = entry.facts->ce;
    if (UNEXPECTED((ce->ce_flags & ZEND_ACC_CONSTANTS_UPDATED) == 0) && zend_update_class_constants(ce) != SUCCESS) {
        return false;
    }
    zend_object *object = ce->create_object(ce);
    ZVAL_OBJ(into, object);
    objects_.push(object);
    Call call = {object, {}};
    ZVAL_NULL(&call.data);
    const bool is_read = value(&call.data, depth) && Z_TYPE(call.data) == IS_ARRAY;
    // Behind those of what stands inside.
    calls_.push(call);

    return is_read;
}

bool Reader::by_names(zval *into, uint32_t depth)
{
    uint64_t count;
    if (!cursor_.unsigned_integer(count) || count > cursor_.remaining() / 2 || !weight_.add(count, Weight::CELL + Weight::KEY)
        || !weight_.add(1, Weight::of_properties(0, count, count))) {
        return false;
    }
    zend_object *object = zend_objects_new(zend_standard_class_def);
    object_properties_init(object, zend_standard_class_def);
    ZVAL_OBJ(into, object);
    objects_.push(object);
    if (count == 0) {
        return true;
    }
    object->properties = zend_new_array(static_cast<uint32_t>(count));
    zend_hash_real_init_mixed(object->properties);
    for (; count > 0; --count) {
        zval name;
        if (UNEXPECTED(!value(&name, DEEPEST))) {
            return false;
        }
        zval *place = nullptr;
        if (EXPECTED(Z_TYPE(name) == IS_STRING) && (Z_STRLEN(name) == 0 || Z_STRVAL(name)[0] != '\0')) {
            place = zend_hash_add(object->properties, Z_STR(name), &EG(uninitialized_zval));
        }
        zval_ptr_dtor(&name);
        if (UNEXPECTED(place == nullptr) || UNEXPECTED(!value(place, depth))) {
            return false;
        }
    }

    return true;
}

bool Reader::entry(uint64_t number, zval *into, uint32_t depth)
{
    if (UNEXPECTED(number >= entry_count_)) {
        return false;
    }
    const Entry &entry = entries_[number];
    if (entry.tag == BY_CASE) {
        if (UNEXPECTED(!weight_.add(1, Weight::ENUM_CASE))) {
            return false;
        }
        ZVAL_OBJ_COPY(into, entry.object);
        return true;
    }
    if (UNEXPECTED(depth >= DEEPEST) || UNEXPECTED(!weight_.add(1, entry.facts->weight))) {
        return false;
    }
    switch (entry.tag) {
        case BY_ALL_PROPERTIES:
            return by_all_properties(entry, into, depth + 1);
        case BY_ARRAY:
            return by_array(entry, into, depth + 1);
        default:
            return by_names(into, depth + 1);
    }
}

bool Reader::known_object(zval *into)
{
    uint64_t number;
    if (!cursor_.unsigned_integer(number) || number >= objects_.count()) {
        return false;
    }
    ZVAL_OBJ_COPY(into, objects_[number]);

    return true;
}

bool Reader::other_value(uint8_t tag, zval *into, uint32_t depth)
{
    uint8_t byte;
    uint16_t word;
    uint32_t long_word;
    uint64_t number;
    if (tag < NOTHING) {
        if (tag >= LOW_ENTRY) {
            return entry(tag - LOW_ENTRY, into, depth);
        }
        if (UNEXPECTED(depth >= DEEPEST)) {
            return false;
        }
        return tag >= SHORT_MAP ? map(tag - SHORT_MAP + 1, into, depth + 1) : list(tag - SHORT_LIST + 1, into, depth + 1);
    }
    switch (tag) {
        case NOTHING:
            return true;
        case NO:
            ZVAL_FALSE(into);
            return true;
        case YES:
            ZVAL_TRUE(into);
            return true;
        case EMPTY_ARRAY:
            ZVAL_EMPTY_ARRAY(into);
            return true;
        case BYTE:
            return integer<uint8_t>(into, false, SMALL_INTEGERS);
        case NEGATIVE_BYTE:
            return integer<uint8_t>(into, true, 0);
        case WORD:
            return integer<uint16_t>(into, false, 0);
        case NEGATIVE_WORD:
            return integer<uint16_t>(into, true, 0);
        case LONG_WORD:
            return integer<uint32_t>(into, false, 0);
        case NEGATIVE_LONG_WORD:
            return integer<uint32_t>(into, true, 0);
        case ANY_INTEGER:
            if (!fixed(number)) {
                return false;
            }
            ZVAL_LONG(into, static_cast<zend_long>(number));
            return true;
        case FLOAT:
            if (!fixed(number)) {
                return false;
            }
            double value;
            memcpy(&value, &number, sizeof(value));
            ZVAL_DOUBLE(into, value);
            return true;
        case STRING_8:
            return fixed(byte) && string(byte, into);
        case STRING_16:
            return fixed(word) && string(word, into);
        case STRING_32:
            return fixed(long_word) && string(long_word, into);
        case NUMBER_8:
            return fixed(byte) && numbered(byte, into);
        case NUMBER_16:
            return fixed(word) && numbered(word, into);
        case NUMBER_32:
            return fixed(long_word) && numbered(long_word, into);
        case LIST:
            return cursor_.unsigned_integer(number) && depth < DEEPEST && list(number, into, depth + 1);
        case MAP:
            return cursor_.unsigned_integer(number) && depth < DEEPEST && map(number, into, depth + 1);
        case ENTRY:
            return cursor_.unsigned_integer(number) && entry(number, into, depth);
        case KNOWN_OBJECT:
            return known_object(into);
        default:
            return false;
    }
}

bool Reader::make_calls(AllowedClasses &allowed)
{
    for (size_t i = 0; i < calls_.count(); ++i) {
        if (UNEXPECTED(!are_names_allowed(calls_[i].object->ce, &calls_[i].data, allowed))) {
            return false;
        }
    }
    for (size_t i = 0; i < calls_.count(); ++i) {
        Call &call = calls_[i];
        restore_quietly(call.object->ce->__unserialize, call.object, 1, &call.data);
        if (UNEXPECTED(EG(exception) != nullptr)) {
            // Methods of PHP only. PHP is to say it.
            zend_clear_exception();
            return false;
        }
    }

    return true;
}

// Nobody has seen the objects, nor is to hear of them.
void Reader::drop(zval *root)
{
    for (size_t i = 0; i < objects_.count(); ++i) {
        GC_ADD_FLAGS(objects_[i], IS_OBJ_DESTRUCTOR_CALLED);
    }
    zval_ptr_dtor(root);
    ZVAL_NULL(root);
}

bool Reader::read(AllowedClasses &allowed, State &state, zval *into)
{
    // Cases first, as in the other forms.
    if (!read_entries() || !are_allowed(allowed, true) || !are_allowed(allowed, false) || !find(state)) {
        return false;
    }
    zval root;
    if (EXPECTED(value(&root, 0)) && EXPECTED(cursor_.remaining() == 0) && EXPECTED(make_calls(allowed))) {
        ZVAL_COPY_VALUE(into, &root);
        return true;
    }
    drop(&root);

    return false;
}

} // namespace

bool read(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into)
{
    return Reader(envelope).read(allowed, state, into);
}

} // namespace kiln::graph::direct
