#include "object.h"

#include "../json/plain.h"
#include "../program/op.h"
#include "call.h"
#include "slot.h"
#include "strict_type.h"

namespace kiln::read {

namespace {

// What one object is made of.
struct Making {
    Run &run;
    ObjectPlan &plan;
    const Link &link;
    // By the numbers of the plan's keys.
    const json::At *values;
    zend_object *object;
};

enum Outcome { READ, FAILED, LEFT_OUT };

// Of several keys the first one counts that is not null; if all of those that
// are there are null, null does.
json::At find(const Making &making, const Field &field)
{
    json::At found = making.values[field.first_key];
    if (EXPECTED(field.key_count == 1) || (found != nullptr && json::kind_of(found) != json::NOTHING)) {
        return found;
    }
    for (uint32_t index = 1; index < field.key_count; ++index) {
        const json::At other = making.values[field.keys[index]];
        if (other != nullptr) {
            if (json::kind_of(other) != json::NOTHING) {
                return other;
            }
            found = other;
        }
    }

    return found;
}

bool has_value(const zend_object *object, const Field &field)
{
    return field.property != nullptr && Z_TYPE_P(OBJ_PROP(object, field.property->offset)) > IS_NULL;
}

Outcome fill_missing(Making &making, const Field &field, zval *into)
{
    if (field.keeps_value && has_value(making.object, field)) {
        return LEFT_OUT;
    }
    switch (field.missing) {
        case op::MISSING_LEAVE:
            return LEFT_OUT;
        case op::MISSING_NULL:
            ZVAL_NULL(into);
            return READ;
        case op::MISSING_DEFAULT:
            if (field.target == op::TARGET_ARGUMENT) {
                return LEFT_OUT;
            }
            unsupported("a default value");
            return FAILED;
        case op::MISSING_ABSENT:
            unsupported("an optional value");
            return FAILED;
        default:
            mismatch("a missing key");
            return FAILED;
    }
}

Outcome read_field(Making &making, const Field &field, zval *into)
{
    const json::At at = find(making, field);
    if (UNEXPECTED(at == nullptr)) {
        return fill_missing(making, field, into);
    }
    if (UNEXPECTED(field.missing == op::MISSING_FAIL) && json::kind_of(at) == json::NOTHING) {
        mismatch("null");
        return FAILED;
    }

    return read_node(making.run, field.value, at, into) ? READ : FAILED;
}

// The value as the target takes it.
Outcome read_checked(Making &making, const Field &field, const zend_type &type, zend_class_entry *scope, zval *into)
{
    const Outcome outcome = read_field(making, field, into);
    if (outcome == READ && field.is_checked && !take(type, into, scope)) {
        zval_ptr_dtor(into);
        mismatch("a type");
        return FAILED;
    }

    return outcome;
}

Outcome fill_slot(Making &making, const Field &field)
{
    zval value;
    const Outcome outcome = read_checked(making, field, field.property->type, field.property->ce, &value);
    if (outcome == READ && !put_into_slot(making.object, field.property, &value)) {
        unsupported("a property that is no longer just a slot");
        return FAILED;
    }

    return outcome;
}

// That of an object which nobody else knows yet.
Outcome fill_fresh_slot(Making &making, const Field &field)
{
    if (UNEXPECTED(field.is_checked || field.replaces_counted)) {
        return fill_slot(making, field);
    }
    zval *slot = OBJ_PROP(making.object, field.property->offset);
    const Outcome outcome = read_field(making, field, slot);
    if (EXPECTED(outcome == READ)) {
        Z_PROP_FLAG_P(slot) = 0;
    }

    return outcome;
}

Outcome give_to_method(Making &making, const Field &field)
{
    const zend_function *method = field.method;
    zval value;
    Outcome outcome = method->common.num_args == 0
        ? read_field(making, field, &value)
        : read_checked(making, field, method->common.arg_info[0].type, method->common.scope, &value);
    if (outcome == READ) {
        if (!call_method(making.object, field.method, 1, &value)) {
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

void fill_by_default(Making &making, const Promotion &promotion)
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
        if (field.missing == op::MISSING_DEFAULT && making.link.promotions[field.argument].default_value == nullptr
            && find(making, field) == nullptr) {
            return true;
        }
    }

    return false;
}

bool read_arguments(Making &making, zval *arguments)
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
        make_object(making);
        is_made = call_constructor(making.object, making.link.constructor, count, arguments);
    }
    for (uint32_t index = 0; index < count; ++index) {
        zval_ptr_dtor(&arguments[index]);
    }
    if (arguments != few) {
        efree(arguments);
    }

