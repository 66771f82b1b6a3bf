// Which PHP references count as such.
#ifndef KILN_GRAPH_ENCODE_REFERENCES_H
#define KILN_GRAPH_ENCODE_REFERENCES_H

#include "../../zend_compat.h"

namespace kiln::graph::encoding {

// By the rule of ReflectionReference (php-src, ext/reflection/php_reflection.c): one that
// nothing else refers to is none, unless it leads back to the array in which it stands.
inline bool is_alone(const zend_reference *reference, const HashTable *in)
{
    return GC_REFCOUNT(reference) == 1 && (Z_TYPE(reference->val) != IS_ARRAY || Z_ARR(reference->val) != in);
}

} // namespace kiln::graph::encoding

#endif
