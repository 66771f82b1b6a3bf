#include "through.h"

#include "member.h"
#include "other_class.h"

namespace kiln::write {

namespace {

struct Through : Node {
    zend_string *method;
    HashTable *arguments;
    const Node *node;
};

// The host may give what it was asked about: hence the level.
bool write_through(Run &run, const Node &node, zval *value)
{
    const auto &through = static_cast<const Through &>(node);
    zval result;
    if (UNEXPECTED(!enter(run) || !ask_host(run, through.method, value, through.arguments, &result))) {
        return false;
    }
    const bool is_written = write_node(run, through.node, &result);
    leave(run);

    return release(run, &result) && is_written;
}

} // namespace

const Node *compile_through(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Through>();
    node->write = write_through;
    node->method = compiler.function_name(operation.string(1));
    node->arguments = operation.array(2);
    node->node = operation.node(3);

    return node;
}

} // namespace kiln::write
