#include "builder.h"

#include "calls.h"
#include "large_pages.h"
#include "named_classes.h"
#include "table.h"

namespace kiln::graph {

namespace {

// Places to put cells into, one after the other.

struct OnePlace {
    zval *place;

    zval *next() { return place; }
};

struct Slots {
    const Table<zend_object> &objects;
    size_t number;
    uint32_t offset;

    zval *next()
    {
        zval *slot = OBJ_PROP(objects.at(number++), offset);
        Z_PROP_FLAG_P(slot) = 0;

        return slot;
    }
};

struct Members {
    const Table<zend_object> &objects;
    size_t number;
    uint32_t from_end;

    zval *next()
    {
        const HashTable *properties = objects.at(number++)->properties;

        return &properties->arData[properties->nNumUsed - from_end].val;
    }
};

struct RecordCells {
    const Table<HashTable> &arrays;
    size_t number;
    uint32_t bucket;

    zval *next() { return &arrays.at(number++)->arData[bucket].val; }
};

struct ListCells {
    const Table<HashTable> &arrays;
    size_t number;
    zval *at;
    const zval *end;

    zval *next()
    {
        if (UNEXPECTED(at == end)) {
            const HashTable *array = arrays.at(number++);
            at = array->arPacked;
            end = at + array->nNumUsed;
        }

        return at++;
    }
};

// Those of one list, which may be long.
struct NeighbouringCells {
    zval *at;

    zval *next() { return at++; }
};

struct MapCells {
    const Table<HashTable> &arrays;
    size_t number;
    Bucket *at;
    const Bucket *end;

    zval *next()
    {
        if (UNEXPECTED(at == end)) {
            const HashTable *array = arrays.at(number++);
            at = array->arData;
            end = at + array->nNumUsed;
        }

        return &at++->val;
    }
};

struct ReferencedCells {
    zend_reference **references;

