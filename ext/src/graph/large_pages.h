// Memory that is about to be filled from the first byte to the last.
#ifndef KILN_GRAPH_LARGE_PAGES_H
#define KILN_GRAPH_LARGE_PAGES_H

#include <cstddef>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace kiln::graph {

// Asks Linux for pages of 2 MB, where it gives them to those who ask (madvise(2)): most
// of the time that a list of a million numbers takes goes into getting its pages of
// 4 kB. PHP does the same for all its memory under USE_ZEND_ALLOC_HUGE_PAGES=1
// (Zend/zend_alloc.c), and gives blocks of this size back to the system when they are
// freed, so that the wish is forgotten with them.
inline void prefer_large_pages(void *memory, size_t size)
{
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    constexpr size_t LARGE = size_t{2} << 20;
    // What is not filled of a large page would be taken all the same.
    const auto start = (reinterpret_cast<uintptr_t>(memory) + LARGE - 1) / LARGE * LARGE;
    const auto end = (reinterpret_cast<uintptr_t>(memory) + size) / LARGE * LARGE;
    if (start < end) {
        // It is only a wish.
        (void) madvise(reinterpret_cast<void *>(start), end - start, MADV_HUGEPAGE);
    }
#endif
}

} // namespace kiln::graph

#endif
