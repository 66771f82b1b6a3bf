// The classes of which a caller accepts objects.
#ifndef KILN_GRAPH_ALLOWED_CLASSES_H
#define KILN_GRAPH_ALLOWED_CLASSES_H

#include "strings.h"

namespace kiln::graph {

class AllowedClasses {
public:
    // An array of names, or a function that is asked about each name, or null for all.
    explicit AllowedClasses(zval *allowed) : allowed_(allowed), table_(nullptr), answers_(nullptr), questions_(0) {}

    // Whether it can be asked; of what is wrong with others, PHP tells.
    bool is_valid() const;

    // The name by its number in the table. False also where an exception is pending: the
    // function's.
    bool include(Strings &strings, uint32_t class_name);

    // The same of a name that stands in no table.
    bool include(const char *name, size_t length);

    // What the function has said, by name, if it was asked: a library that asks as well is to ask nothing twice.
    void hand_over_answers(zval *into);

    void close();

private:
    bool has_name(const char *name, size_t length);
    void make_table();
    bool answers_yes(const char *name, size_t length);
    bool ask(zval *name);

    zval *allowed_;
    // The names in lower case; null while a few questions are answered without.
    HashTable *table_;
    // As table_.
    HashTable *answers_;
    size_t questions_;
};

} // namespace kiln::graph

#endif
