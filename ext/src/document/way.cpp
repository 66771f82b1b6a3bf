#include "way.h"

namespace kiln::document {

namespace {

// The item or member of a container that the place is, or is in, with its key or index.
At step(const Tape &tape, At container, At place, zval *segment)
{
    const bool has_keys = kind_of(container) == OBJECT;
    zend_long index = 0;
    At key = first_inside(container);
    while (tape.after(key + has_keys) <= place) {
        key = tape.after(key + has_keys);
        ++index;
    }
    if (has_keys) {
        const Text text = tape.text(key);
        ZVAL_STRINGL(segment, text.bytes, text.length);
    } else {
        ZVAL_LONG(segment, index);
    }

    return key + has_keys;
}

} // namespace

HashTable *way_to(const Tape &tape, At place)
{
    HashTable *way = zend_new_array(0);
    for (At at = tape.root(); at < place && is_container(at);) {
        zval segment;
        at = step(tape, at, place, &segment);
        zend_hash_next_index_insert_new(way, &segment);
    }

    return way;
}

} // namespace kiln::document