    return is_made;
}

bool fill(Making &making, bool is_known_to_others)
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
        if (!call_method(making.object, making.link.afterwards[index], 0, nullptr)) {
            return false;
        }
    }

    return true;
}

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

bool is_allowed(const ObjectPlan &plan, json::Text key)
{
    zval *allowed;
    ZEND_HASH_FOREACH_VAL(plan.allowed_keys, allowed) {
        if (Z_TYPE_P(allowed) == IS_STRING && json::is_text(key, Z_STRVAL_P(allowed), Z_STRLEN_P(allowed))) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();
    ZEND_HASH_FOREACH_VAL(plan.allowed_prefixes, allowed) {
        if (Z_TYPE_P(allowed) == IS_STRING && key.length >= Z_STRLEN_P(allowed)
            && memcmp(key.bytes, Z_STRVAL_P(allowed), Z_STRLEN_P(allowed)) == 0) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

bool has_allowed_keys(Run &run, const ObjectPlan &plan, json::At object)
{
    const json::At end = run.tape.end_of(object);
    for (json::At key = json::first_inside(object); key != end; key = run.tape.after(key + 1)) {
        if (!is_allowed(plan, run.tape.text(key))) {
            return mismatch("an unknown key");
        }
    }

    return true;
}

} // namespace

bool read_members(Run &run, ObjectPlan &plan, json::At at, zval *into)
{
    if (UNEXPECTED(plan.link.ce == nullptr) && !link(plan)) {
        return false;
    }
    constexpr uint32_t FEW = 48;
    json::At few[FEW];
    const uint32_t count = plan.keys.count();
    json::At *values = EXPECTED(count <= FEW)
        ? few
        : static_cast<json::At *>(safe_emalloc(count, sizeof(json::At), 0));

    const bool has_others = plan.keys.match(run.tape, at, values);
    bool is_made = plan.allowed_keys == nullptr || !has_others || has_allowed_keys(run, plan, at);
    if (EXPECTED(is_made)) {
        Making making = {run, plan, plan.link, values, nullptr};
        is_made = make(making);
        if (EXPECTED(is_made)) {
            ZVAL_OBJ(into, making.object);
        } else if (making.object != nullptr) {
            OBJ_RELEASE(making.object);
        }
    }
    if (UNEXPECTED(values != few)) {
        efree(values);
    }

    return is_made;
}

bool read_object(Run &run, ObjectPlan &plan, json::At at, zval *into)
{
    if (UNEXPECTED(json::kind_of(at) != json::OBJECT)) {
        return mismatch("an object");
    }
    const json::At key = json::first_inside(at);
    if (UNEXPECTED(key != run.tape.end_of(at) && json::is_text(run.tape.text(key), "0", 1))) {
        return unsupported("an object that may be a list");
    }

    return read_members(run, plan, at, into);
}

namespace {

struct ObjectOf {
    Node node;
    ObjectPlan *plan;
};

bool read_object_of(Run &run, const Node &node, json::At at, zval *into)
{
    return read_object(run, *reinterpret_cast<const ObjectOf &>(node).plan, at, into);
}

} // namespace

const Node *compile_object_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ObjectOf>();
    node->plan = compiler.object<ObjectPlan>(operands, 1);
    node->node = {read_object_of, {MAY_BE_OBJECT, node->plan->class_name}};

    return &node->node;
}

} // namespace kiln::read
