#include "values.h"

#include "../document/plain.h"
#include "../program/op.h"

namespace kiln::read {

namespace {

bool read_anything(Run &run, const Node &, document::At at, zval *into)
{
    if (UNEXPECTED(run.tape.holds_leaf(at))) {
        return unsupported("what only the format has, where anything may stand");
    }
    document::make_plain(run.tape, run.state->keys, at, into);

    return true;
}

bool read_kept(Run &run, const Node &, document::At at, zval *into)
{
    if (UNEXPECTED(run.tape.holds_leaf(at))) {
        return unsupported("what only the format has, where anything may stand");
    }
    document::make_kept(run.tape, run.state->keys, at, into);

    return true;
}

bool read_null(Run &, const Node &, document::At at, zval *into)
{
    if (document::kind_of(at) != document::NOTHING) {
        return mismatch("null");
    }
    ZVAL_NULL(into);

    return true;
}

struct Nullable : Node {
    const Node *inner;
};

bool read_nullable(Run &run, const Node &node, document::At at, zval *into)
{
    if (document::kind_of(at) == document::NOTHING) {
        ZVAL_NULL(into);
        return true;
    }

    return read_node(run, static_cast<const Nullable &>(node).inner, at, into);
}

bool read_bool(Run &, const Node &, document::At at, zval *into)
{
    const document::Kind kind = document::kind_of(at);
    if (UNEXPECTED(kind != document::TRUE && kind != document::FALSE)) {
        return mismatch("bool");
    }
    ZVAL_BOOL(into, kind == document::TRUE);

    return true;
}

bool read_int(Run &, const Node &, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::INTEGER)) {
        return mismatch("int");
    }
    ZVAL_LONG(into, document::integer(at));

    return true;
}

bool read_float(Run &, const Node &, document::At at, zval *into)
{
    const document::Kind kind = document::kind_of(at);
    if (UNEXPECTED(kind != document::DOUBLE && kind != document::INTEGER && kind != document::UNSIGNED)) {
        return mismatch("float");
    }
    ZVAL_DOUBLE(into, document::as_double(at));

    return true;
}

bool read_string(Run &run, const Node &, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::STRING)) {
        return mismatch("string");
    }
    document::make_string(run.tape, at, into);

    return true;
}

bool read_bytes(Run &run, const Node &, document::At at, zval *into)
{
    const document::Kind kind = document::kind_of(at);
    if (UNEXPECTED(kind != document::BYTES && kind != document::STRING)) {
        return mismatch("bytes");
    }
    document::make_bytes(run.tape.text(at), into);

    return true;
}

struct Scalar : Node {
    uint32_t kinds;
};

bool read_scalar(Run &run, const Node &node, document::At at, zval *into)
{
    const uint32_t kinds = static_cast<const Scalar &>(node).kinds;
    const uint32_t kind = kind_of_scalar(document::kind_of(at));
    if ((kinds & kind) != 0) {
        return read_anything(run, node, at, into);
    }
    if (kind == op::SCALAR_INT && (kinds & op::SCALAR_FLOAT) != 0) {
        return read_float(run, node, at, into);
    }

    return mismatch("a scalar of another kind");
}

uint32_t types_of(uint32_t kinds)
{
    return ((kinds & op::SCALAR_BOOL) != 0 ? MAY_BE_BOOL : 0)
        | ((kinds & op::SCALAR_FALSE) != 0 ? MAY_BE_FALSE : 0)
        | ((kinds & op::SCALAR_TRUE) != 0 ? MAY_BE_TRUE : 0)
        | ((kinds & op::SCALAR_INT) != 0 ? MAY_BE_LONG : 0)
        | ((kinds & op::SCALAR_FLOAT) != 0 ? MAY_BE_DOUBLE : 0)
        | ((kinds & op::SCALAR_STRING) != 0 ? MAY_BE_STRING : 0);
}

} // namespace

uint32_t kind_of_scalar(document::Kind kind)
{
    switch (kind) {
        case document::TRUE:
            return op::SCALAR_BOOL | op::SCALAR_TRUE;
        case document::FALSE:
            return op::SCALAR_BOOL | op::SCALAR_FALSE;
        case document::INTEGER:
            return op::SCALAR_INT;
        case document::UNSIGNED:
        case document::DOUBLE:
            return op::SCALAR_FLOAT;
        case document::STRING:
            return op::SCALAR_STRING;
        default:
            return 0;
    }
}

const Node *compile_anything(Compiler &compiler, const Operands &)
{
    auto *node = compiler.make<Node>();
    *node = {read_anything, ANY_RESULT};

    return node;
}

const Node *compile_bytes(Compiler &compiler, const Operands &)
{
    auto *node = compiler.make<Node>();
    *node = {read_bytes, {MAY_BE_STRING, nullptr}};

    return node;
}

const Node *compile_kept(Compiler &compiler, const Operands &)
{
    auto *node = compiler.make<Node>();
    *node = {read_kept, ANY_RESULT};

    return node;
}

const Node *compile_null_only(Compiler &compiler, const Operands &)
{
    auto *node = compiler.make<Node>();
    *node = {read_null, {MAY_BE_NULL, nullptr}};

    return node;
}

const Node *compile_nullable(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Nullable>();
    node->inner = compiler.node(operands, 1);
    node->read = read_nullable;
    node->result = node->inner->result;
    node->result.types |= MAY_BE_NULL;

    return node;
}

const Node *compile_scalar(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Scalar>();
    node->kinds = static_cast<uint32_t>(operands.number(1));
    if (types_of(node->kinds) == 0) {
        operands.reject();
    }
    node->read = read_scalar;
    node->result = {types_of(node->kinds), nullptr};
    switch (node->kinds) {
        case op::SCALAR_BOOL:
            node->read = read_bool;
            break;
        case op::SCALAR_INT:
            node->read = read_int;
            break;
        case op::SCALAR_FLOAT:
            node->read = read_float;
            break;
        case op::SCALAR_STRING:
            node->read = read_string;
            break;
    }

    return node;
}

} // namespace kiln::read
