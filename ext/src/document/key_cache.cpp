#include "key_cache.h"

namespace kiln::document {

void end_request(KeyCache &cache)
{
    for (zend_string *&key : cache.keys) {
        if (key != nullptr) {
            zend_string_release(key);
            key = nullptr;
        }
    }
}

} // namespace kiln::document
