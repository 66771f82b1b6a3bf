#include "scalar.h"

#include "../../../program/op.h"
#include "../../../value/rounding.h"

namespace kiln::write::jms {

namespace {

bool write_as_is(write::Run &run, const Node &, zval *value)
{
    return write_scalar<Out>(run, value);
}

// PHP asks an object, or warns of it or of an array, and a handler of errors may throw.
template <typename Convert>
auto try_convert(Run &run, zval *value, Convert convert)
{
    if (EXPECTED(Z_TYPE_P(value) < IS_ARRAY)) {
        return convert(value);
    }
    ++run.calls;
    zval held;
    ZVAL_COPY(&held, value);
    const auto converted = convert(&held);
    zval_ptr_dtor(&held);

    return converted;
}

bool write_text_of(Run &run, zval *value)
{
    if (EXPECTED(Z_TYPE_P(value) == IS_STRING)) {
        return Out::string(run, Z_STR_P(value));
    }
    // What an object or an array is as a string may be up to user code.
    zend_string *text = try_convert(run, value, [](zval *held) { return zval_try_get_string(held); });
    if (UNEXPECTED(text == nullptr)) {
        return failed(run);
    }
    Out::string(run, text);
    zend_string_release(text);

    return EXPECTED(EG(exception) == nullptr) || failed(run);
}

template <typename T>
bool converted(Run &run, zval *value, T (*convert)(zval *), T *result)
{
    *result = try_convert(run, value, convert);

    return EXPECTED(EG(exception) == nullptr) || failed(run);
}

zend_long to_int(zval *value) { return zval_get_long(value); }
double to_float(zval *value) { return zval_get_double(value); }
int to_bool(zval *value) { return zend_is_true(value); }

struct Cast : Node {
    zend_long kind;
};

bool write_as_kind(write::Run &run, const Node &node, zval *value)
{
    return write_cast(jms(run), value, static_cast<const Cast &>(node).kind);
}

bool write_as_string(write::Run &run, const Node &, zval *value)
{
    return write_text_of(jms(run), value);
}

struct Round : Node {
    value::Rounding rounding;
};

bool write_rounded(write::Run &run, const Node &node, zval *value)
{
    const auto &round = static_cast<const Round &>(node);
    double number;

    return converted(jms(run), value, to_float, &number)
        && Out::number(run, round.rounding.round(number));
}

struct EnumCase : Node {
    bool is_by_name;
    zend_long kind;
};

bool is_case(const zval *value)
{
    return Z_TYPE_P(value) == IS_OBJECT && (Z_OBJCE_P(value)->ce_flags & ZEND_ACC_ENUM) != 0;
}

bool has_value(const zval *enum_case)
{
    return Z_OBJCE_P(enum_case)->enum_backing_type != IS_UNDEF;
}

bool write_own_case(write::Run &run, const Node &, zval *value)
{
    if (UNEXPECTED(!is_case(value))) {
        return mismatch("not a case of an enum");
    }

    return write_scalar<Out>(run, has_value(value) ? zend_enum_fetch_case_value(Z_OBJ_P(value)) : zend_enum_fetch_case_name(Z_OBJ_P(value)));
}

bool write_case(write::Run &run, const Node &node, zval *value)
{
    const auto &enum_case = static_cast<const EnumCase &>(node);
    if (UNEXPECTED(!is_case(value))) {
        return mismatch("not a case of an enum");
    }
    zval *written;
    if (enum_case.is_by_name) {
        written = zend_enum_fetch_case_name(Z_OBJ_P(value));
    } else if (EXPECTED(has_value(value))) {
        written = zend_enum_fetch_case_value(Z_OBJ_P(value));
    } else {
        return mismatch("a case without a value");
    }

    return enum_case.kind == 0 ? write_scalar<Out>(run, written) : write_cast(jms(run), written, enum_case.kind);
}

} // namespace

uint32_t plain_types(const Node *node)
{
    constexpr uint32_t BOOL = 1 << IS_FALSE | 1 << IS_TRUE;
    constexpr uint32_t ALL = BOOL | 1 << IS_LONG | 1 << IS_DOUBLE | 1 << IS_STRING;
    if (node->write == write_as_is) {
        return ALL;
    }
    if (node->write != write_as_kind && node->write != write_as_string) {
        return 0;
    }
    switch (static_cast<const Cast *>(node)->kind) {
        case op::SCALAR_BOOL: return BOOL;
        case op::SCALAR_INT: return 1 << IS_LONG;
        case op::SCALAR_FLOAT: return 1 << IS_DOUBLE;
        default: return 1 << IS_STRING;
    }
}

bool write_cast(Run &run, zval *value, zend_long kind)
{
    switch (kind) {
        case op::SCALAR_BOOL: {
            int is_true;
            return converted(run, value, to_bool, &is_true) && write_bool<Out>(run, is_true != 0);
        }
        case op::SCALAR_INT: {
            zend_long number;
            return converted(run, value, to_int, &number) && write_int<Out>(run, number);
        }
        case op::SCALAR_FLOAT: {
            double number;
            return converted(run, value, to_float, &number) && write_float<Out>(run, number);
        }
        default: return write_text_of(run, value);
    }
}

const Node *compile_as_is(Compiler &compiler, const Operation &)
{
    auto *node = compiler.make<Node>();
    node->write = write_as_is;

    return node;
}

const Node *compile_cast(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Cast>();
    node->kind = operation.number(1);
    node->write = node->kind == op::SCALAR_STRING ? write_as_string : write_as_kind;

    return node;
}

const Node *compile_round(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Round>();
    node->write = write_rounded;
    node->rounding.set(operation, 1);

    return node;
}

const Node *compile_enum_case(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<EnumCase>();
    node->write = write_case;
    node->is_by_name = operation.flag(1);
    node->kind = operation.number(2);

    return node;
}

const Node *compile_own_case(Compiler &compiler, const Operation &)
{
    auto *node = compiler.make<Node>();
    node->write = write_own_case;

    return node;
}

} // namespace kiln::write::jms
