// Compiled programs that a process keeps, so that a request finds them ready.
//
// Nothing here points into the memory of a request or of opcache: the array of the program is
// copied. What a program comes to know of classes lies in its arena, and counts for one request
// only. So the arena is saved as it was compiled, and each request begins with that.
#ifndef KILN_PROGRAM_KEPT_H
#define KILN_PROGRAM_KEPT_H

#include "arena.h"

namespace kiln {

struct KeptProgram {
    // Of json_encode(), and the rest of what the program was compiled for.
    zend_long flags;
    const void *dialect;
    const void *root;
    const void *direct;
    // As in the table, which has it too.
    const zend_string *name;
    HashTable *source;
    Arena arena;

    // Of what is copied, but for the tables of arrays.
    Arena strings;
    char *saved;
    size_t saved_size;
    // Of all of it, as far as a limit needs to know.
    size_t size;
    // The request in which it was used last, and whether somebody uses it there. User code may
    // have got names of it, and keep them until the request ends.
    zend_ulong request;
    bool is_used;
};

// Those of a thread.
struct KeptPrograms {
    // By name; null until there is one.
    HashTable *all;
    size_t size;
    // The number of the request.
    zend_ulong request;
};

void start_thread(KeptPrograms &programs);
void end_thread(KeptPrograms &programs);
void end_request(KeptPrograms &programs);

// As it was compiled. Null where there is none of this name, or where it is in use: what a program
// knows belongs to one user. Must be given back.
KeptProgram *take(KeptPrograms &programs, const zend_string *name);

// Room for a new program, with a copy of its array, to be compiled; it is in use. Null where it is
// not kept: there is one of this name, it is too large, or it holds what is no constant.
KeptProgram *make_room(KeptPrograms &programs, const zend_string *name, const HashTable *source);

// It is compiled, and was not run yet.
void save(KeptPrograms &programs, KeptProgram &program);

// It could not be compiled.
void drop(KeptPrograms &programs, const zend_string *name);

// May come after the end of the request.
inline void give_back(KeptProgram &program)
{
    program.is_used = false;
}

} // namespace kiln

#endif
