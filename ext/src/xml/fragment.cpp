#include "fragment.h"

#include "scanner.h"

namespace kiln::xml {

bool is_fragment(const char *bytes, size_t length)
{
    constexpr zend_long DEEPEST = 500;
    if (length == 0) {
        return true;
    }
    zend_string *const text = zend_string_concat3("<any>", 5, bytes, length, "</any>", 6);
    Tag root;
    Scanner scanner({ZSTR_VAL(text), ZSTR_LEN(text), false});
    const bool is_right = scanner.begin() && scanner.start(root) && scanner.skip(root, DEEPEST) && scanner.is_end();
    zend_string_release(text);

    return is_right;
}

} // namespace kiln::xml
