#include "through.h"

#include "../host.h"

namespace kiln::read {

namespace {

struct Through : Node {
    // In lower case.
    zend_string *method;
    HashTable *arguments;
    const Node *inner;
};

bool read_through(Run &run, const Node &node, document::At at, zval *into)
{
    const auto &through = static_cast<const Through &>(node);
    zval value, result;
    if (!read_node(run, through.inner, at, &value)) {
        return false;
    }
    const bool is_made = make_host(run.host, "readhost")
        && called(run, call_host(run.host, through.method, &value, through.arguments, &result), at);
    zval_ptr_dtor(&value);
    if (is_made) {
        ZVAL_COPY_VALUE(into, &result);
    }

    return is_made;
}

} // namespace

const Node *compile_through(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Through>();
    node->read = read_through;
    node->result = ANY_RESULT;
    node->method = compiler.lower(operands.string(1));
    node->arguments = operands.array(2);
    node->inner = compiler.node(operands, 3);

    return node;
}

} // namespace kiln::read
