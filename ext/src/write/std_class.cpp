#include "std_class.h"

#include "array.h"
#include "emitters.h"

namespace kiln::write {

namespace {

struct StdClassOf : Node {
    const Node *member;
};

template <typename Out>
bool write_std_class_node(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_OBJECT)
        ? write_std_class<Out>(run, Z_OBJ_P(value), static_cast<const StdClassOf &>(node).member)
        : mismatch("not an object");
}

} // namespace

template <typename Out>
bool write_std_class(Run &run, zend_object *object, const Node *member)
{
    if (UNEXPECTED(object->ce != zend_standard_class_def || compat::is_lazy(object))) {
        return unsupported("an object that is more than a stdClass");
    }
    // One that never had a member has no table either, and none is made for this.
    HashTable *members = object->properties;

    return write_map<Out>(run, members == nullptr ? const_cast<HashTable *>(&zend_empty_array) : members, member);
}

template <typename Out>
const Node *compile_std_class_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<StdClassOf>();
    node->write = write_std_class_node<Out>;
    node->member = operation.node(1);

    return node;
}

#define KILN_MAKE(Out) \
    template bool write_std_class<Out>(Run &, zend_object *, const Node *); \
    template const Node *compile_std_class_of<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
