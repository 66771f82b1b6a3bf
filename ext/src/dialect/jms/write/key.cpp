#include "key.h"

#include "scalar.h"

namespace kiln::write::jms {

void append_key(Run &run, const zend_string *key, zend_ulong number)
{
    if (key == nullptr) {
        char *to = run.out.room(text::LONGEST_NUMBER + 2);
        *to++ = '"';
        to = text::write_integer(to, static_cast<zend_long>(number));
        *to++ = '"';
        run.out.wrote(to);
    } else {
        write_string(run, key, PHP_JSON_ERROR_UTF8);
    }
    run.out.append(':');
}

} // namespace kiln::write::jms
