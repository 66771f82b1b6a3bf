// Built-in classes complain of some data by a warning only.
#ifndef KILN_GRAPH_WARNINGS_H
#define KILN_GRAPH_WARNINGS_H

#include "../zend_compat.h"

namespace kiln::graph {

void start_warnings();

// While it lives, nobody else hears of warnings. What is deprecated is passed over.
class Listening {
public:
    Listening();
    ~Listening();

    // The first one, or null.
    zend_string *warning() const;

private:
    zend_string *warning_before_;
    zval handler_before_;
    int reporting_before_;
};

// Calls a method that is built in. The first warning is thrown as
// UnexpectedValueException. Of what is deprecated PHP has told when the object was made as
// it is.
void call_without_warnings(zend_function *method, zend_object *object, uint32_t argument_count, zval *arguments);

// The same, for a method by which an object restores itself: dates are mostly made without it.
void restore_quietly(zend_function *method, zend_object *object, uint32_t argument_count, zval *arguments);

} // namespace kiln::graph

#endif