    zval *next() { return &(*references++)->val; }
};

// Behind those that the class declares. False where a built-in class has made one of
// the same name.
bool add_members(zend_object *object, HashTable *members)
{
    HashTable *properties = zend_std_get_properties(object);
    zend_hash_extend(properties, zend_hash_num_elements(properties) + zend_hash_num_elements(members), false);
    zend_string *name;
    ZEND_HASH_FOREACH_STR_KEY(members, name) {
        if (zend_hash_add(properties, name, &EG(uninitialized_zval)) == nullptr) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

// So many objects or records are filled column by column before the next: they stay in
// the processor's cache meanwhile.
constexpr size_t NEIGHBOURS = 64;

// An exception notes its place and the calls of functions when it is made. One that is made of bytes
// has nothing to do with these, and all of them together would take any amount of
// memory.
void forget_calls(zend_object *exception)
{
    zend_class_entry *base = instanceof_function(exception->ce, zend_ce_exception) ? zend_ce_exception : zend_ce_error;
    zval none;
    ZVAL_EMPTY_ARRAY(&none);
    zend_update_property_ex(base, exception, ZSTR_KNOWN(ZEND_STR_TRACE), &none);
    ZVAL_EMPTY_STRING(&none);
    zend_update_property_ex(base, exception, ZSTR_KNOWN(ZEND_STR_FILE), &none);
    ZVAL_LONG(&none, 0);
    zend_update_property_ex(base, exception, ZSTR_KNOWN(ZEND_STR_LINE), &none);
}

// Built-in classes give some properties other values than they declare.
bool has_counted_default(zend_class_entry *ce, uint32_t offset)
{
    return ce->create_object != nullptr || Z_REFCOUNTED(CE_DEFAULT_PROPERTIES_TABLE(ce)[OBJ_PROP_TO_NUM(offset)]);
}

class Builder {
public:
    explicit Builder(Content &content)
        : content_(content),
          objects_(content.object_count, *content.arena),
          arrays_(content.array_count, *content.arena),
          references_(content.arena->room_for<zend_reference *>(content.referenced.count))
    {
    }

    bool build(AllowedClasses &allowed, zval *into);

private:
    bool make_objects(const Shape &shape);
    bool make_built_in_objects(const Shape &shape);
    void discard_objects(size_t count);
    void make_lists(const Section &section);
    void make_arrays(const Section &section);
    void fill_records(const Section &section);
    void fill_arrays(const Section &section);
    void make_references();
    void drop_default(size_t first, size_t count, uint32_t offset);
    void bind_references(size_t first, size_t count, const zend_property_info *property);
    void fill_neighbours(const Shape &shape, size_t position, size_t count);
    void fill_objects(const Shape &shape);
    void make_arguments();
    bool are_arguments_allowed(AllowedClasses &allowed);
    void give_up(zval *into);
    void drop_unused();

    // The cells from a position on, all before which have been taken.
    template <typename Place>
    void fill(const Column &column, size_t position, size_t count, Place &&place);
    template <typename Place>
    void fill_all(const Column &column, Place &&place);
    template <typename Place>
    void fill_pure(Pure &pure, size_t count, Place &place);
    void put(const Pure &pure, int64_t number, zval *into);
    void put_next(Pure &pure, zval *into);

    Content &content_;
    Table<zend_object> objects_;
    Table<HashTable> arrays_;
    zend_reference **references_;
};

inline double float_at(const uint8_t *bytes)
{
    const uint64_t bits = little_endian<uint64_t>(bytes);
    double value;
    memcpy(&value, &bits, sizeof(value));

    return value;
}

// What a cell refers to.
zend_always_inline void Builder::put(const Pure &pure, int64_t number, zval *into)
{
    switch (pure.kind) {
        case KIND_STRING:
            content_.strings.own(static_cast<uint32_t>(number), into);
            break;
        case KIND_ARRAY:
            ZVAL_ARR(into, arrays_.own(static_cast<size_t>(number)));
            break;
        case KIND_OBJECT:
            ZVAL_OBJ(into, objects_.own(static_cast<size_t>(number)));
            break;
        case KIND_ENUM:
            ZVAL_OBJ_COPY(into, content_.cases[number].object);
            break;
        default:
            GC_ADDREF(references_[number]);
            ZVAL_REF(into, references_[number]);
    }
}

template <typename Place>
void Builder::fill_pure(Pure &pure, size_t count, Place &place)
{
    switch (pure.kind) {
        case KIND_NULL:
            for (size_t i = 0; i < count; ++i) {
                ZVAL_NULL(place.next());
            }
            break;
        case KIND_FALSE:
        case KIND_TRUE:
            for (size_t i = 0; i < count; ++i) {
                ZVAL_BOOL(place.next(), pure.kind == KIND_TRUE);
            }
            break;
        case KIND_EMPTY_ARRAY:
            for (size_t i = 0; i < count; ++i) {
                ZVAL_EMPTY_ARRAY(place.next());
            }
            break;
        case KIND_INT:
            if (UNEXPECTED(pure.becomes_float)) {
                take_integers(pure.integers, count, [&](int64_t value) { ZVAL_DOUBLE(place.next(), static_cast<double>(value)); });
            } else {
                take_integers(pure.integers, count, [&](int64_t value) { ZVAL_LONG(place.next(), static_cast<zend_long>(value)); });
            }
            break;
        case KIND_FLOAT:
            if (pure.is_raw || pure.is_same) {
                const size_t width = pure.is_raw ? sizeof(double) : 0;
                for (size_t i = 0; i < count; ++i, pure.integers.at += width) {
                    ZVAL_DOUBLE(place.next(), float_at(pure.integers.at));
                }
            } else {
                const double divisor = pure.divisor;
                take_integers(pure.integers, count, [&](int64_t value) {
                    ZVAL_DOUBLE(place.next(), static_cast<double>(value) / divisor);
                });
            }
            break;
        case KIND_STRING:
            take_integers(pure.integers, count, [&](int64_t number) {
                content_.strings.own(static_cast<uint32_t>(number), place.next());
            });
            break;
        default:
            take_integers(pure.integers, count, [&](int64_t number) { put(pure, number, place.next()); });
    }
}

// One cell of a column of several kinds.
zend_always_inline void Builder::put_next(Pure &pure, zval *into)
{
    switch (pure.kind) {
        case KIND_NULL:
            ZVAL_NULL(into);
            break;
        case KIND_FALSE:
            ZVAL_FALSE(into);
            break;
        case KIND_TRUE:
            ZVAL_TRUE(into);
            break;
        case KIND_EMPTY_ARRAY:
            ZVAL_EMPTY_ARRAY(into);
            break;
        case KIND_INT: {
            const int64_t value = next_integer(pure.integers);
            if (UNEXPECTED(pure.becomes_float)) {
                ZVAL_DOUBLE(into, static_cast<double>(value));
            } else {
                ZVAL_LONG(into, static_cast<zend_long>(value));
            }
            break;
        }
        case KIND_FLOAT:
            if (pure.is_raw || pure.is_same) {
                ZVAL_DOUBLE(into, float_at(pure.integers.at));
                pure.integers.at += pure.is_raw ? sizeof(double) : 0;
            } else {
                ZVAL_DOUBLE(into, static_cast<double>(next_integer(pure.integers)) / pure.divisor);
            }
            break;
        default:
            put(pure, next_integer(pure.integers), into);
    }
}

template <typename Place>
void Builder::fill(const Column &column, size_t position, size_t count, Place &&place)
{
    if (column.part_count == 1) {
        fill_pure(column.parts[0], count, place);
        return;
    }
    for (const size_t end = position + count; position < end; ++position) {
        put_next(column.parts[selector_at(column, position)], place.next());
    }
}

template <typename Place>
void Builder::fill_all(const Column &column, Place &&place)
{
    if (column.count > 0) {
        fill(column, 0, column.count, place);
    }
}

// With the values that its properties have by default.
bool Builder::make_objects(const Shape &shape)
{
    zend_class_entry *ce = shape.ce;
    if (ce->create_object != nullptr) {
        return make_built_in_objects(shape);
    }
    for (size_t i = 0; i < shape.count; ++i) {
        zend_object *object = zend_objects_new(ce);
        object_properties_init(object, ce);
        objects_.put(shape.first + i, object);
    }
    if (shape.members == nullptr) {
        return true;
    }
    for (size_t i = 0; i < shape.count; ++i) {
        zend_object *object = objects_.at(shape.first + i);
        if (ce->default_properties_count == 0) {
            object->properties = zend_array_dup(shape.members);
        } else {
            add_members(object, shape.members);
        }
    }

    return true;
}

// A class that is built in, or whose ancestor is. What it does when something is
// assigned to a property of one of its objects, only PHP can make it do; then there
// are no objects any more.
bool Builder::make_built_in_objects(const Shape &shape)
{
    const bool is_exception = instanceof_function(shape.ce, zend_ce_throwable);
    for (size_t i = 0; i < shape.count; ++i) {
        zend_object *object = shape.ce->create_object(shape.ce);
        objects_.put(shape.first + i, object);
        if (is_exception) {
            forget_calls(object);
        }
        if (EG(exception) != nullptr
            || (shape.property_count > 0 && object->handlers->write_property != zend_std_write_property)
            || (shape.members != nullptr && !add_members(object, shape.members))) {
            discard_objects(shape.first + i + 1);
            return false;
        }
    }

    return true;
}

// Those that have been made so far. Nobody has seen them, nor is to hear of them.
void Builder::discard_objects(size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        GC_ADD_FLAGS(objects_.at(i), IS_OBJ_DESTRUCTOR_CALLED);
        OBJ_RELEASE(objects_.at(i));
    }
}

void Builder::make_lists(const Section &section)
{
    for (size_t i = 0; i < section.count; ++i) {
        const auto length = static_cast<uint32_t>(section.lengths[i]);
        HashTable *array = zend_new_array(length);
        zend_hash_real_init_packed(array);
        prefer_large_pages(array->arPacked, length * sizeof(zval));
        arrays_.put(section.first + i, array);
        // Should memory run out in the meantime, nobody looks at what is not filled
        // yet: the array belongs to no one, and PHP forgets all memory at once.
        array->nNumUsed = length;
        array->nNumOfElements = length;
        array->nNextFreeElement = length;
    }
}

void Builder::make_arrays(const Section &section)
{
    switch (section.form) {
        case LISTS:
            make_lists(section);
            break;
        case MAPS:
            for (size_t i = 0; i < section.count; ++i) {
                arrays_.put(section.first + i, section.maps[i]);
            }
            break;
        case RECORDS:
            // Where they are filled.
            break;
    }
}

void Builder::fill_records(const Section &section)
{
    for (size_t position = 0; position < section.count; position += NEIGHBOURS) {
        const size_t count = MIN(NEIGHBOURS, section.count - position);
        const size_t first = section.first + position;
        for (size_t i = 0; i < count; ++i) {
            arrays_.put(first + i, zend_array_dup(section.pattern));
        }
        for (size_t key = 0; key < section.keys.count; ++key) {
            fill(section.columns[key], position, count, RecordCells{arrays_, first, static_cast<uint32_t>(key)});
        }
    }
}

void Builder::fill_arrays(const Section &section)
{
    switch (section.form) {
        case LISTS:
            if (section.count == 1) {
                fill_all(*section.columns, NeighbouringCells{arrays_.at(section.first)->arPacked});
            } else {
                fill_all(*section.columns, ListCells{arrays_, section.first, nullptr, nullptr});
            }
            break;
        case MAPS:
            fill_all(*section.columns, MapCells{arrays_, section.first, nullptr, nullptr});
            break;
        case RECORDS:
            fill_records(section);
    }
}

void Builder::make_references()
{
    for (size_t i = 0; i < content_.referenced.count; ++i) {
        auto *reference = static_cast<zend_reference *>(emalloc(sizeof(zend_reference)));
        GC_SET_REFCOUNT(reference, 1);
        GC_TYPE_INFO(reference) = GC_REFERENCE;
        reference->sources.ptr = nullptr;
        ZVAL_NULL(&reference->val);
        references_[i] = reference;
    }
}

// What all objects have by default, where it must be counted.
void Builder::drop_default(size_t first, size_t count, uint32_t offset)
{
    for (size_t i = 0; i < count; ++i) {
        zval *slot = OBJ_PROP(objects_.at(first + i), offset);
        if (EXPECTED(!Z_REFCOUNTED_P(slot))) {
            return;
        }
        zval by_default;
        ZVAL_COPY_VALUE(&by_default, slot);
        ZVAL_UNDEF(slot);
        zval_ptr_dtor(&by_default);
    }
}

// A reference knows which types it has to obey.
void Builder::bind_references(size_t first, size_t count, const zend_property_info *property)
{
    for (size_t i = 0; i < count; ++i) {
        zval *slot = OBJ_PROP(objects_.at(first + i), property->offset);
        if (Z_ISREF_P(slot)) {
            ZEND_REF_ADD_TYPE_SOURCE(Z_REF_P(slot), const_cast<zend_property_info *>(property));
        }
    }
}

void Builder::fill_neighbours(const Shape &shape, size_t position, size_t count)
{
    const size_t first = shape.first + position;
    uint32_t members = shape.members == nullptr ? 0 : zend_hash_num_elements(shape.members);
    for (size_t i = 0; i < shape.property_count; ++i) {
        const Property &property = shape.properties[i];
        if (property.info == nullptr) {
            fill(property.column, position, count, Members{objects_, first, members--});
            continue;
        }
        if (UNEXPECTED(has_counted_default(shape.ce, property.info->offset))) {
            drop_default(first, count, property.info->offset);
        }
        fill(property.column, position, count, Slots{objects_, first, property.info->offset});
        if (UNEXPECTED(has_kind(property.column, KIND_REFERENCE)) && ZEND_TYPE_IS_SET(property.info->type)) {
            bind_references(first, count, property.info);
        }
    }
}

void Builder::fill_objects(const Shape &shape)
{
    for (size_t position = 0; position < shape.count; position += NEIGHBOURS) {
        fill_neighbours(shape, position, MIN(NEIGHBOURS, shape.count - position));
    }
}

void Builder::make_arguments()
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        Shape &shape = content_.shapes[i];
        if (shape.restoring == BY_DATA) {
            shape.arguments = content_.arena->make_all<zval>(shape.count);
            fill_all(*shape.data, NeighbouringCells{shape.arguments});
        }
    }
}

bool Builder::are_arguments_allowed(AllowedClasses &allowed)
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t arguments = shape.restoring == BY_DATA ? shape.count : 0;
        for (size_t k = 0; k < arguments; ++k) {
            if (!are_names_allowed(shape.ce, &shape.arguments[k], allowed)) {
                return false;
            }
        }
    }

    return true;
}

