// The emitters that programs are compiled for. A template of nodes or steps is made for
// each of them at the end of its file.
#ifndef KILN_WRITE_EMITTERS_H
#define KILN_WRITE_EMITTERS_H

#include "../json/emitter.h"

#if KILN_DEV
#include "../testing/counted.h"
#define KILN_FOR_EACH_EMITTER(MAKE) MAKE(json::Emitter) MAKE(testing::Counted)
#else
#define KILN_FOR_EACH_EMITTER(MAKE) MAKE(json::Emitter)
#endif

#endif
