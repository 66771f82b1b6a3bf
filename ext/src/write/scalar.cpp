#include "scalar.h"

#include "../program/op.h"

namespace kiln::write {

namespace {

bool write_only_string(Run &run, const Node &, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_STRING) ? write_string(run, Z_STR_P(value)) : mismatch("not a string");
}

bool write_only_int(Run &run, const Node &, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_LONG) ? write_int(run, Z_LVAL_P(value)) : mismatch("not an int");
}

bool write_only_float(Run &run, const Node &, zval *value)
{
    if (EXPECTED(Z_TYPE_P(value) == IS_DOUBLE)) {
        return write_float(run, Z_DVAL_P(value));
    }

    return Z_TYPE_P(value) == IS_LONG ? write_float(run, static_cast<double>(Z_LVAL_P(value))) : mismatch("not a float");
}

bool write_only_bool(Run &run, const Node &, zval *value)
{
    const bool is_true = Z_TYPE_P(value) == IS_TRUE;

    return EXPECTED(is_true || Z_TYPE_P(value) == IS_FALSE) ? write_bool(run, is_true) : mismatch("not a bool");
}

struct Scalar : Node {
    zend_long kinds;
};

bool write_any_of(Run &run, const Node &node, zval *value)
{
    const zend_long kinds = static_cast<const Scalar &>(node).kinds;
    if (EXPECTED((kind_of(value) & kinds) != 0)) {
        return write_scalar(run, value);
    }
    if (Z_TYPE_P(value) == IS_LONG && (kinds & op::SCALAR_FLOAT) != 0) {
        return write_float(run, static_cast<double>(Z_LVAL_P(value)));
    }

    return mismatch("a scalar of another kind");
}

struct Nullable : Node {
    const Node *inner;
};

bool write_nullable(Run &run, const Node &node, zval *value)
{
    return Z_TYPE_P(value) == IS_NULL ? write_null(run) : write_node(run, static_cast<const Nullable &>(node).inner, value);
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

bool write_scalar(Run &run, const zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_FALSE: return write_bool(run, false);
        case IS_TRUE: return write_bool(run, true);
        case IS_LONG: return write_int(run, Z_LVAL_P(value));
        case IS_DOUBLE: return write_float(run, Z_DVAL_P(value));
        case IS_STRING: return write_string(run, Z_STR_P(value));
        default: return mismatch("not a scalar");
    }
}

const Node *compile_scalar(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Scalar>();
    node->kinds = operation.number(1);
    switch (node->kinds) {
        case op::SCALAR_BOOL: node->write = write_only_bool; break;
        case op::SCALAR_INT: node->write = write_only_int; break;
        case op::SCALAR_FLOAT: node->write = write_only_float; break;
        case op::SCALAR_STRING: node->write = write_only_string; break;
        default: node->write = write_any_of; break;
    }

    return node;
}

const Node *compile_nullable(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Nullable>();
    node->write = write_nullable;
    node->inner = operation.node(1);

    return node;
}

} // namespace kiln::write
