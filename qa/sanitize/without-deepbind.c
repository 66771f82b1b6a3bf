// PHP loads extensions with RTLD_DEEPBIND, with which the functions of the
// sanitizers would not come before those of the C library; they refuse to run.
// https://github.com/google/sanitizers/issues/611
#define _GNU_SOURCE
#include <dlfcn.h>

void *dlopen(const char *file, int mode)
{
    void *(*next)(const char *, int) = (void *(*)(const char *, int)) dlsym(RTLD_NEXT, "dlopen");

    return next(file, mode & ~RTLD_DEEPBIND);
}
