// Objects or arrays by their numbers.
#ifndef KILN_GRAPH_TABLE_H
#define KILN_GRAPH_TABLE_H

#include "../program/arena.h"

namespace kiln::graph {

// Who asks first takes over the one count that all of them are made with, so that
// most are not touched again. Whether somebody has asked stands in the address.
template <typename T>
class Table {
public:
    Table(size_t count, Arena &arena) : things_(arena.room_for<uintptr_t>(count)) {}

    void put(size_t number, T *thing) { things_[number] = reinterpret_cast<uintptr_t>(thing) | UNOWNED; }

    T *at(size_t number) const { return reinterpret_cast<T *>(things_[number] & ~UNOWNED); }

    T *own(size_t number)
    {
        const uintptr_t thing = things_[number];
        if (EXPECTED((thing & UNOWNED) != 0)) {
            things_[number] = thing & ~UNOWNED;
        } else {
            GC_ADDREF(at(number));
        }

        return at(number);
    }

    bool is_owned(size_t number) const { return (things_[number] & UNOWNED) == 0; }

private:
    static constexpr uintptr_t UNOWNED = 1;

    uintptr_t *things_;
};

} // namespace kiln::graph

#endif
