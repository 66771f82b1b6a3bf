#include "object.h"

#include "../../../program/op.h"
#include "../../../write/class_test.h"
#include "../../../write/hold.h"
#include "../../../write/member.h"
#include "../../../write/object.h"
#include "fragment.h"
#include "own_class.h"
#include "plain.h"

extern "C" {
#include "ext/spl/spl_array.h"
}

namespace kiln::write::jms {

namespace {

struct ObjectOf : Node {
    ObjectPlan *plan;
    ClassTest is_below;
    zend_string *class_name;
    bool is_exact;
    zend_string *place;
};

// Where it has handlers of its own, the slots may not be all there is to know.
// Of these classes they are, as far as properties have values.
bool has_known_slots(const ObjectPlan &plan, const zend_object *object)
{
    return EXPECTED(has_usual_handlers(object)) || plan.member_count == 0 || instanceof_function(object->ce, spl_ce_ArrayObject)
        || instanceof_function(object->ce, spl_ce_ArrayIterator);
}

// With the object kept in mind, where that is wanted.
bool write_members(Run &run, ObjectPlan &plan, HeldObject object, Log *log)
{
    Log *const outer = run.log;
    run.log = log;
    bool is_written;
    if (traits_of(plan).is_kept_in_mind()) {
        Frame frame = {run.innermost, object, plan.class_name, nullptr};
        push(run, frame);
        is_written = write_steps(run, plan, object);
        pop(run);
    } else {
        is_written = write_steps(run, plan, object);
    }
    run.log = outer;

    return is_written;
}

bool invoke_afterwards(Run &run, const Traits &traits, HeldObject object)
{
    for (const Invocation *method = traits.afterwards; method != nullptr; method = method->next) {
        if (UNEXPECTED(!invoke(run, *method, object))) {
            return false;
        }
    }

    return true;
}

// What the host makes of the members takes their place.
bool announce(Run &run, ObjectPlan &plan, HeldObject object, const Log &log, const Attempt &attempt, Log *wanted)
{
    zval arguments[3];
    ZVAL_OBJ(&arguments[0], object);
    ZVAL_STR(&arguments[1], plan.class_name);
    ZVAL_ARR(&arguments[2], fragments(run, log));
    zval members;
    const bool is_answered = ask(run, "announce", 3, arguments, &members);
    zval_ptr_dtor(&arguments[2]);
    if (UNEXPECTED(!is_answered)) {
        return false;
    }
    attempt.drop(run);
    run.wanted = wanted;
    const bool is_written = Z_TYPE(members) == IS_ARRAY
        ? write_plain_members(run, Z_ARR(members), traits_of(plan).form)
        : mismatch("members that are no array");
    zval_ptr_dtor(&members);

    return is_written && EXPECTED(EG(exception) == nullptr);
}

bool write_announced(Run &run, ObjectPlan &plan, HeldObject object, Log *wanted)
{
    const bool is_inline = wanted != nullptr;
    const Attempt attempt(run);
    if (UNEXPECTED(!enter(run, is_inline))) {
        return false;
    }
    Log log;
    log.open();
    bool is_written = write_members(run, plan, object, &log);
    leave(run, is_inline);
    is_written = is_written && invoke_afterwards(run, traits_of(plan), object)
        && announce(run, plan, object, log, attempt, wanted);
    log.close();

    return is_written;
}

bool write_collected(Run &run, ObjectPlan &plan, HeldObject object)
{
    const size_t start = run.out.length();
    Log log;
    log.open();
    const bool is_written = write_members(run, plan, object, &log);
    if (EXPECTED(is_written)) {
        log.write(run, start, traits_of(plan).form);
    }
    log.close();

    return is_written;
}

// The members stand there as they are, each with a comma before it.
bool write_plainly(Run &run, ObjectPlan &plan, HeldObject object)
{
    const auto level = Out::open(run);
    if (UNEXPECTED(!write_members(run, plan, object, nullptr))) {
        return false;
    }
    Out::close(run, level, Out::has_any(run, level) || traits_of(plan).form != Form::BY_KEYS);

    return true;
}

bool write_held(Run &run, ObjectPlan &plan, HeldObject object, Log *wanted)
{
    const Traits &traits = traits_of(plan);
    if (UNEXPECTED(traits.is_announced)) {
        return write_announced(run, plan, object, wanted);
    }
    const bool is_inline = wanted != nullptr;
    if (UNEXPECTED(!enter(run, is_inline))) {
        return false;
    }
    const bool is_written = UNEXPECTED(is_inline) ? write_members(run, plan, object, wanted)
        : UNEXPECTED(traits.is_collected)         ? write_collected(run, plan, object)
                                                  : write_plainly(run, plan, object);
    leave(run, is_inline);
    if (UNEXPECTED(!is_written || traits.afterwards == nullptr)) {
        return is_written;
    }
    const Outcome outcome = run.outcome;
    const bool are_invoked = invoke_afterwards(run, traits, object);
    run.outcome = outcome;

    return are_invoked;
}

bool write_by_plan(Run &run, ObjectPlan &plan, zend_object *object)
{
    const Traits &traits = traits_of(plan);
    if (UNEXPECTED(!has_known_slots(plan, object) || traits.is_body)) {
        return unsupported("an object with handlers of its own");
    }
    if (traits.is_guarded && UNEXPECTED(is_open(run, object))) {
        return skip(run);
    }
    Log *wanted = run.wanted;
    run.wanted = nullptr;

    return write_held(run, plan, Hold(run, object), wanted);
}

bool write_object_of(write::Run &run, const Node &node, zval *value)
{
    const auto &object_of = static_cast<const ObjectOf &>(node);
    if (EXPECTED(Z_TYPE_P(value) == IS_OBJECT && is_by_plan(*object_of.plan, Z_OBJ_P(value)))) {
        return write_by_plan(jms(run), *object_of.plan, Z_OBJ_P(value));
    }
    if (object_of.is_exact) {
        // An object that loads itself is written as its parent.
        return object_of.is_below.holds(value) ? write_by_plan(jms(run), *object_of.plan, Z_OBJ_P(value))
                                               : mismatch("not an object of the class");
    }

    return write_by_own_class_below(
        jms(run), value, object_of.class_name, object_of.is_below.holds(value), object_of.place
    );
}

// json_encode() takes keys like these for those of a list.
bool can_be_of_list(const zend_string *key)
{
    zend_ulong number;

    return ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number);
}

zend_function *find(const Invocation &invocation)
{
    const zend_class_entry *ce = zend_lookup_class(invocation.class_name);
    if (ce == nullptr) {
        return nullptr;
    }
    zend_string *name = zend_string_tolower(invocation.method);
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, name));
    zend_string_release(name);

    return method;
}

