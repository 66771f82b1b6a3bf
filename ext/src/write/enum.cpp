#include "enum.h"

#include "class_test.h"
#include "emitters.h"
#include "scalar.h"

namespace kiln::write {

namespace {

struct EnumCase : Node {
    ClassTest is_expected;
    bool by_name;
};

template <typename Out>
bool write_enum_case(Run &run, const Node &node, zval *value)
{
    const auto &expected = static_cast<const EnumCase &>(node);
    if (UNEXPECTED(!expected.is_expected.holds(value) || (Z_OBJCE_P(value)->ce_flags & ZEND_ACC_ENUM) == 0)) {
        return mismatch("not a case of the enum");
    }
    if (UNEXPECTED(!expected.by_name && Z_OBJCE_P(value)->enum_backing_type == IS_UNDEF)) {
        return mismatch("a case without a value");
    }

    return write_case<Out>(run, Z_OBJ_P(value), expected.by_name);
}

} // namespace

template <typename Out>
bool write_case(Run &run, zend_object *enum_case, bool by_name)
{
    return write_scalar<Out>(run, by_name ? zend_enum_fetch_case_name(enum_case) : zend_enum_fetch_case_value(enum_case));
}

template <typename Out>
const Node *compile_enum_case(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<EnumCase>();
    node->write = write_enum_case<Out>;
    node->is_expected.set(operation.string(1));
    node->by_name = operation.flag(2);

    return node;
}

#define KILN_MAKE(Out) \
    template bool write_case<Out>(Run &, zend_object *, bool); \
    template const Node *compile_enum_case<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
