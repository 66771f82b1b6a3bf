#include "object.h"

#include "../protobuf/fields.h"
#include "ahead.h"
#include "class_test.h"
#include "emitters.h"
#include "hold.h"
#include "member.h"
#include "other_class.h"

namespace kiln::write {

namespace {

const Member *link(ObjectPlan &plan, zend_class_entry *of)
{
    Member *members = plan.arena->make_all<Member>(plan.member_count);
    for (const MemberName *name = plan.member_names; name != nullptr; name = name->next) {
        members[name->number] = find_member(of, *name);
    }
    Link *made = plan.arena->make<Link>();
    *made = {of, plan.links, members};
    plan.links = made;

    return members;
}

// Of a format that has a shorter way through the steps of a plan.
template <typename Out>
concept HasFields = requires(Run &run, ObjectPlan &plan, HeldObject object) { Out::fields(run, plan, object); };

// With `void` in the place of a format, as the steps say.
template <typename Out>
zend_always_inline bool write_inside(Run &run, ObjectPlan &plan, zend_object *object)
{
    if (UNEXPECTED(!has_usual_handlers(object))) {
        return unsupported("an object with handlers of its own");
    }
    fetch_values(object);
    if constexpr (HasFields<Out>) {
        return Out::fields(run, plan, Hold(run, object));
    } else {
        return write_steps(run, plan, Hold(run, object));
    }
}

struct ObjectOf : Node {
    ObjectPlan *plan;
    ClassTest is_below;
    bool is_exact;
};

template <typename Out>
bool write_object_of(Run &run, const Node &node, zval *value)
{
    const auto &object_of = static_cast<const ObjectOf &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an object");
    }
    if (EXPECTED(is_by_plan(*object_of.plan, Z_OBJ_P(value)))) {
        return write_object<Out>(run, *object_of.plan, Z_OBJ_P(value));
    }
    if (object_of.is_exact || !object_of.is_below.holds(Z_OBJ_P(value))) {
        return mismatch("an object of another class");
    }

    return write_by_own_class(run, Z_OBJ_P(value));
}

} // namespace

const Member *find_members(ObjectPlan &plan, zend_class_entry *of)
{
    for (const Link *link = plan.links; link != nullptr; link = link->next) {
        if (EXPECTED(link->of == of)) {
            return link->members;
        }
    }

    return link(plan, of);
}

bool has_usual_handlers(const zend_object *object)
{
    return EXPECTED(object->handlers == &std_object_handlers)
        || object->handlers->read_property == std_object_handlers.read_property;
}

bool is_by_plan(const ObjectPlan &plan, zend_object *object)
{
    if (EXPECTED(object->ce == plan.own)) {
        return true;
    }
    if (plan.own != nullptr || !zend_string_equals(object->ce->name, plan.class_name)) {
        return false;
    }
    // Within a request there is just one class of a name.
    const_cast<ObjectPlan &>(plan).own = object->ce;

    return true;
}

bool write_members(Run &run, ObjectPlan &plan, zend_object *object)
{
    return write_inside<void>(run, plan, object);
}

// Of a format that writes what the class says around the members.
template <typename Out>
concept HasObjects = requires(Run &run, const ObjectPlan &plan) { Out::open_object(run, plan); };

template <typename Out>
zend_always_inline auto open(Run &run, const ObjectPlan &plan)
{
    if constexpr (HasObjects<Out>) {
        return Out::open_object(run, plan);
    } else {
        return Out::open_members(run);
    }
}

template <typename Out>
bool write_object(Run &run, ObjectPlan &plan, zend_object *object)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const auto level = open<Out>(run, plan);
    if (UNEXPECTED(!write_inside<Out>(run, plan, object))) {
        return false;
    }
    leave(run);
    run.is_empty = !Out::close_members(run, level);

    return true;
}

template <typename Out>
const Node *compile_object_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ObjectOf>();
    node->write = write_object_of<Out>;
    node->plan = operation.object(1);
    node->is_below.set(operation.string(2));
    node->is_exact = operation.flag(3);

    return node;
}

#define KILN_MAKE(Out) \
    template bool write_object<Out>(Run &, ObjectPlan &, zend_object *); \
    template const Node *compile_object_of<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
