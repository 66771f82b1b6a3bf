// The dialect of Kiln itself, which writes values of the right type only.
#ifndef KILN_WRITE_STRICT_H
#define KILN_WRITE_STRICT_H

#include "compiler.h"

namespace kiln::write {

extern const Dialect STRICT;

} // namespace kiln::write

#endif