const Invocation *compile_invocations(Compiler &compiler, const HashTable *methods)
{
    const Invocation *first = nullptr;
    const Invocation **end = &first;
    zval *method;
    ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(methods), method) {
        if (Z_TYPE_P(method) != IS_ARRAY) {
            compiler.is_known() = false;
            break;
        }
        const Operands operands(Z_ARR_P(method), compiler.is_known());
        auto *invocation = compiler.make<Invocation>();
        *invocation = {operands.string(0), operands.string(1), nullptr, nullptr};
        *end = invocation;
        end = &invocation->next;
    } ZEND_HASH_FOREACH_END();

    return first;
}

Form form_of(const Operation &row)
{
    switch (row.number(3)) {
        case op::JMS_SHAPE_MEMBERS: return Form::MEMBERS;
        case op::JMS_SHAPE_LIST_OR_MEMBERS: return Form::BY_KEYS;
        case op::JMS_SHAPE_MAP: return Form::OBJECT;
        default: row.reject(); return Form::MEMBERS;
    }
}

} // namespace

bool invoke(Run &run, const Invocation &invocation, HeldObject object)
{
    if (invocation.known == nullptr) {
        invocation.known = find(invocation);
    }
    zend_function *method = invocation.known;
    constexpr uint32_t OTHER = ZEND_ACC_STATIC | ZEND_ACC_ABSTRACT;
    if (UNEXPECTED(method == nullptr || (method->common.fn_flags & OTHER) != 0 || !instanceof_function(object->ce, method->common.scope))) {
        return unsupported("a method that cannot be called");
    }
    ++run.calls;
    zval result;
    zend_call_known_instance_method_with_0_params(method, object, &result);
    zval_ptr_dtor(&result);

    return EXPECTED(EG(exception) == nullptr) || failed(run);
}

void add_key(Compiler &compiler, Traits &traits, const zend_string *key)
{
    for (const Key *other = traits.keys; other != nullptr; other = other->next) {
        traits.is_collected = traits.is_collected || zend_string_equals(other->name, key);
    }
    traits.is_collected = traits.is_collected || can_be_of_list(key);
    auto *added = compiler.make<Key>();
    *added = {key, traits.keys};
    traits.keys = added;
}

void compile_traits(Compiler &compiler, ObjectPlan &plan, const Operation &row)
{
    row.of(7);
    auto *traits = compiler.make<Traits>();
    plan.traits = traits;
    traits->afterwards = compile_invocations(compiler, row.array(2));
    traits->form = form_of(row);
    traits->writes_null = row.flag(4);
    traits->is_guarded = row.flag(5);
    traits->is_announced = row.flag(6);
    traits->is_body = row.flag(7);
}

const Node *compile_object_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ObjectOf>();
    node->write = write_object_of;
    node->plan = operation.object(1);
    node->class_name = operation.string(2);
    node->is_below.set(node->class_name);
    node->is_exact = operation.flag(3);
    node->place = operation.string(4);

    return node;
}

HashTable *write_body(Run &run, const Node *root, zend_object *object)
{
    if (root->write != write_object_of) {
        unsupported("a program without a body");
        return nullptr;
    }
    const auto &object_of = *static_cast<const ObjectOf *>(root);
    if (!traits_of(*object_of.plan).is_body || !has_known_slots(*object_of.plan, object) || !object_of.is_below.holds(object)) {
        mismatch("not an object for this body");
        return nullptr;
    }
    const Hold hold(run, object);
    Log log;
    log.open();
    HashTable *members = nullptr;
    if (EXPECTED(enter(run, false))) {
        members = write_members(run, *object_of.plan, hold, &log) ? fragments(run, log) : nullptr;
        leave(run, false);
    }
    log.close();

    return members;
}

} // namespace kiln::write::jms
