#include "union.h"

#include "../program/op.h"
#include "class_test.h"
#include "scalar.h"

namespace kiln::write {

namespace {

struct Case {
    bool (*holds)(const Case &which, const zval *value);
    zend_long kinds;
    ClassTest is_instance;
    const Node *node;
};

struct Union : Node {
    const Case *cases;
    uint32_t count;
};

bool always(const Case &, const zval *)
{
    return true;
}

bool is_scalar(const Case &which, const zval *value)
{
    return (kind_of(value) & which.kinds) != 0;
}

bool is_instance(const Case &which, const zval *value)
{
    return which.is_instance.holds(value);
}

bool is_list(const Case &, const zval *value)
{
    return Z_TYPE_P(value) == IS_ARRAY && zend_array_is_list(Z_ARR_P(value));
}

bool is_array(const Case &, const zval *value)
{
    return Z_TYPE_P(value) == IS_ARRAY;
}

bool write_alternative(Run &run, const Node &node, zval *value)
{
    const auto &cases = static_cast<const Union &>(node);
    for (uint32_t i = 0; i < cases.count; ++i) {
        if (cases.cases[i].holds(cases.cases[i], value)) {
            return write_node(run, cases.cases[i].node, value);
        }
    }

    return mismatch("none of several kinds");
}

void compile_guard(const Operation &guard, Case &which)
{
    which.holds = always;
    switch (guard.number(0)) {
        case op::GUARD_ALWAYS:
            guard.of(0);
            break;
        case op::GUARD_IS_SCALAR:
            which.holds = is_scalar;
            which.kinds = guard.of(1).number(1);
            break;
        case op::GUARD_IS_INSTANCE:
            which.holds = is_instance;
            which.is_instance.set(guard.of(1).string(1));
            break;
        case op::GUARD_IS_LIST:
            which.holds = is_list;
            guard.of(0);
            break;
        case op::GUARD_IS_ARRAY:
            which.holds = is_array;
            guard.of(0);
            break;
        default:
            guard.reject();
    }
}

} // namespace

const Node *compile_union(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Union>();
    node->write = write_alternative;
    const Operation cases = operation.operation(1);
    node->count = cases.count();
    auto *compiled = compiler.make_all<Case>(node->count);
    for (uint32_t i = 0; i < node->count; ++i) {
        const Operation which = cases.operation(i);
        compile_guard(which.of(1).operation(0), compiled[i]);
        compiled[i].node = which.node(1);
    }
    node->cases = compiled;

    return node;
}

} // namespace kiln::write
