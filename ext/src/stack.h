// How far the C stack may grow while a program runs.
#ifndef KILN_STACK_H
#define KILN_STACK_H

#include "zend_compat.h"

namespace kiln {

// About where the C stack has grown to; it grows downwards on all that PHP runs on.
inline uintptr_t here_on_stack()
{
    return reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
}

// Below it the stack is not to grow in a call that begins here.
inline uintptr_t stack_end_of_call()
{
    // Enough for hundreds of levels at least, and a small part of what there
    // usually is.
#ifdef __SANITIZE_ADDRESS__
    // Frames are several times as large then.
    constexpr size_t MOST = 4 * 512 * 1024;
#else
    constexpr size_t MOST = 512 * 1024;
#endif
    // The stack of a fiber is as large as someone has set; others may be in it
    // already.
    constexpr size_t SHARE_OF_FIBER = 4;
    const size_t most = EG(active_fiber) == nullptr
        ? MOST
        : MIN(MOST, static_cast<size_t>(EG(fiber_stack_size)) / SHARE_OF_FIBER);

    return MAX(here_on_stack() - most, compat::stack_end());
}

} // namespace kiln

#endif
