#include "object.h"

#include "../../../write/class_test.h"
#include "../../../write/hold.h"
#include "../../../write/object.h"
#include "../../../write/other_class.h"
#include "../../../write/program.h"
#include "element.h"
#include "entries.h"
#include "text.h"

namespace kiln::write::jms::xml {

namespace {

struct ObjectOf : Node {
    ObjectPlan *plan;
    ClassTest is_below;
    bool is_exact;
    zend_string *place;
};

bool is_open(const Run &run, const zend_object *object)
{
    for (const Frame *frame = run.innermost; frame != nullptr; frame = frame->outer) {
        if (frame->object == object) {
            return true;
        }
    }

    return false;
}

bool write_inside(Run &run, ObjectPlan &plan, HeldObject object)
{
    const Traits &traits = traits_of(plan);
    if (UNEXPECTED(run.root_tag == nullptr)) {
        begin_root(run, traits.root_tag == nullptr ? USUAL_ROOT : *traits.root_tag);
    }
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const Frame frame = {run.innermost, object};
    run.innermost = traits.is_guarded ? &frame : frame.outer;
    const bool is_written = write_steps(run, plan, object);
    run.innermost = frame.outer;
    leave(run);
    run.is_skipped = false;

    return is_written;
}

bool write_by_plan(Run &run, ObjectPlan &plan, zend_object *object)
{
    if (UNEXPECTED(!has_usual_handlers(object) && plan.member_count > 0)) {
        return unsupported("an object with handlers of its own");
    }
    if (traits_of(plan).is_guarded && UNEXPECTED(is_open(run, object))) {
        run.is_skipped = true;
        return true;
    }

    return write_inside(run, plan, Hold(run, object));
}

bool write_object_of(write::Run &base, const Node &node, zval *value)
{
    Run &run = xml(base);
    const auto &object_of = static_cast<const ObjectOf &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an object");
    }
    if (EXPECTED(is_by_plan(*object_of.plan, Z_OBJ_P(value)))) {
        return write_by_plan(run, *object_of.plan, Z_OBJ_P(value));
    }
    if (UNEXPECTED(!object_of.is_below.holds(value))) {
        return mismatch("an object of another class");
    }

    return object_of.is_exact ? write_by_plan(run, *object_of.plan, Z_OBJ_P(value)) : write_by_own_class(run, Z_OBJ_P(value), object_of.place);
}

struct SubclassOf : Node {
    ClassTest is_below;
    zend_string *place;
};

bool write_subclass_of(write::Run &run, const Node &node, zval *value)
{
    const auto &subclass_of = static_cast<const SubclassOf &>(node);

    return subclass_of.is_below.holds(value) ? write_by_own_class(xml(run), Z_OBJ_P(value), subclass_of.place)
                                             : mismatch("an object of another class");
}

struct OfClass : SubclassOf {
    const Node *inner;
};

bool write_of_class(write::Run &run, const Node &node, zval *value)
{
    const auto &of_class = static_cast<const OfClass &>(node);
    if (EXPECTED(of_class.is_below.holds(value))) {
        return write_node(run, of_class.inner, value);
    }

    return Z_TYPE_P(value) == IS_OBJECT ? write_by_own_class(xml(run), Z_OBJ_P(value), of_class.place) : mismatch("not an object");
}

bool omit(write::Run &run, const Node &, zval *)
{
    xml(run).is_skipped = true;

    return true;
}

} // namespace

bool write_by_own_class(Run &run, zend_object *object, zend_string *place, zend_long markup)
{
    const Hold hold(run, object);
    const Answer answer = program_for(run, hold, place);
    if (UNEXPECTED(answer.program == nullptr)) {
        return answer.is_given && unsupported("an object of a class that has no program");
    }
    if (UNEXPECTED(answer.program->dialect != run.root->dialect)) {
        return unsupported("a program of another kind");
    }
    zval value;
    ZVAL_OBJ(&value, HeldObject(hold));

    return is_text(answer.program->root) ? fill_own_text(run, answer.program->root, &value, markup) : write_node(run, answer.program->root, &value);
}

void compile_traits(Compiler &compiler, ObjectPlan &plan, const Operation &row)
{
    row.of(4);
    auto *traits = compiler.make<Traits>();
    plan.traits = traits;
    const zend_string *root_name = row.string_or_null(2);
    traits->root_tag = nullptr;
    if (root_name != nullptr) {
        auto *tag = compiler.make<Tag>();
        *tag = compile_tag(compiler, root_name);
        traits->root_tag = tag;
    }
    traits->is_guarded = row.flag(3);
    traits->writes_null = row.flag(4);
}

const Node *compile_object_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ObjectOf>();
    node->write = write_object_of;
    node->plan = operation.object(1);
    node->is_below.set(operation.string(2));
    node->is_exact = operation.flag(3);
    node->place = operation.string(4);

    return node;
}

const Node *compile_subclass_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<SubclassOf>();
    node->write = write_subclass_of;
    node->is_below.set(operation.string(1));
    node->place = operation.string(2);

    return node;
}

const Node *compile_of_class(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<OfClass>();
    node->write = write_of_class;
    node->is_below.set(operation.string(1));
    node->inner = operation.node(2);
    node->place = operation.string(3);

    return node;
}

const Node *compile_omitted(Compiler &compiler, const Operation &)
{
    auto *node = compiler.make<Node>();
    node->write = omit;

    return node;
}

} // namespace kiln::write::jms::xml
