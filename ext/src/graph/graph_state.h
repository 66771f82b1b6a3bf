// What graphs keep between calls: one per thread.
#ifndef KILN_GRAPH_STATE_H
#define KILN_GRAPH_STATE_H

#include "direct/date_patterns.h"

namespace kiln::graph {

struct ClassFacts;

constexpr size_t KNOWN_LAYOUTS = 256;
constexpr size_t RECENT_CLASSES = 16;

// The layout of a class, by what it is made of. So it outlives requests, whatever becomes of classes and of what opcache holds.
struct KnownLayout {
    // 0 where nothing is known.
    uint64_t fingerprint;
    uint32_t layout;
};

struct State {
    KnownLayout layouts[KNOWN_LAYOUTS];
    // Whether kiln.engine is set so.
    bool is_left_to_php;
    // What was found out about classes, by name; classes live as long as the request.
    // Made when first asked for: a session that starts by itself is decoded before the
    // request of the extension starts.
    HashTable *classes;
    // Some of these, each at a place that follows from its name.
    const ClassFacts *recent[RECENT_CLASSES];
    // The first one of the call of a built-in method that is going on.
    zend_string *warning;
    // How objects of classes are taken apart, by class; made and dropped like the above.
    HashTable *plans;
    direct::DatePatterns dates;
    // How many values have been encoded.
    uint64_t encode_calls;
};

// One of the tables of a state, made when first asked for.
inline HashTable *kept_for_request(HashTable *&table, dtor_func_t drop)
{
    if (UNEXPECTED(table == nullptr)) {
        table = static_cast<HashTable *>(emalloc(sizeof(HashTable)));
        zend_hash_init(table, 8, nullptr, drop, false);
    }

    return table;
}

// What there is for the whole process.
void start_module(zend_class_entry *refused_call);
void start_thread(State *state);

// After the requests of all extensions have ended: code of the application may run until then.
void end_request(State *state);

} // namespace kiln::graph

#endif
