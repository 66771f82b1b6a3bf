// One object that is being made.
#ifndef KILN_READ_MAKING_H
#define KILN_READ_MAKING_H

#include "object.h"

namespace kiln::read {

struct Making {
    Run &run;
    ObjectPlan &plan;
    const Link &link;
    // The JSON object.
    document::At at;
    // By the numbers of the plan's keys.
    const document::At *values;
    // Null while there is none; from then on it must be let go of, should the
    // rest fail.
    zend_object *object;
};

enum Outcome { READ, FAILED, LEFT_OUT };

// Where the value of a field with keys stands, null where there is none. Of several
// keys the first one counts that is not null; if all of those that are there are
// null, null does.
document::At find_value(const Making &making, const Field &field);

// The value that goes to the target of a field.
Outcome read_field(const Making &making, const Field &field, zval *into);

// Makes the object and fills it. False with an exception pending.
bool make(Making &making);

inline bool has_prefix(document::Text key, const zend_string *prefix)
{
    return key.length >= ZSTR_LEN(prefix) && memcmp(key.bytes, ZSTR_VAL(prefix), ZSTR_LEN(prefix)) == 0;
}

} // namespace kiln::read

#endif
