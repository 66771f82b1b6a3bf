#ifndef PHP_KILN_H
#define PHP_KILN_H

#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "src/zend_compat.h"

#include "src/graph/graph_state.h"
#include "src/known/places.h"
#include "src/protobuf/tables.h"
#include "src/read/read_state.h"
#include "src/write/write_state.h"

#define PHP_KILN_VERSION "0.1.0-dev"

namespace kiln {

// The version of the programs, compared with that of the library.
constexpr zend_long ABI = 9;

} // namespace kiln

extern zend_module_entry kiln_module_entry;
#define phpext_kiln_ptr &kiln_module_entry

ZEND_BEGIN_MODULE_GLOBALS(kiln)
    kiln::write::State write;
    kiln::read::State read;
    kiln::graph::State graph;
    kiln::known::Places known;
    kiln::protobuf::Tables protobuf;
ZEND_END_MODULE_GLOBALS(kiln)

ZEND_EXTERN_MODULE_GLOBALS(kiln)
#define KILN_G(field) ZEND_MODULE_GLOBALS_ACCESSOR(kiln, field)

#if defined(ZTS) && defined(COMPILE_DL_KILN)
ZEND_TSRMLS_CACHE_EXTERN()
#endif

#endif
