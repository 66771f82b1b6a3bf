// Who holds a value while code of others runs.
//
// Methods, hooks, hosts, autoloaders, handlers of errors, destructors and with them the
// collector of cycles may change and drop whatever they reach, also what is being written.
// So what calls them takes a Held, which only a Hold gives, and a Hold adds a reference for
// as long as it lives. A value that is handed over and not looked at again needs none: the
// frame of the call has references of its own.
#ifndef KILN_WRITE_HOLD_H
#define KILN_WRITE_HOLD_H

#include "run.h"

namespace kiln::write {

// The proof of a Hold. Good for as long as that lives.
template <typename T>
class Held {
public:
    operator T *() const { return held_; }
    T *operator->() const { return held_; }

private:
    template <typename>
    friend class Hold;

    explicit Held(T *held) : held_(held) {}

    T *held_;
};

using HeldObject = Held<zend_object>;
using HeldArray = Held<HashTable>;

// A bailout of PHP leaps over the end of it, and takes request memory back anyway.
template <typename T>
class Hold {
public:
    Hold(const Run &run, T *held) : run_(run), calls_(run.calls), held_(held) { GC_TRY_ADDREF(held_); }
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;

    // To let go properly makes a suspect for the cycle collector, as every object that is
    // not gone then. Where nothing has run in between the reference was never seen by anyone.
    ~Hold()
    {
        if ((GC_FLAGS(held_) & GC_IMMUTABLE) != 0) {
            return;
        }
        if (EXPECTED(run_.calls == calls_ && GC_REFCOUNT(held_) > 1)) {
            GC_DELREF(held_);
        } else {
            release(held_);
        }
    }

    operator Held<T>() const { return Held<T>(held_); }

private:
    static void release(zend_object *object) { OBJ_RELEASE(object); }
    static void release(HashTable *array) { zend_array_release(array); }

    const Run &run_;
    uint32_t calls_;
    T *held_;
};

} // namespace kiln::write

#endif
