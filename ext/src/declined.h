#ifndef KILN_DECLINED_H
#define KILN_DECLINED_H

#include "zend_compat.h"

namespace kiln {

// The codes of Kiln\Native\Declined.
enum Reason : zend_long {
    // The value does not fit the program.
    MISMATCH = 1,
    // The extension cannot do it.
    UNSUPPORTED = 2,
    // The value has been written, but json_encode() would refuse the text: the
    // code is this and its error, JSON_ERROR_*.
    UNENCODABLE = 256,
};

extern zend_class_entry *declined_class;

// Throws Kiln\Native\Declined, unless an exception is on its way already: that
// of user code, which the caller is to see as it is.
ZEND_COLD void decline(Reason reason, const char *what);

// The same for the two usual reasons; they return false so that a caller can
// return that.
ZEND_COLD bool mismatch(const char *what);
ZEND_COLD bool unsupported(const char *what);

// Whether it is for this that a call ends, and not for what code of others has thrown.
bool is_declined();

} // namespace kiln

#endif
