// Calls of the host: the PHP object that does what a program leaves to PHP.
#ifndef KILN_HOST_H
#define KILN_HOST_H

#include "zend_compat.h"

namespace kiln {

// What a call has left, without a reference around it. Returns false with an
// exception pending; the result is then given back.
inline bool has_returned(zval *result)
{
    if (UNEXPECTED(EG(exception) != nullptr)) {
        zval_ptr_dtor(result);
        ZVAL_UNDEF(result);
        return false;
    }
    if (UNEXPECTED(Z_ISREF_P(result))) {
        zend_unwrap_reference(result);
    }

    return true;
}

// Something may stand in for a host that few calls need: a method of this name, in lower case,
// gives the host, which lives as long as it. Where there is no such method, the object is the host.
// Returns false with an exception pending.
bool make_host(zend_object *&host, const char *maker_in_lower_case);

// Whether something stands in for a host, by the same name.
bool stands_in(const zend_object *host, const char *maker_in_lower_case);

// Calls the public method $host->{method}($value, ...$arguments), without the
// value where that is null. On success the result, never a reference, belongs to the caller. Returns false with an
// exception pending; the result then holds nothing.
//
// The value is borrowed: what it lies in may be gone after the call, since user
// code has run.
bool call_host(
    zend_object *host,
    zend_string *method_in_lower_case,
    zval *value,
    HashTable *arguments,
    zval *result
);

} // namespace kiln

#endif
