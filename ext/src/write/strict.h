// The dialect of Kiln itself, which writes values of the right type only, for an emitter.
#ifndef KILN_WRITE_STRICT_H
#define KILN_WRITE_STRICT_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
struct Strict {
    static const Dialect DIALECT;
};

extern const Dialect TOML;
extern const Dialect XML;
extern const Dialect XML_ITEM;

// With options, as binary::CBOR_WITH_OPTIONS names them.
extern const Dialect CBOR[7];

} // namespace kiln::write

#endif
