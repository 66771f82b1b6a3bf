#include "scalar.h"

#include "../program/op.h"
#include "emitters.h"

namespace kiln::write {

namespace {

template <typename Out>
bool write_only_string(Run &run, const Node &, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_STRING) ? write_string<Out>(run, Z_STR_P(value)) : mismatch("not a string");
}

template <typename Out>
bool write_only_int(Run &run, const Node &, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_LONG) ? write_int<Out>(run, Z_LVAL_P(value)) : mismatch("not an int");
}

template <typename Out>
bool write_only_float(Run &run, const Node &, zval *value)
{
    if (EXPECTED(Z_TYPE_P(value) == IS_DOUBLE)) {
        return write_float<Out>(run, Z_DVAL_P(value));
    }

    return Z_TYPE_P(value) == IS_LONG ? write_float<Out>(run, static_cast<double>(Z_LVAL_P(value))) : mismatch("not a float");
}

template <typename Out>
bool write_only_bool(Run &run, const Node &, zval *value)
{
    const bool is_true = Z_TYPE_P(value) == IS_TRUE;

    return EXPECTED(is_true || Z_TYPE_P(value) == IS_FALSE) ? write_bool<Out>(run, is_true) : mismatch("not a bool");
}

// What only some formats have.
template <typename Out>
concept HasBytes = requires(Run &run, const zend_string *bytes) { Out::bytes(run, bytes); };

template <typename Out>
bool write_bytes(Run &run, const Node &, zval *value)
{
    if (UNEXPECTED(Z_TYPE_P(value) != IS_STRING)) {
        return mismatch("not a string");
    }
    if (Z_STRLEN_P(value) == 0) {
        run.is_empty = true;
    }
    Out::bytes(run, Z_STR_P(value));

    return true;
}

struct Scalar : Node {
    zend_long kinds;
};

template <typename Out>
bool write_any_of(Run &run, const Node &node, zval *value)
{
    const zend_long kinds = static_cast<const Scalar &>(node).kinds;
    if (EXPECTED((kind_of(value) & kinds) != 0)) {
        return write_scalar<Out>(run, value);
    }
    if (Z_TYPE_P(value) == IS_LONG && (kinds & op::SCALAR_FLOAT) != 0) {
        return write_float<Out>(run, static_cast<double>(Z_LVAL_P(value)));
    }

    return mismatch("a scalar of another kind");
}

struct Nullable : Node {
    const Node *inner;
};

template <typename Out>
bool write_nullable(Run &run, const Node &node, zval *value)
{
    return Z_TYPE_P(value) == IS_NULL ? write_null<Out>(run) : write_node(run, static_cast<const Nullable &>(node).inner, value);
}

} // namespace

zend_long kind_of(const zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_FALSE: return op::SCALAR_BOOL | op::SCALAR_FALSE;
        case IS_TRUE: return op::SCALAR_BOOL | op::SCALAR_TRUE;
        case IS_LONG: return op::SCALAR_INT;
        case IS_DOUBLE: return op::SCALAR_FLOAT;
        case IS_STRING: return op::SCALAR_STRING;
        default: return 0;
    }
}

template <typename Out>
zend_long only_kind(const Node *node)
{
    return node->write == write_only_string<Out> ? op::SCALAR_STRING
        : node->write == write_only_int<Out>     ? op::SCALAR_INT
        : node->write == write_only_float<Out>   ? op::SCALAR_FLOAT
        : node->write == write_only_bool<Out>    ? op::SCALAR_BOOL
                                                 : 0;
}

template <typename Out>
const Node *without_null(const Node *node)
{
    return node->write == write_nullable<Out> ? static_cast<const Nullable *>(node)->inner : node;
}

template <typename Out>
const Node *compile_scalar(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Scalar>();
    node->kinds = operation.number(1);
    switch (node->kinds) {
        case op::SCALAR_BOOL: node->write = write_only_bool<Out>; break;
        case op::SCALAR_INT: node->write = write_only_int<Out>; break;
        case op::SCALAR_FLOAT: node->write = write_only_float<Out>; break;
        case op::SCALAR_STRING: node->write = write_only_string<Out>; break;
        default: node->write = write_any_of<Out>; break;
    }

    return node;
}

template <typename Out>
const Node *compile_nullable(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Nullable>();
    node->write = write_nullable<Out>;
    node->inner = operation.node(1);

    return node;
}

template <typename Out>
const Node *compile_bytes(Compiler &compiler, const Operation &)
{
    if constexpr (HasBytes<Out>) {
        auto *node = compiler.make<Node>();
        node->write = write_bytes<Out>;

        return node;
    } else {
        return nullptr;
    }
}

#define KILN_MAKE(Out) \
    template zend_long only_kind<Out>(const Node *); \
    template const Node *without_null<Out>(const Node *); \
    template const Node *compile_bytes<Out>(Compiler &, const Operation &); \
    template const Node *compile_scalar<Out>(Compiler &, const Operation &); \
    template const Node *compile_nullable<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
