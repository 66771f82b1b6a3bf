#include "value_of.h"

#include "class_test.h"
#include "member.h"

namespace kiln::write {

namespace {

struct ValueOf : Node {
    ClassTest is_of_class;
    MemberName name;
    const Node *value;
    // The class of the last object, and its member.
    mutable zend_class_entry *of;
    mutable Member member;
};

// Null with an exception pending.
zval *member_of(Run &run, const ValueOf &value_of, HeldObject object, zval *owned)
{
    ZVAL_UNDEF(owned);
    if (value_of.name.is_method) {
        return call_method(run, object, value_of.member, owned) ? owned : nullptr;
    }
    zval *slot = value_of.member.offset == 0 ? nullptr : slot_of(object, value_of.member);
    if (UNEXPECTED(slot == nullptr || Z_TYPE_P(slot) == IS_UNDEF)) {
        unsupported("a value that is more than a slot");
        return nullptr;
    }
    ZVAL_DEREF(slot);

    return slot;
}

// What the member gives may be such an object: hence the level.
bool write_value_of(Run &run, const Node &node, zval *value)
{
    const auto &value_of = static_cast<const ValueOf &>(node);
    if (UNEXPECTED(!value_of.is_of_class.holds(value))) {
        return mismatch("an object of another class");
    }
    zend_object *object = Z_OBJ_P(value);
    if (UNEXPECTED(object->ce != value_of.of)) {
        value_of.member = find_member(object->ce, value_of.name);
        value_of.of = object->ce;
    }
    const Hold<zend_object> hold(run, object);
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    zval owned;
    zval *member = member_of(run, value_of, hold, &owned);
    if (UNEXPECTED(member == nullptr)) {
        return false;
    }
    const bool is_written = write_node(run, value_of.value, member);
    leave(run);

    return release(run, &owned) && is_written;
}

} // namespace

const Node *compile_value_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ValueOf>();
    node->write = write_value_of;
    node->is_of_class.set(operation.string(1));
    node->name = {!operation.flag(4), operation.string(2), operation.string(3), 0, nullptr};
    node->value = operation.node(5);
    node->of = nullptr;

    return node;
}

} // namespace kiln::write
