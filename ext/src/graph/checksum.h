// CRC-32 as crc32() computes it.
#ifndef KILN_GRAPH_CHECKSUM_H
#define KILN_GRAPH_CHECKSUM_H

#include "../zend_compat.h"

// That header may be included only once.
extern "C" {
#include "ext/standard/crc32.h"
}

#endif
