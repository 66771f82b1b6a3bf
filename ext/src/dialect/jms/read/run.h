// One call that reads as jms/serializer does.
#ifndef KILN_DIALECT_JMS_READ_RUN_H
#define KILN_DIALECT_JMS_READ_RUN_H

#include "../../../read/run.h"

namespace kiln::read::jms {

// An object that user code may ask about while it is read.
struct Step {
    zend_string *class_name;
    zend_object *object;
    // The property being read; null for none.
    zend_string *property;
};

// The way from the outermost object to the innermost.
struct Way {
    Step *steps;
    uint32_t count;
    uint32_t capacity;
    // How many of the steps the host has in its list as they are.
    uint32_t told;
    // What is to be added to the levels of the host as soon as it is there.
    zend_long levels;
};

struct Run : read::Run {
    Way way;
    // The class of `Skipped::Value`, and that case once it has been looked up.
    zend_string *skipped_class;
    zend_object *skipped;
};

inline Run &jms(read::Run &run)
{
    return static_cast<Run &>(run);
}

} // namespace kiln::read::jms

#endif
