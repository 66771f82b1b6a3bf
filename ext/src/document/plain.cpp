#include "plain.h"

namespace kiln::document {

namespace {

template <bool KEEPS_OBJECTS>
void make(const Tape &tape, KeyCache &keys, At at, zval *into);

template <bool KEEPS_OBJECTS>
void make_list(const Tape &tape, KeyCache &keys, At at, zval *into)
{
    const uint32_t count = tape.count(at);
    if (count == 0) {
        ZVAL_EMPTY_ARRAY(into);
        return;
    }
    HashTable *list = zend_new_array(count);
    zend_hash_real_init_packed(list);
    ZVAL_ARR(into, list);
    At item = first_inside(at);
    const At end = tape.end_of(at);
    ZEND_HASH_FILL_PACKED(list) {
        for (; item != end; item = tape.after(item)) {
            make<KEEPS_OBJECTS>(tape, keys, item, __fill_val);
            ZEND_HASH_FILL_NEXT();
        }
    } ZEND_HASH_FILL_END();
}

template <bool KEEPS_OBJECTS>
void make_map(const Tape &tape, KeyCache &keys, At at, zval *into)
{
    const uint32_t count = tape.count(at);
    if (count == 0) {
        if (KEEPS_OBJECTS) {
            object_init(into);
        } else {
            ZVAL_EMPTY_ARRAY(into);
        }
        return;
    }
    HashTable *map = zend_new_array(count);
    ZVAL_ARR(into, map);
    At member = first_inside(at);
    const At end = tape.end_of(at);
    while (member != end) {
        const At value = member + 1;
        zval made;
        make<KEEPS_OBJECTS>(tape, keys, value, &made);
        put(map, keys, tape.text(member), &made);
        member = tape.after(value);
    }
}

template <bool KEEPS_OBJECTS>
void make(const Tape &tape, KeyCache &keys, At at, zval *into)
{
    switch (kind_of(at)) {
        case STRING:
            make_string(tape, at, into);
            return;
        case INTEGER:
            ZVAL_LONG(into, integer(at));
            return;
        case UNSIGNED:
        case DOUBLE:
            ZVAL_DOUBLE(into, as_double(at));
            return;
        case TRUE:
            ZVAL_TRUE(into);
            return;
        case FALSE:
            ZVAL_FALSE(into);
            return;
        case ARRAY:
            make_list<KEEPS_OBJECTS>(tape, keys, at, into);
            return;
        case OBJECT:
            make_map<KEEPS_OBJECTS>(tape, keys, at, into);
            return;
        case MOMENT:
        case TIMESTAMP:
        case BYTES:
            // See Tape::holds_leaf().
        case NOTHING:
            ZVAL_NULL(into);
            return;
    }
}

} // namespace

bool put(HashTable *array, KeyCache &keys, Text text, zval *value)
{
    const uint32_t count = zend_hash_num_elements(array);
    zend_ulong index;
    if (is_index(text, index)) {
        zend_hash_index_update(array, index, value);
    } else {
        zend_string *name = key(keys, text);
        zend_hash_update(array, name, value);
        zend_string_release(name);
    }

    return zend_hash_num_elements(array) == count;
}

void make_plain(const Tape &tape, KeyCache &keys, At at, zval *into)
{
    make<false>(tape, keys, at, into);
}

void make_kept(const Tape &tape, KeyCache &keys, At at, zval *into)
{
    make<true>(tape, keys, at, into);
}

} // namespace kiln::document
