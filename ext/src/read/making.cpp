#include "making.h"

#include "../program/op.h"
#include "call.h"
#include "slot.h"
#include "strict_type.h"

namespace kiln::read {

namespace {

// The value as the target takes it.
Outcome read_checked(const Making &making, const Field &field, const zend_type &type, zend_class_entry *scope, zval *into)
{
    const Outcome outcome = read_field(making, field, into);
    if (outcome == READ && field.is_checked && !take(type, into, scope)) {
        zval_ptr_dtor(into);
        mismatch("a type");
        return FAILED;
    }

    return outcome;
}

Outcome fill_slot(const Making &making, const Field &field)
{
    zval value;
    const Outcome outcome = read_checked(making, field, field.property->type, field.property->ce, &value);
    if (outcome == READ && !put_into_slot(making.object, field.property, &value)) {
        unsupported("a property that is no longer just a slot");
        return FAILED;
    }

    return outcome;
}

// That of an object which nobody else knows yet. Inline, since it is what most fields need.
zend_always_inline Outcome fill_fresh_slot(const Making &making, const Field &field)
{
    if (UNEXPECTED(field.is_checked || field.replaces_value)) {
        return fill_slot(making, field);
    }
    zval *slot = OBJ_PROP(making.object, field.property->offset);
    const document::At at = making.values[field.first_key];
    if (EXPECTED(field.source == Field::KEY && at != nullptr && document::kind_of(at) != document::NOTHING)) {
        if (UNEXPECTED(!read_node(making.run, field.value, at, slot))) {
            return FAILED;
        }
    } else {
        const Outcome outcome = read_field(making, field, slot);
        if (outcome != READ) {
            return outcome;
        }
    }
    Z_PROP_FLAG_P(slot) = 0;

    return READ;
}

Outcome give_to_method(const Making &making, const Field &field)
{
    const zend_function *method = field.method;
    zval value;
    Outcome outcome = method->common.num_args == 0
        ? read_field(making, field, &value)
        : read_checked(making, field, method->common.arg_info[0].type, method->common.scope, &value);
    if (outcome == READ) {
        const document::At at = field.source == Field::KEY ? find_value(making, field) : nullptr;
        if (!called(making.run, call_method(making.object, field.method, 1, &value), at != nullptr ? at : making.at)) {
            outcome = FAILED;
        }
        zval_ptr_dtor(&value);
    }

    return outcome;
}

// With the values that its properties have by default.
void make_object(Making &making)
{
    making.object = zend_objects_new(making.link.ce);
    object_properties_init(making.object, making.link.ce);
    note(making.run, making.object);
}

void fill_by_default(const Making &making, const Promotion &promotion)
{
    zval *slot = OBJ_PROP(making.object, promotion.property->offset);
    zval before;
    ZVAL_COPY_VALUE(&before, slot);
    ZVAL_COPY(slot, promotion.default_value);
    Z_PROP_FLAG_P(slot) = 0;
    zval_ptr_dtor(&before);
}

// What the constructor would do.
bool promote(Making &making)
{
    make_object(making);
    for (uint32_t index = 0; index < making.plan.argument_field_count; ++index) {
        const Field &field = making.plan.fields[index];
        const Outcome outcome = fill_fresh_slot(making, field);
        if (UNEXPECTED(outcome != READ)) {
            if (outcome == FAILED) {
                return false;
            }
            fill_by_default(making, making.link.promotions[field.argument]);
        }
    }
    for (uint32_t index = 0; index < making.link.unfilled_count; ++index) {
        fill_by_default(making, making.link.promotions[making.link.unfilled[index]]);
    }

    return true;
}

// Whether a value is missing that only the constructor itself knows.
bool needs_constructor(const Making &making)
{
    for (uint32_t index = 0; index < making.plan.argument_field_count; ++index) {
        const Field &field = making.plan.fields[index];
        if (may_be_left_out(field) && making.link.promotions[field.argument].default_value == nullptr
            && find_value(making, field) == nullptr) {
            return true;
        }
    }

    return false;
}

bool read_arguments(const Making &making, zval *arguments)
{
    const zend_function *constructor = making.link.constructor;
    for (uint32_t index = 0; index < making.plan.argument_field_count; ++index) {
        const Field &field = making.plan.fields[index];
        const zend_type &type = constructor->common.arg_info[field.argument].type;
        zval value;
        const Outcome outcome = read_checked(making, field, type, constructor->common.scope, &value);
        if (outcome == FAILED) {
            return false;
        }
        if (outcome == READ) {
            ZVAL_COPY_VALUE(&arguments[field.argument], &value);
        }
    }

    return true;
}

// By a method of the user's: the object is any of the class, and may be known to
// others.
bool call_maker(Making &making, uint32_t count, zval *arguments)
{
    if (making.plan.factory == nullptr) {
        make_object(making);

        return called(making.run, call_constructor(making.object, making.link.constructor, count, arguments), making.at);
    }
    zval result;
    if (!called(making.run, call_factory(making.link.ce, making.link.constructor, count, arguments, &result), making.at)) {
        return false;
    }
    if (UNEXPECTED(Z_TYPE(result) != IS_OBJECT || !instanceof_function(Z_OBJCE(result), making.link.ce))) {
        zval_ptr_dtor(&result);

        return unsupported("a factory of something else");
    }
    making.object = Z_OBJ(result);

    return true;
}

bool construct(Making &making)
{
    constexpr uint32_t FEW = 16;
    zval few[FEW];
    const uint32_t count = making.plan.argument_count;
    zval *arguments = count <= FEW ? few : static_cast<zval *>(safe_emalloc(count, sizeof(zval), 0));
    for (uint32_t index = 0; index < count; ++index) {
        ZVAL_UNDEF(&arguments[index]);
    }
    bool is_made = read_arguments(making, arguments);
    if (is_made) {
        is_made = call_maker(making, count, arguments);
    }
    for (uint32_t index = 0; index < count; ++index) {
        zval_ptr_dtor(&arguments[index]);
    }
    if (arguments != few) {
        efree(arguments);
    }

    return is_made;
}

bool fill(const Making &making, bool is_known_to_others)
{
    for (uint32_t index = making.plan.argument_field_count; index < making.plan.field_count; ++index) {
        const Field &field = making.plan.fields[index];
        const Outcome outcome = EXPECTED(!is_known_to_others)
            ? fill_fresh_slot(making, field)
            : (field.method != nullptr ? give_to_method(making, field) : fill_slot(making, field));
        if (UNEXPECTED(outcome == FAILED)) {
            return false;
        }
    }
    for (uint32_t index = 0; index < making.plan.afterwards_count; ++index) {
        if (!called(making.run, call_method(making.object, making.link.afterwards[index], 0, nullptr), making.at)) {
            return false;
        }
    }

    return true;
}

} // namespace

bool make(Making &making)
{
    const Link &link = making.link;
    if (link.promotions != nullptr && !(link.has_unknown_defaults && needs_constructor(making))) {
        return promote(making) && fill(making, link.has_methods);
    }
    if (link.constructor != nullptr) {
        return construct(making) && fill(making, true);
    }
    make_object(making);

    return fill(making, link.has_methods);
}

} // namespace kiln::read
