#include "object.h"

#include "../../../program/op.h"
#include "../../../document/plain.h"
#include "../../../read/call.h"
#include "ask.h"
#include "way.h"

namespace kiln::read::jms {

namespace {

struct ObjectOf : Node {
    ObjectPlan *plan;
};

// As ReflectionClass::newInstanceWithoutConstructor().
zend_object *make_blank(zend_class_entry *ce)
{
    if (UNEXPECTED(ce->create_object != nullptr)) {
        return ce->create_object(ce);
    }
    zend_object *object = zend_objects_new(ce);
    object_properties_init(object, ce);

    return object;
}

bool put(Run &run, const ObjectPlan &plan, const Target &target, zend_object *object, zval *value)
{
    return put(run, target, object, plan.class_name, value);
}

// Asks the host about a field.
bool ask_of(Run &run, const ObjectPlan &plan, const Field &field, const char *method, size_t length, zval *result)
{
    zval arguments[2];
    ZVAL_STR(&arguments[0], plan.class_name);
    ZVAL_STR(&arguments[1], field.property);

    return ask(run, method, length, 2, arguments, result);
}

// A key is missing, or there is no value after all.
bool put_default(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object)
{
    if (EXPECTED(field.otherwise == nullptr)) {
        return true;
    }
    zval value;
    if (field.otherwise->value != nullptr) {
        ZVAL_COPY(&value, field.otherwise->value);
    } else if (!ask_of(run, plan, field, ZEND_STRL("defaultof"), &value)) {
        return false;
    }

    return put(run, plan, field.otherwise->target, object, &value);
}

bool put_null(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object)
{
    zval value;
    ZVAL_NULL(&value);

    return put(run, plan, field.target, object, &value);
}

// Whether a value may be put over that of a slot as it is: nobody has to let go
// of anything, and PHP would do no more.
bool is_open(const zend_object *object, const zval *slot)
{
    return !compat::is_lazy(object) && !Z_REFCOUNTED_P(slot) && (Z_TYPE_P(slot) != IS_UNDEF || (Z_PROP_FLAG_P(slot) & IS_PROP_UNINIT) != 0);
}

// User code may run while a value is made, if only a handler of errors, and others may know
// the object: what its slot is like counts when the value is there.
bool put_value(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object, document::At at)
{
    if (UNEXPECTED(field.is_noted)) {
        at_property(run.way, field.property);
    }
    zval value;
    if (UNEXPECTED(!read_node(run, field.value, at, &value))) {
        return false;
    }
    if (EXPECTED(field.is_scalar)) {
        zval *slot = OBJ_PROP(object, field.target.property->offset);
        if (EXPECTED(is_open(object, slot))) {
            ZVAL_COPY_VALUE(slot, &value);
            Z_PROP_FLAG_P(slot) = 0;
            return true;
        }
    }

    return EXPECTED(Z_TYPE(value) != IS_UNDEF)
        ? put(run, plan, field.target, object, &value)
        : put_default(run, plan, field, object);
}

bool is_included(Run &run, const ObjectPlan &plan, const Field &field, bool &is_included)
{
    zval answer;
    if (!ask_of(run, plan, field, ZEND_STRL("includes"), &answer)) {
        return false;
    }
    is_included = Z_TYPE(answer) == IS_TRUE;
    zval_ptr_dtor(&answer);

    return true;
}

// Whether null stands in place of the object: each property is set to it.
bool stands_for_null(const ObjectPlan &plan, document::At all)
{
    return document::kind_of(all) == document::NOTHING && !plan.ignores_null;
}

// What stands at its key is null where the key is missing.
bool read_field(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object, document::At value, document::At all)
{
    if (UNEXPECTED(field.is_inline || field.value == nullptr) && stands_for_null(plan, all)) {
        return put_null(run, plan, field, object);
    }
    if (UNEXPECTED(field.is_inline)) {
        return field.value == nullptr ? mismatch("a value without a type") : put_value(run, plan, field, object, all);
    }
    if (value == nullptr) {
        return put_default(run, plan, field, object);
    }
    if (UNEXPECTED(field.value == nullptr)) {
        return mismatch("a value without a type");
    }

    return document::kind_of(value) == document::NOTHING
        ? put_null(run, plan, field, object)
        : put_value(run, plan, field, object, value);
}

// Reads right into the slot of an object that nobody else has seen.
bool fill_slot(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object, document::At value)
{
    zval *slot = OBJ_PROP(object, field.target.property->offset);
    zval before;
    ZVAL_COPY_VALUE(&before, slot);
    if (UNEXPECTED(!read_node(run, field.value, value, slot))) {
        return false;
    }
    if (UNEXPECTED(Z_TYPE_P(slot) == IS_UNDEF)) {
        ZVAL_COPY_VALUE(slot, &before);
        return put_default(run, plan, field, object);
    }
    Z_PROP_FLAG_P(slot) = 0;

    return true;
}

bool fill_slots(Run &run, const ObjectPlan &plan, zend_object *object, document::At all, const document::At *values)
{
    for (const Field *field = plan.fields, *end = field + plan.field_count; field != end; ++field) {
        const document::At value = values[field->key];
        const bool is_simple = EXPECTED(value != nullptr) && EXPECTED(document::kind_of(value) != document::NOTHING)
            && !field->is_inline && field->value != nullptr
            && !field->target.is_checked && !field->target.replaces_counted;
        if (UNEXPECTED(!(is_simple
                ? fill_slot(run, plan, *field, object, value)
                : read_field(run, plan, *field, object, value, all)))) {
            return false;
        }
    }

    return true;
}

bool read_told_field(Run &run, const ObjectPlan &plan, const Field &field, zend_object *object, document::At value, document::At all)
{
    at_property(run.way, nullptr);
    bool is_selected = true;
    if ((field.is_condition || field.is_conditional) && !is_included(run, plan, field, is_selected)) {
        return false;
    }

    return field.is_condition || !is_selected || read_field(run, plan, field, object, value, all);
}

bool read_fields(Run &run, const ObjectPlan &plan, zend_object *object, document::At all, const document::At *values)
{
    for (uint32_t index = 0; index < plan.field_count; ++index) {
        const Field &field = plan.fields[index];
        const document::At value = field.is_condition ? nullptr : values[field.key];
        const bool is_told = field.is_condition || field.is_conditional || field.target.kind == op::TARGET_ENTRUSTED;
        if (UNEXPECTED(!(is_told
                ? read_told_field(run, plan, field, object, value, all)
                : read_field(run, plan, field, object, value, all)))) {
            return false;
        }
    }

    return true;
}

// Finds the value of each key, null where it is missing.
void match(const Run &run, const ObjectPlan &plan, document::At all, document::At *values)
{
    const uint32_t count = plan.keys.count();
    if (UNEXPECTED(count == 0)) {
        return;
    }
    if (EXPECTED(document::kind_of(all) == document::OBJECT)) {
        plan.keys.match(run.tape, all, values);
    } else {
        // A list has none of the keys, null stands for null in each of them.
        for (uint32_t key = 0; key < count; ++key) {
            values[key] = document::kind_of(all) == document::NOTHING ? all : nullptr;
        }
    }
    for (uint32_t key = 0; key < (plan.ignores_null ? count : 0); ++key) {
        if (values[key] != nullptr && document::kind_of(values[key]) == document::NOTHING) {
            values[key] = nullptr;
        }
    }
}

bool call_afterwards(Run &run, const ObjectPlan &plan, zend_object *object)
{
    zval result;
    for (uint32_t index = 0; index < plan.afterwards_count; ++index) {
        if (!call(run, plan.afterwards[index].method, object, 0, nullptr, &result)) {
            return false;
        }
        zval_ptr_dtor(&result);
    }
    if (!plan.is_announced) {
        return true;
    }
    zval arguments[2];
    ZVAL_OBJ(&arguments[0], object);
    ZVAL_STR(&arguments[1], plan.class_name);
    if (!ask(run, ZEND_STRL("announce"), 2, arguments, &result)) {
        return false;
    }
    zval_ptr_dtor(&result);

    return true;
}

bool fill(Run &run, const ObjectPlan &plan, zend_object *object, document::At at, const document::At *values)
{
    if (UNEXPECTED(plan.is_noted)) {
        enter(run.way, plan.class_name, object);
    }
    const bool is_filled = EXPECTED(plan.is_unseen)
        ? fill_slots(run, plan, object, at, values)
        : read_fields(run, plan, object, at, values);
    if (UNEXPECTED(!is_filled)) {
        return false;
    }
    if (UNEXPECTED(plan.is_noted)) {
        leave(run.way);
    }

    return call_afterwards(run, plan, object);
}

// The first property of an object is the one that is told of.
ZEND_COLD bool refuse_members(Run &run, const ObjectPlan &plan, document::At at)
{
    if (plan.ignores_null) {
        return mismatch("a scalar in place of an object");
    }
    const Field &first = plan.fields[0];
    if (first.is_condition || first.is_conditional) {
        return mismatch("a scalar in place of an object");
    }
    zval arguments[3];
    document::make_plain(run.tape, run.state->keys, at, &arguments[0]);
    ZVAL_STR(&arguments[1], plan.class_name);
    ZVAL_STR(&arguments[2], first.property);
    zval result;
    if (ask(run, ZEND_STRL("refusemembers"), 3, arguments, &result)) {
        zval_ptr_dtor(&result);
        mismatch("a scalar in place of an object");
    }
    zval_ptr_dtor(&arguments[0]);

    return false;
}

// Whether an object can be made of the value.
bool is_taken(Run &run, const ObjectPlan &plan, document::At at)
{
    if (plan.field_count == 0 && !plan.ignores_null) {
        return true;
    }
    switch (document::kind_of(at)) {
        case document::OBJECT:
            return true;
        case document::ARRAY:
            // Its keys are numbers.
            return !plan.has_numeric_key || run.tape.is_empty(at) || mismatch("a list in place of an object");
        case document::NOTHING:
            return true;
        default:
            return refuse_members(run, plan, at);
    }
}

bool read_argument(Run &run, const Parameter &parameter, document::At at, zval *into)
{
    if (parameter.value == nullptr) {
        document::make_plain(run.tape, run.state->keys, at, into);
        return true;
    }
    zval value;
    if (!read_node(run, parameter.value, at, &value)) {
        return false;
    }
    if (Z_TYPE(value) == IS_UNDEF) {
        return mismatch("no value for an argument");
    }
    ZVAL_COPY_VALUE(into, &value);

    return true;
}

bool read_arguments(Run &run, const ObjectPlan &plan, const document::At *values, zval *arguments)
{
    for (uint32_t index = 0; index < plan.parameter_count; ++index) {
        const Parameter &parameter = plan.parameters[index];
        zval *argument = &arguments[parameter.position];
        if (!parameter.has_key) {
            return mismatch("an argument that no key gives");
        }
        const document::At at = values[parameter.key];
        if (at == nullptr) {
            if (parameter.is_required) {
                ZVAL_NULL(argument);
            }
        } else if (!read_argument(run, parameter, at, argument)) {
            return false;
        }
    }

    return true;
}

// Null with an exception pending.
zend_object *construct(Run &run, const ObjectPlan &plan, const document::At *values)
{
    const uint32_t count = plan.constructor->common.num_args;
    ALLOCA_FLAG(use_heap)
    auto *arguments = static_cast<zval *>(do_alloca((count + 1) * sizeof(zval), use_heap));
    for (uint32_t index = 0; index < count; ++index) {
        ZVAL_UNDEF(&arguments[index]);
    }
    zend_object *object = nullptr;
    if (read_arguments(run, plan, values, arguments)) {
        object = make_blank(plan.ce);
        note(run, object);
        if (!call_constructor(object, plan.constructor, count, arguments)) {
            OBJ_RELEASE(object);
            object = nullptr;
        }
    }
    for (uint32_t index = 0; index < count; ++index) {
        zval_ptr_dtor(&arguments[index]);
    }
    free_alloca(arguments, use_heap);

    return object;
}

zend_object *make(Run &run, const ObjectPlan &plan, const document::At *values)
{
    if (UNEXPECTED(plan.constructor != nullptr)) {
        return construct(run, plan, values);
    }
    zend_object *object = make_blank(plan.ce);
    note(run, object);

    return object;
}

bool read_object(read::Run &base, const Node &node, document::At at, zval *into)
{
    Run &run = jms(base);
    ObjectPlan &plan = *static_cast<const ObjectOf &>(node).plan;
    if (!has_stack(run) || (UNEXPECTED(plan.ce == nullptr) && !link(plan)) || UNEXPECTED(!is_taken(run, plan, at))) {
        return false;
    }
    ALLOCA_FLAG(use_heap)
    auto *values = static_cast<document::At *>(do_alloca((plan.keys.count() + 1) * sizeof(document::At), use_heap));
    match(run, plan, at, values);
    zend_object *object = make(run, plan, values);
    bool is_made = object != nullptr;
    if (EXPECTED(is_made) && UNEXPECTED(!fill(run, plan, object, at, values))) {
        OBJ_RELEASE(object);
        is_made = false;
    }
    free_alloca(values, use_heap);
    if (UNEXPECTED(!is_made)) {
        return false;
    }
    ZVAL_OBJ(into, object);

    return true;
}

} // namespace

const Node *compile_object_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ObjectOf>();
    node->read = read_object;
    node->plan = compiler.object<ObjectPlan>(operands, 1);
    node->result = {MAY_BE_OBJECT, node->plan->class_name};

    return node;
}

} // namespace kiln::read::jms
