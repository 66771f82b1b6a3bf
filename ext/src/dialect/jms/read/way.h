// What the host is told of where reading is: its properties `$open` and
// `$levels`. It is told only when somebody is about to look.
#ifndef KILN_DIALECT_JMS_READ_WAY_H
#define KILN_DIALECT_JMS_READ_WAY_H

#include "run.h"

namespace kiln::read::jms {

void enter(Way &way, zend_string *class_name, zend_object *object);

inline void leave(Way &way)
{
    --way.count;
    way.told = MIN(way.told, way.count);
}

// Which property of the innermost object is being read; null for none.
inline void at_property(Way &way, zend_string *property)
{
    Step &step = way.steps[way.count - 1];
    if (step.property != property) {
        step.property = property;
        way.told = MIN(way.told, way.count - 1);
    }
}

// Has the host made, where something stands in for it. Returns false with an exception
// pending.
bool find_host(Run &run);

// False where the host has no such property. One that was not made is told nothing.
bool tell(Run &run);

// Changes the number of levels that user code counts besides the objects.
bool add_levels(Run &run, zend_long number);

} // namespace kiln::read::jms

#endif
