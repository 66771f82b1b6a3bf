// Asks for the code that an ordinary request runs, see function_order.ld.
//
// A request that begins in cold caches runs into one line after the other that is not there, and
// waits for each. Asked for together, they come side by side.
#ifndef KILN_KNOWN_FIRST_CODE_H
#define KILN_KNOWN_FIRST_CODE_H

#include <cstdint>

#ifdef KILN_ORDERS_FUNCTIONS
#define KILN_FUNCTIONS(name) extern "C" __attribute__((visibility("hidden"))) const char name[], name##_end[];
KILN_FUNCTIONS(kiln_writing)
KILN_FUNCTIONS(kiln_reading)
#undef KILN_FUNCTIONS
#endif

namespace kiln::known {

inline void fetch(const char *begin, const char *end)
{
    // Bytes of a line on x86-64 and most ARM.
    constexpr uintptr_t LINE = 64;
    // Where instructions come from as well as data.
    constexpr int SECOND_LEVEL = 2;
    const auto last = reinterpret_cast<uintptr_t>(end);
    for (auto line = reinterpret_cast<uintptr_t>(begin) & ~(LINE - 1); line < last; line += LINE) {
        __builtin_prefetch(reinterpret_cast<const void *>(line), 0, SECOND_LEVEL);
    }
}

inline void fetch_writing()
{
#ifdef KILN_ORDERS_FUNCTIONS
    fetch(kiln_writing, kiln_writing_end);
#endif
}

inline void fetch_reading()
{
#ifdef KILN_ORDERS_FUNCTIONS
    fetch(kiln_reading, kiln_reading_end);
#endif
}

} // namespace kiln::known

#endif
