#include "optional.h"

#include "member.h"

namespace kiln::write {

namespace {

struct OptionalOf : Node {
    const Node *inner;
};

bool write(Run &run, const Node &node, zval *value)
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

zval *find_slot(zend_object *object, const char *name, size_t length)
{
    const auto *property
        = static_cast<zend_property_info *>(zend_hash_str_find_ptr(&object->ce->properties_info, name, length));
    if (property == nullptr || (property->flags & ZEND_ACC_STATIC) != 0 || compat::is_hooked(property)) {
        return nullptr;
    }
    zval *slot = OBJ_PROP(object, property->offset);
    ZVAL_DEREF(slot);

    return Z_TYPE_P(slot) == IS_UNDEF ? nullptr : slot;
}

} // namespace

OptionalSlots slots_of_optional(zend_object *object)
{
    constexpr OptionalSlots NONE = {nullptr, nullptr};
    if (!zend_string_equals_literal(object->ce->name, "Kiln\\Optional") || object->handlers != &std_object_handlers) {
        return NONE;
    }
    const zval *is_present = find_slot(object, ZEND_STRL("isPresent"));
    zval *value = find_slot(object, ZEND_STRL("value"));
    if (is_present == nullptr || value == nullptr) {
        return NONE;
    }

    return {is_present, value};
}

const Node *compile_optional_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<OptionalOf>();
    node->write = write;
    node->inner = operation.node(1);

    return node;
}

} // namespace kiln::write
