#include "lazy.h"

#include "emitters.h"
#include "member.h"
#include "object.h"
#include "other_class.h"

namespace kiln::write {

namespace {

struct LazyOf : Node {
    zend_string *method;
    ObjectPlan *plan;
};

template <typename Out>
bool write_lazy_of(Run &run, const Node &node, zval *value)
{
    const auto &lazy_of = static_cast<const LazyOf &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not an object");
    }
    zval loaded;
    if (UNEXPECTED(!ask_host(run, lazy_of.method, value, const_cast<HashTable *>(&zend_empty_array), &loaded))) {
        return false;
    }
    bool is_written = false;
    if (UNEXPECTED(Z_TYPE(loaded) != IS_OBJECT)) {
        unsupported("a host that loads something else than objects");
    } else if (EXPECTED(Z_OBJ(loaded) == Z_OBJ_P(value))) {
        is_written = write_object<Out>(run, *lazy_of.plan, Z_OBJ(loaded));
    } else {
        is_written = write_by_own_class(run, Z_OBJ(loaded));
    }

    return release(run, &loaded) && is_written;
}

} // namespace

template <typename Out>
const Node *compile_lazy_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<LazyOf>();
    node->write = write_lazy_of<Out>;
    node->method = compiler.function_name(operation.string(1));
    node->plan = operation.object(2);

    return node;
}

#define KILN_MAKE(Out) template const Node *compile_lazy_of<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
