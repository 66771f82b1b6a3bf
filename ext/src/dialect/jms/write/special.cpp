#include "special.h"

#include "../../../write/hold.h"
#include "run.h"

namespace kiln::write::jms {

namespace {

struct Loaded : Node {
    zend_string *method;
    const Node *inner;
};

bool load(Run &run, zval *value, zend_string *method)
{
    zval arguments[2];
    ZVAL_COPY_VALUE(&arguments[0], value);
    ZVAL_STR(&arguments[1], method);
    zval result;
    if (UNEXPECTED(!ask(run, "load", 2, arguments, &result))) {
        return false;
    }
    zval_ptr_dtor(&result);

    return true;
}

bool write_loaded(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &loaded = static_cast<const Loaded &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an object");
    }
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    const Hold hold(run, Z_OBJ_P(value));
    zval held;
    ZVAL_OBJ(&held, HeldObject(hold));
    const bool is_loaded = load(run, &held, loaded.method);
    run.wanted = wanted;

    return is_loaded && write_node(run, loaded.inner, &held);
}

bool refuse(write::Run &base, const Node &, zval *value)
{
    Run &run = jms(base);
    // Objects around are left out before all else.
    return Z_TYPE_P(value) == IS_OBJECT && is_open(run, Z_OBJ_P(value)) ? skip(run) : mismatch("a value that cannot be written");
}

bool omit(write::Run &run, const Node &, zval *)
{
    return skip(jms(run));
}

const Node *compile_simple(bool (*write)(write::Run &, const Node &, zval *), Compiler &compiler)
{
    auto *node = compiler.make<Node>();
    node->write = write;

    return node;
}

} // namespace

const Node *compile_loaded(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Loaded>();
    node->write = write_loaded;
    node->method = operation.string(1);
    node->inner = operation.node(2);

    return node;
}

const Node *compile_refused(Compiler &compiler, const Operation &)
{
    return compile_simple(refuse, compiler);
}

const Node *compile_omitted(Compiler &compiler, const Operation &)
{
    return compile_simple(omit, compiler);
}

} // namespace kiln::write::jms
