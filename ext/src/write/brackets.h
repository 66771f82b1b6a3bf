// Brackets around items and members, each of which was written with a comma
// before it: the first comma becomes the bracket.
#ifndef KILN_WRITE_BRACKETS_H
#define KILN_WRITE_BRACKETS_H

#include "run.h"

namespace kiln::write {

inline void close_with(Run &run, size_t start, char opening, char closing)
{
    if (UNEXPECTED(run.out.length() == start)) {
        run.out.append(opening);
    } else {
        run.out.replace(start, opening);
    }
    run.out.append(closing);
}

inline void close_members(Run &run, size_t start)
{
    close_with(run, start, '{', '}');
}

inline void close_items(Run &run, size_t start)
{
    close_with(run, start, '[', ']');
}

} // namespace kiln::write

#endif
