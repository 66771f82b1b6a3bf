#include "splice.h"

#include "../program/op.h"
#include "access.h"
#include "array.h"
#include "class_test.h"
#include "emitters.h"
#include "hold.h"
#include "object.h"

namespace kiln::write {

namespace {

struct Splice : Step {
    const MemberName *name;
    zend_long omissions;
};

struct ObjectSplice : Splice {
    ObjectPlan *plan;
    ClassTest is_expected;
};

struct MapSplice : Splice {
    const Node *item;
    zend_string *prefix;
    // Null where there are none.
    const HashTable *others;
};

bool write_object_members(Run &run, const Splice &splice, zval *value)
{
    const auto &spliced = static_cast<const ObjectSplice &>(splice);
    if (UNEXPECTED(!spliced.is_expected.holds(value))) {
        return mismatch("an object of another class");
    }
    if (UNEXPECTED(!enter(run) || !write_members(run, *spliced.plan, Z_OBJ_P(value)))) {
        return false;
    }
    leave(run);

    return true;
}

// The key with the prefix; it belongs to the caller.
zend_string *prefixed(const zend_string *prefix, zend_string *key, zend_ulong number)
{
    zend_string *name = key == nullptr ? zend_long_to_str(static_cast<zend_long>(number)) : zend_string_copy(key);
    if (ZSTR_LEN(prefix) == 0) {
        return name;
    }
    zend_string *whole = zend_string_concat2(ZSTR_VAL(prefix), ZSTR_LEN(prefix), ZSTR_VAL(name), ZSTR_LEN(name));
    zend_string_release(name);

    return whole;
}

bool is_of_another(const MapSplice &splice, const zend_string *key)
{
    zval *other;
    ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(splice.others), other) {
        if (Z_TYPE_P(other) == IS_STRING && zend_string_equals(Z_STR_P(other), key)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

// What the entries of a map need to be members.
template <typename Out>
concept HasKeys = requires(Run &run, const zend_string *key) { Out::key(run, key); };

template <typename Out>
bool write_entry(Run &run, const MapSplice &splice, zend_string *key, zval *value)
{
    if (is_of_another(splice, key)) {
        return true;
    }
    ZVAL_DEREF(value);

    return write_key<Out>(run, key, 0) && (EXPECTED(write_node(run, splice.item, value)) || failed_below(run, key));
}

template <typename Out>
bool write_entries(Run &run, const MapSplice &splice, HeldArray map)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(map, number, key, value) {
        zend_string *whole = prefixed(splice.prefix, key, number);
        const bool is_written = write_entry<Out>(run, splice, whole, value);
        zend_string_release(whole);
        if (UNEXPECTED(!is_written)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

template <typename Out>
bool write_map_members(Run &run, const Splice &splice, zval *value)
{
    const auto &spliced = static_cast<const MapSplice &>(splice);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_ARRAY)) {
        return mismatch("not an array");
    }

    return write_entries<Out>(run, spliced, Hold(run, Z_ARR_P(value)));
}

template <bool (*write_members_of)(Run &, const Splice &, zval *)>
bool write(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &splice = static_cast<const Splice &>(step);
    zval owned;
    zval *value;
    const Access found = access(run, *splice.name, members, object, splice.omissions, &owned, &value);
    const bool is_written = found == Access::THERE ? write_members_of(run, splice, value) : found == Access::OMITTED;

    return release(run, &owned) && is_written;
}

const Step *compile_object(Compiler &compiler, const Operation &node)
{
    auto *step = compiler.make<ObjectSplice>();
    step->write = write<write_object_members>;
    step->plan = node.of(3).object(1);
    step->is_expected.set(node.string(2));

    return step;
}

template <typename Out>
const Step *compile_map(Compiler &compiler, const Operation &node, const Operation &operation)
{
    auto *step = compiler.make<MapSplice>();
    step->write = write<write_map_members<Out>>;
    step->item = node.of(1).node(1);
    step->prefix = operation.string(4);
    step->others = operation.array(5);

    return step;
}

template <typename Out>
const Step *compile_members(Compiler &compiler, const Operation &node, const Operation &operation)
{
    switch (node.number(0)) {
        case op::WRITE_OBJECT_OF: return compile_object(compiler, node);
        case op::WRITE_MAP_OF:
            if constexpr (HasKeys<Out>) {
                return compile_map<Out>(compiler, node, operation);
            }
            return nullptr;
        default: return nullptr;
    }
}

} // namespace

template <typename Out>
const Step *compile_splice(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    const Operation node = operation.operation(2);
    const bool is_nullable = node.number(0) == op::WRITE_NULLABLE;
    auto *step = const_cast<Splice *>(static_cast<const Splice *>(
        compile_members<Out>(compiler, is_nullable ? node.of(1).operation(1) : node, operation)
    ));
    if (step == nullptr) {
        return nullptr;
    }
    step->name = compiler.add_access(plan, operation.operation(1));
    step->omissions = operation.number(3) | (is_nullable ? op::OMIT_NULL : 0);

    return step;
}

#define KILN_MAKE(Out) \
    template const Step *compile_splice<Out>(Compiler &, ObjectPlan &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
