#include "encode.h"

#include "../../../php_kiln.h"
#include "../../declined.h"
#include "../direct/writer.h"
#include "../envelope.h"
#include "../wrapped.h"
#include "answers.h"
#include "graph_writer.h"
#include "walker.h"

namespace kiln::graph {

zend_string *encode(zval *value, State &state, zval *answers)
{
    if (state.is_left_to_php) {
        return nullptr;
    }
    if (Z_TYPE_P(value) == IS_STRING && EXPECTED(Z_STRLEN_P(value) > 0)) {
        return envelope_of_text(Z_STR_P(value));
    }
    if (zend_string *bytes = direct::write(value, state); EXPECTED(bytes != nullptr) || EG(exception) != nullptr) {
        return bytes;
    }
    if (Z_TYPE_P(value) != IS_OBJECT || !is_wrapper(Z_OBJ_P(value), state)) {
        return encode_columns(value, state, answers);
    }
    zval given;
    ZVAL_UNDEF(&given);
    zend_string *bytes = write_wrapped(Z_OBJ_P(value), state, &given);
    if (UNEXPECTED(bytes == nullptr) && EG(exception) == nullptr) {
        encoding::add_answer(answers, Z_OBJ_P(value), &given);
        bytes = encode_columns(value, state, answers);
    }
    zval_ptr_dtor(&given);

    return bytes;
}

zend_string *encode_columns(zval *value, State &state, zval *answers)
{
    // Enough for a few objects.
    alignas(max_align_t) char room[6144];
    bool is_every_object_indexed = false;
    for (;;) {
        encoding::Collection collection;
        collection.memory.open(room, sizeof(room));
        encoding::Walker walker(collection, state, is_every_object_indexed, *answers);
        zend_string *bytes = walker.walk(value) ? encoding::GraphWriter(collection).write() : nullptr;
        if (UNEXPECTED(bytes == nullptr)) {
            walker.give_answers(answers);
        }
        walker.let_go();
        collection.memory.close();
        if (EXPECTED(!walker.is_to_begin_again())) {
            return bytes;
        }
        is_every_object_indexed = true;
    }
}

} // namespace kiln::graph

PHP_FUNCTION(Kiln_Native_encode_graph)
{
    zval *value;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_ZVAL(value)
    ZEND_PARSE_PARAMETERS_END();

    zval answers;
    ZVAL_UNDEF(&answers);
    zend_string *bytes = kiln::graph::encode(value, KILN_G(graph), &answers);
    zval_ptr_dtor(&answers);
    if (UNEXPECTED(bytes == nullptr)) {
        kiln::decline(kiln::UNSUPPORTED, "a value that PHP is to encode");
        RETURN_THROWS();
    }
    RETURN_STR(bytes);
}