// Nobody has seen the objects, nor is to hear of them.
void Builder::give_up(zval *into)
{
    for (size_t i = 0; i < content_.object_count; ++i) {
        GC_ADD_FLAGS(objects_.at(i), IS_OBJ_DESTRUCTOR_CALLED);
    }
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t arguments = shape.restoring == BY_DATA ? shape.count : 0;
        for (size_t k = 0; k < arguments; ++k) {
            zval_ptr_dtor(&shape.arguments[k]);
        }
    }
    zval_ptr_dtor(into);
    ZVAL_NULL(into);
    drop_unused();
    for (Section *section = content_.sections; section != nullptr; section = section->next) {
        section->maps = nullptr;
    }
}

// Bytes may describe what stands nowhere; with the value complete, destructors may
// run as ever.
void Builder::drop_unused()
{
    for (size_t i = 0; i < content_.array_count; ++i) {
        if (UNEXPECTED(!arrays_.is_owned(i))) {
            zend_array_release(arrays_.own(i));
        }
    }
    for (size_t i = 0; i < content_.referenced.count; ++i) {
        zval reference;
        ZVAL_REF(&reference, references_[i]);
        zval_ptr_dtor(&reference);
    }
    for (size_t i = 0; i < content_.object_count; ++i) {
        if (UNEXPECTED(!objects_.is_owned(i))) {
            OBJ_RELEASE(objects_.own(i));
        }
    }
}

bool Builder::build(AllowedClasses &allowed, zval *into)
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        if (!make_objects(content_.shapes[i])) {
            return false;
        }
    }
    make_references();
    for (const Section *section = content_.sections; section != nullptr; section = section->next) {
        make_arrays(*section);
        fill_arrays(*section);
    }
    fill_all(content_.referenced, ReferencedCells{references_});
    for (size_t i = 0; i < content_.shape_count; ++i) {
        fill_objects(content_.shapes[i]);
    }
    fill_all(content_.root, OnePlace{into});
    if (content_.call_count > 0) {
        make_arguments();
        if (UNEXPECTED(!are_arguments_allowed(allowed))) {
            give_up(into);
            return false;
        }
        if (!make_calls(content_, objects_)) {
            zval_ptr_dtor(into);
            ZVAL_NULL(into);
        }
    }
    drop_unused();

    return true;
}

} // namespace

bool build(Content &content, AllowedClasses &allowed, zval *into)
{
    return Builder(content).build(allowed, into);
}

} // namespace kiln::graph
