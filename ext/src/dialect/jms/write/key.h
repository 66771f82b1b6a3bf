// Keys of members that show only at run time.
#ifndef KILN_DIALECT_JMS_WRITE_KEY_H
#define KILN_DIALECT_JMS_WRITE_KEY_H

#include "run.h"

namespace kiln::write::jms {

// `"key":`
void append_key(Run &run, const zend_string *key, zend_ulong number);

// Whether json_encode() leaves out a member of an object with this key.
inline bool is_hidden(const zend_string *key)
{
    return ZSTR_VAL(key)[0] == '\0' && ZSTR_LEN(key) > 0;
}

} // namespace kiln::write::jms

#endif
