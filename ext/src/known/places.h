// Which programs belong to the classes and types of a directory of generated code, as earlier
// requests of the process have found out. With that, a request needs none of the code.
//
// The library notes what it found by its own ways, which examine the directory. Here it is only
// seen that the directory is still the same: any change of what is in it, of its owner or of its
// permissions gives it another time of change (POSIX, <sys/stat.h>).
#ifndef KILN_KNOWN_PLACES_H
#define KILN_KNOWN_PLACES_H

#include <ctime>
#include <sys/types.h>

#include "../zend_compat.h"

namespace kiln::known {

struct Status {
    dev_t device;
    ino_t inode;
    timespec changed;
};

struct Place {
    // Where the code lies.
    zend_string *path;
    // Whose notes these are: a file of the library, and the version of its code.
    zend_string *library;
    zend_long generator;
    // As it has been since the beginning of a request, at least.
    Status status;
    double since;
    bool is_settled;
    uid_t user;
    // Seconds for which a look at the directory holds: 0 for one request, less than that for ever.
    zend_long trusted_for;
    double looked_at;
    // When the last request began that asked for it.
    double used;
    // Levels of arrays and objects.
    zend_long depth;
    // For json_encode(); -1 until a program that writes is noted.
    zend_long flags;
    // Names of programs: by class, and by type, which is empty for values written as what they are.
    HashTable classes;
    HashTable writers;
    HashTable readers;
    Place *next;
};

// Those of a thread.
struct Places {
    // By name: those that are looked at, and those whose index is trusted.
    // Null until there is one.
    HashTable *all[2];
    // No longer true, but perhaps in use until the request ends.
    Place *stale;
};

// What a note is about.
struct Subject {
    // The directory as the user names it, and what programs depend on besides the type.
    zend_string *name;
    bool is_indexed;
    zend_string *library;
    zend_long generator;
};

void start_thread(Places &places);
void end_thread(Places &places);
void end_request(Places &places);

// Null where nothing is known, or the directory has changed.
Place *find(Places &places, const Subject &subject);

// Room for what this request has found in a directory. Null where that may belong to an earlier state of it.
Place *make(Places &places, const Subject &subject, const zend_string *path, zend_long depth);

void note(HashTable &programs, const zend_string *key, const zend_string *program);

// Null where it is not known.
inline const zend_string *program_of(const HashTable &programs, const zend_string *key)
{
    return static_cast<const zend_string *>(zend_hash_find_ptr(&programs, const_cast<zend_string *>(key)));
}

} // namespace kiln::known

#endif
