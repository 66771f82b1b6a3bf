#include "object.h"

#include "../host.h"
#include "../program/op.h"
#include "arrays.h"
#include "call.h"
#include "optional.h"
#include "slot.h"
#include "strict_type.h"

namespace kiln::read {

namespace {

// What one object is made of.
struct Making {
    Run &run;
    ObjectPlan &plan;
    const Link &link;
    json::At at;
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

// Whether a property has been given a value, other than null.
Outcome keep_value(const Making &making, const Field &field)
{
    const zend_object *object = making.object;
    const zval *slot = OBJ_PROP(object, field.property->offset);
    const bool was_unset = Z_ISUNDEF_P(slot) && (Z_PROP_FLAG_P(slot) & IS_PROP_UNINIT) == 0;
    if (UNEXPECTED(compat::is_lazy(object) || Z_ISREF_P(slot) || (was_unset && object->ce->__isset != nullptr))) {
        unsupported("a property that is no longer just a slot");
        return FAILED;
    }

    return Z_TYPE_P(slot) > IS_NULL ? LEFT_OUT : READ;
}

Outcome outcome_of(bool is_read)
{
    return is_read ? READ : FAILED;
}

Outcome read_default(const Making &making, const Field &field, zval *into)
{
    if (field.target == op::TARGET_ARGUMENT) {
        return LEFT_OUT;
    }
    if (field.default_method == nullptr) {
        unsupported("a default value");
        return FAILED;
    }
    zval value;
    if (!call_host(making.run.host, field.default_method, nullptr, field.default_arguments, &value)) {
        return FAILED;
    }
    ZVAL_COPY_VALUE(into, &value);

    return READ;
}

Outcome read_missing(const Making &making, const Field &field, zval *into)
{
    if (field.keeps_value && field.property != nullptr) {
        const Outcome outcome = keep_value(making, field);
        if (outcome != READ) {
            return outcome;
        }
    }
    switch (field.missing) {
        case op::MISSING_LEAVE:
            return LEFT_OUT;
        case op::MISSING_NULL:
            ZVAL_NULL(into);
            return READ;
        case op::MISSING_DEFAULT:
            return read_default(making, field, into);
        case op::MISSING_ABSENT:
            return outcome_of(make_absent(into));
        default:
            mismatch("a missing key");
            return FAILED;
    }
}

Outcome read_key(const Making &making, const Field &field, zval *into)
{
    const json::At at = find(making, field);
    if (UNEXPECTED(at == nullptr)) {
        return read_missing(making, field, into);
    }
    if (UNEXPECTED(field.missing == op::MISSING_FAIL && json::kind_of(at) == json::NOTHING)) {
        mismatch("null");
        return FAILED;
    }

    return outcome_of(read_node(making.run, field.value, at, into));
}

bool has_one_of_keys(const Making &making, const Field &field)
{
    for (uint32_t index = 0; index < field.key_count; ++index) {
        if (making.values[field.keys[index]] != nullptr) {
            return true;
        }
    }

    return false;
}

bool has_prefix(json::Text key, const zend_string *prefix)
{
    return key.length >= ZSTR_LEN(prefix) && memcmp(key.bytes, ZSTR_VAL(prefix), ZSTR_LEN(prefix)) == 0;
}

bool announce_flattened(const Making &making, const Field &field, json::At at, HashTable *map)
{
    const json::Text key = making.run.tape.text(at);
    if (field.taken.find(key) != Keys::NONE || !has_prefix(key, field.prefix)) {
        return true;
    }
    const auto prefix = static_cast<uint32_t>(ZSTR_LEN(field.prefix));

    return announce_member(
        making.run, {key.bytes + prefix, key.length - prefix}, field.has_int_keys, at + 1, map
    );
}

bool read_flattened_members(const Making &making, const Field &field, HashTable *map)
{
    const json::Tape &tape = making.run.tape;
    const json::At end = tape.end_of(making.at);
    for (json::At key = json::first_inside(making.at); key != end; key = tape.after(key + 1)) {
        if (!announce_flattened(making, field, key, map)) {
            return false;
        }
    }

    return read_announced(making.run, field.value, map);
}

bool read_flattened_map(const Making &making, const Field &field, zval *into)
{
    HashTable *map = zend_new_array(0);
    if (!read_flattened_members(making, field, map)) {
        zend_array_destroy(map);
        return false;
    }
    if (zend_hash_num_elements(map) == 0 && field.is_nullable) {
        zend_array_destroy(map);
        ZVAL_NULL(into);
    } else {
        ZVAL_ARR(into, map);
    }

    return true;
}

bool read_flattened_object(const Making &making, const Field &field, zval *into)
{
    if (field.is_nullable && !has_one_of_keys(making, field)) {
        ZVAL_NULL(into);
        return true;
    }

    constexpr uint32_t MAX_FLATTENED = 64;
    if (UNEXPECTED(making.run.flattened == MAX_FLATTENED)) {
        return unsupported("an object inside itself");
    }
    ++making.run.flattened;
    const bool is_read = read_members(making.run, *field.flattened, making.at, into);
    --making.run.flattened;

    return is_read;
}

Outcome read_field(const Making &making, const Field &field, zval *into)
{
    switch (field.source) {
        case Field::KEY:
            return read_key(making, field, into);
        case Field::FLATTENED_OBJECT:
            return outcome_of(read_flattened_object(making, field, into));
        default:
            return outcome_of(read_flattened_map(making, field, into));
    }
}

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

// That of an object which nobody else knows yet.
Outcome fill_fresh_slot(const Making &making, const Field &field)
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

Outcome give_to_method(const Making &making, const Field &field)
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
        if (field.missing == op::MISSING_DEFAULT && making.link.promotions[field.argument].default_value == nullptr
            && find(making, field) == nullptr) {
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
    if (plan.allowed.find(key) != Keys::NONE) {
        return true;
    }
    for (uint32_t index = 0; index < plan.prefix_count; ++index) {
        if (has_prefix(key, plan.prefixes[index])) {
            return true;
        }
    }

    return false;
}

bool has_allowed_keys(const Run &run, const ObjectPlan &plan, json::At object)
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

    plan.keys.match(run.tape, at, values);
    bool is_made = EXPECTED(!plan.rejects_others) || has_allowed_keys(run, plan, at);
    if (EXPECTED(is_made)) {
        Making making = {run, plan, plan.link, at, values, nullptr};
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

struct ObjectOf : Node {
    ObjectPlan *plan;
};

bool read_object_of(Run &run, const Node &node, json::At at, zval *into)
{
    return read_object(run, *static_cast<const ObjectOf &>(node).plan, at, into);
}

} // namespace

const Node *compile_object_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ObjectOf>();
    node->plan = compiler.object<ObjectPlan>(operands, 1);
    node->read = read_object_of;
    node->result = {MAY_BE_OBJECT, node->plan->class_name};

    return node;
}

} // namespace kiln::read
