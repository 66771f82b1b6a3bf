#include "run.h"

#include "../thrown.h"

namespace kiln::write {

bool too_deep()
{
    return unsupported("nested too deeply");
}

namespace {

bool note(Run &run, zval *segment)
{
    if (run.way == nullptr) {
        run.way = zend_new_array(0);
    }
    zend_hash_next_index_insert_new(run.way, segment);

    return false;
}

} // namespace

bool failed_below(Run &run, zend_string *key)
{
    if (!run.tells_place || is_declined()) {
        return false;
    }
    zval segment;
    ZVAL_STR_COPY(&segment, key);

    return note(run, &segment);
}

bool failed_below(Run &run, zend_ulong index)
{
    if (!run.tells_place || is_declined()) {
        return false;
    }
    zval segment;
    ZVAL_LONG(&segment, static_cast<zend_long>(index));

    return note(run, &segment);
}

void tell_place(Run &run, zend_object *host)
{
    HashTable *way = run.way;
    if (is_declined()) {
        return;
    }
    const uint32_t count = way == nullptr ? 0 : zend_hash_num_elements(way);
    HashTable *from_root = zend_new_array(count);
    for (uint32_t index = count; index > 0; --index) {
        zval *segment = zend_hash_index_find(way, index - 1);
        Z_TRY_ADDREF_P(segment);
        zend_hash_next_index_insert_new(from_root, segment);
    }
    if (way != nullptr) {
        zend_array_destroy(way);
        run.way = nullptr;
    }
    kiln::tell_place(host, from_root);
}

} // namespace kiln::write
