#include "enum_from.h"

#include "enum_cases.h"

namespace kiln::read {

namespace {

struct EnumFrom : Node {
    Arena *arena;
    EnumCases *cases;
};

bool read_case(Run &run, const Node &node, document::At at, zval *into)
{
    const auto &enum_from = static_cast<const EnumFrom &>(node);
    if (UNEXPECTED(enum_from.cases->cases == nullptr) && !link_cases(*enum_from.cases, *enum_from.arena)) {
        return false;
    }
    zend_object *found = find_case(*enum_from.cases, run.tape, at);
    if (UNEXPECTED(found == nullptr)) {
        return mismatch("a case of an enum");
    }
    ZVAL_OBJ_COPY(into, found);

    return true;
}

} // namespace

const Node *compile_enum_from(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<EnumFrom>();
    node->read = read_case;
    node->result = {MAY_BE_OBJECT, operands.string(1)};
    node->arena = &compiler.arena();
    node->cases = compiler.make<EnumCases>();
    node->cases->class_name = operands.string(1);
    node->cases->by = operands.flag(2) ? EnumCases::NAME : EnumCases::VALUE;
    // The cases themselves tell whether they are backed by ints.
    operands.flag(3);

    return node;
}

} // namespace kiln::read
