#include "polymorphic.h"

#include "class_test.h"
#include "emitters.h"
#include "object.h"
#include "other_class.h"

namespace kiln::write {

namespace {

struct Polymorphic : Node {
    // Whether anything may be there that is an object.
    bool takes_any;
    ClassTest is_expected;
    uint32_t count;
    ObjectPlan *const *plans;
};

ObjectPlan *find_plan(const Polymorphic &node, zend_object *object)
{
    for (uint32_t i = 0; i < node.count; ++i) {
        if (is_by_plan(*node.plans[i], object)) {
            return node.plans[i];
        }
    }

    return nullptr;
}

template <typename Out>
bool write_by_class(Run &run, const Node &node, zval *value)
{
    const auto &polymorphic = static_cast<const Polymorphic &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an object");
    }
    zend_object *object = Z_OBJ_P(value);
    ObjectPlan *plan = find_plan(polymorphic, object);
    if (EXPECTED(plan != nullptr)) {
        return write_object<Out>(run, *plan, object);
    }
    if (!polymorphic.takes_any && !polymorphic.is_expected.holds(object)) {
        return mismatch("an object of another class");
    }

    return write_by_own_class(run, object);
}

} // namespace

template <typename Out>
const Node *compile_polymorphic(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Polymorphic>();
    node->write = write_by_class<Out>;
    zend_string *class_name = operation.string_or_null(1);
    node->takes_any = class_name == nullptr;
    node->is_expected.set(class_name);

    const Operation plans = operation.operation(2);
    ObjectPlan **known = compiler.make_all<ObjectPlan *>(plans.count());
    zend_string *name;
    zval *index;
    ZEND_HASH_FOREACH_STR_KEY_VAL(operation.array(2), name, index) {
        ObjectPlan *plan = Z_TYPE_P(index) == IS_LONG ? compiler.object(Z_LVAL_P(index)) : nullptr;
        if (name == nullptr || plan == nullptr || plan->class_name == nullptr || !zend_string_equals(plan->class_name, name)) {
            operation.reject();
            break;
        }
        known[node->count++] = plan;
    } ZEND_HASH_FOREACH_END();
    node->plans = known;

    return node;
}

#define KILN_MAKE(Out) \
    template const Node *compile_polymorphic<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
