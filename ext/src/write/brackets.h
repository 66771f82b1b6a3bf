// Brackets around items and members, each of which was written with a comma
// before it: the first comma becomes the bracket.
#ifndef KILN_WRITE_BRACKETS_H
#define KILN_WRITE_BRACKETS_H

#include "run.h"

namespace kiln::write {

// Says whether there was any item or member.
inline bool close_with(Run &run, size_t start, char opening, char closing)
{
    const bool has_any = EXPECTED(run.out.length() != start);
    if (has_any) {
        run.out.replace(start, opening);
    } else {
        run.out.append(opening);
    }
    run.out.append(closing);

    return has_any;
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
