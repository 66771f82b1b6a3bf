#include "optional.h"

#include "member.h"
#include "own_slot.h"

namespace kiln::write {

namespace {

struct OptionalOf : Node {
    const Node *inner;
};

bool write_present(Run &run, const Node &node, zval *value)
{
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an Optional");
    }
    const OptionalSlots slots = slots_of_optional(Z_OBJ_P(value));
    if (UNEXPECTED(slots.is_present == nullptr || Z_TYPE_P(slots.is_present) != IS_TRUE)) {
        return mismatch("not an Optional with a value");
    }

    return write_node(run, static_cast<const OptionalOf &>(node).inner, slots.value);
}

} // namespace

OptionalSlots slots_of_optional(zend_object *object)
{
    constexpr OptionalSlots NONE = {nullptr, nullptr};
    if (!zend_string_equals_literal(object->ce->name, "Kiln\\Optional") || object->handlers != &std_object_handlers) {
        return NONE;
    }
    const zval *is_present = own_slot(object, ZEND_STRL("isPresent"));
    zval *value = own_slot(object, ZEND_STRL("value"));
    if (is_present == nullptr || value == nullptr) {
        return NONE;
    }

    return {is_present, value};
}

const Node *compile_optional_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<OptionalOf>();
    node->write = write_present;
    node->inner = operation.node(1);

    return node;
}

} // namespace kiln::write
