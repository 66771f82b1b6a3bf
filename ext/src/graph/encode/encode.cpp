#include "encode.h"

#include "../../../php_kiln.h"
#include "../../declined.h"
#include "graph_writer.h"
#include "walker.h"

namespace kiln::graph {

zend_string *encode(zval *value, State &state)
{
    if (state.is_left_to_php) {
        return nullptr;
    }
    // Enough for a few objects.
    alignas(max_align_t) char room[6144];
    encoding::Collection collection = {};
    collection.memory.open(room, sizeof(room));
    encoding::Walker walker(collection, state);
    zend_string *bytes = nullptr;
    if (walker.walk(value)) {
        bytes = encoding::GraphWriter(collection).write();
    }
    walker.let_go();
    collection.memory.close();

    return bytes;
}

} // namespace kiln::graph

PHP_FUNCTION(Kiln_Native_encode_graph)
{
    zval *value;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_ZVAL(value)
    ZEND_PARSE_PARAMETERS_END();

    zend_string *bytes = kiln::graph::encode(value, KILN_G(graph));
    if (UNEXPECTED(bytes == nullptr)) {
        kiln::decline(kiln::UNSUPPORTED, "a value that PHP is to encode");
        RETURN_THROWS();
    }
    RETURN_STR(bytes);
}
