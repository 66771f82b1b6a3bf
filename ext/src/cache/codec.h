// What the caches and sessions of others need: values as graph bytes, and back.
//
// The extension does what it can; the rest is left to Kiln\Graph\PlainGraph, which is found
// by autoloading. May be called while no code runs, as when a session is saved at the end.
#ifndef KILN_CACHE_CODEC_H
#define KILN_CACHE_CODEC_H

#include "../zend_compat.h"

namespace kiln::cache {

enum class Decoded {
    YES,
    // The bytes are damaged or stale, or an object has refused them.
    NO,
    // It would take the library, which cannot be loaded.
    WITHOUT_LIBRARY,
    // Something is pending that is no answer: an autoloader has thrown, or the request ends.
    THREW,
};

// Null with an exception pending, also where the library is missing.
zend_string *encode(zval *value);

// Objects of all classes are made. Nothing is pending afterwards, unless the answer says so.
// Where it is NO, the text that says why is the caller's, who may not want it (null).
Decoded decode(zend_string *bytes, zval *into, zend_string **why);

} // namespace kiln::cache

#endif
