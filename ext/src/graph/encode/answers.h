// What methods of users have answered in a call: they are not to be called a second time,
// whoever ends it. A PHP array by the handles of the objects: each time the object, which
// keeps its handle while it stands here, and what its __serialize() or __sleep() has given.
#ifndef KILN_GRAPH_ENCODE_ANSWERS_H
#define KILN_GRAPH_ENCODE_ANSWERS_H

#include "../../zend_compat.h"

namespace kiln::graph::encoding {

inline void add_answer(zval *answers, zend_object *object, zval *answer)
{
    if (Z_ISUNDEF_P(answers)) {
        array_init(answers);
    }
    zval pair;
    array_init_size(&pair, 2);
    zval holder;
    ZVAL_OBJ_COPY(&holder, object);
    zend_hash_next_index_insert_new(Z_ARRVAL(pair), &holder);
    Z_TRY_ADDREF_P(answer);
    zend_hash_next_index_insert_new(Z_ARRVAL(pair), answer);
    zend_hash_index_update(Z_ARRVAL_P(answers), object->handle, &pair);
}

// Null where the object has not been asked.
inline const zval *answer_of(const zval *answers, const zend_object *object)
{
    if (EXPECTED(Z_ISUNDEF_P(answers))) {
        return nullptr;
    }
    const zval *pair = zend_hash_index_find(Z_ARRVAL_P(answers), object->handle);

    return pair == nullptr ? nullptr : zend_hash_index_find(Z_ARRVAL_P(pair), 1);
}

} // namespace kiln::graph::encoding

#endif
