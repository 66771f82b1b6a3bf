#include "step.h"

#include "../../../program/op.h"
#include "../../../write/member.h"
#include "../../../write/object.h"
#include "element.h"
#include "entries.h"
#include "object.h"
#include "text.h"

namespace kiln::write::jms::xml {

namespace {

// A property, and what becomes of its value.
struct Property : Step {
    // The value is never null.
    bool (*put)(Run &run, const Property &property, zval *value);
    // Of null that is written.
    bool (*put_null)(Run &run, const Property &property);
    // Of the member; the value, where it is the same for all objects.
    uint32_t number;
    zval fixed;
    const Node *node;
    Tag tag;
    // ` name="`
    FixedText attribute;
    zend_long mask;
    bool writes_null;

    bool is(zend_long flag) const { return (mask & flag) != 0; }
};

bool put_attribute(Run &run, const Property &property, zval *value)
{
    property.attribute.append_to(run.out);
    if (UNEXPECTED(!append_in_attribute(run, property.node, value))) {
        return false;
    }
    run.out.append('"');

    return true;
}

// The node does all of it.
bool put_inside(Run &run, const Property &property, zval *value)
{
    return write_node(run, property.node, value);
}

bool put_text_element(Run &run, const Property &property, zval *value)
{
    return require_no_text(run) && write_text_element(run, property.tag, property.node, value);
}

bool put_element(Run &run, const Property &property, zval *value)
{
    if (UNEXPECTED(!require_no_text(run))) {
        return false;
    }
    const Around around = begin_element(run, property.tag);
    run.is_skipped = false;
    if (UNEXPECTED(!write_node(run, property.node, value))) {
        return false;
    }
    if (UNEXPECTED(run.is_skipped) || (property.is(op::JMS_SKIPPED_EMPTY) && is_empty(run, around))) {
        drop_element(run, around);
    } else {
        end_element(run, property.tag);
    }

    return true;
}

bool put_nil(Run &run, const Property &property)
{
    if (UNEXPECTED(!require_no_text(run))) {
        return false;
    }
    write_nil_element(run, property.tag);

    return true;
}

bool refuse_null(Run &, const Property &)
{
    return unsupported("null in the place of an attribute or a text");
}

bool put_any(Run &run, const Property &property, zval *value)
{
    if (UNEXPECTED(Z_TYPE_P(value) == IS_NULL)) {
        return !property.writes_null || property.put_null(run, property);
    }

    return property.put(run, property, value);
}

bool write_without_value(Run &run, const Property &property, HeldObject object, const zval *slot)
{
    if (UNEXPECTED(!is_plainly_uninitialized(object, slot) || property.is(op::JMS_MUST_HAVE_VALUE))) {
        return unsupported("a property without a value");
    }

    return property.is(op::JMS_CAN_BE_WITHOUT) || !property.writes_null || property.put_null(run, property);
}

bool write_property(write::Run &base, const Step &step, HeldObject object, const Member *members)
{
    Run &run = xml(base);
    const auto &property = static_cast<const Property &>(step);
    const Member &member = members[property.number];
    if (UNEXPECTED(member.offset == 0)) {
        return unsupported("a property that is not declared, not to be seen, or hooked");
    }
    zval *slot = slot_of(object, member);
    if (UNEXPECTED(Z_TYPE_P(slot) == IS_UNDEF)) {
        return write_without_value(run, property, object, slot);
    }
    ZVAL_DEREF(slot);

    return put_any(run, property, slot);
}

bool write_fixed(write::Run &run, const Step &step, HeldObject, const Member *)
{
    const auto &property = static_cast<const Property &>(step);
    zval value;
    ZVAL_COPY_VALUE(&value, &property.fixed);

    return property.put(xml(run), property, &value);
}

void compile_access(Compiler &compiler, ObjectPlan &plan, const Operation &access, Property &property)
{
    if (access.number(0) == op::JMS_XML_FIXED) {
        property.write = write_fixed;
        ZVAL_COPY_VALUE(&property.fixed, access.of(1).any(1));
        return;
    }
    property.write = write_property;
    property.number = compiler.add_access(plan, access)->number;
}

// All have name, access, node and mask.
Property *compile_property(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    operation.of(4);
    auto *property = compiler.make<Property>();
    compile_access(compiler, plan, operation.operation(2), *property);
    property->put_null = refuse_null;
    property->node = operation.node(3);
    property->mask = operation.number(4);
    property->writes_null = traits_of(plan).writes_null;

    return property;
}

} // namespace

const Step *compile_step(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation)
{
    if (number != op::JMS_XML_ATTRIBUTE && number != op::JMS_XML_INSIDE && number != op::JMS_XML_ELEMENT) {
        return nullptr;
    }
    Property *property = compile_property(compiler, plan, operation);
    switch (number) {
        case op::JMS_XML_ATTRIBUTE:
            property->put = put_attribute;
            property->attribute = compiler.text({" ", operation.string(1), "=\""});
            if (!can_be_text(property->node)) {
                operation.reject();
            }
            break;
        case op::JMS_XML_INSIDE: property->put = put_inside; break;
        default:
            property->put = is_text(property->node) ? put_text_element : put_element;
            property->put_null = put_nil;
            property->tag = compile_tag(compiler, operation.string(1));
    }

    return property;
}

} // namespace kiln::write::jms::xml
