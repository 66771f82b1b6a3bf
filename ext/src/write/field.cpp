#include "field.h"

#include "../program/op.h"
#include "access.h"
#include "emitters.h"
#include "scalar.h"

namespace kiln::write {

namespace {

// What a member is known by: its key, or its place.
template <typename Out>
struct Known {
    using Type = FixedText;

    static Type compile(Compiler &compiler, const Operation &operation, const zend_string *key)
    {
        operation.expect(operation.count() > 5 ? 6 : 5);

        return compiler.key<Out>(key);
    }
};

template <>
struct Known<xml::Emitter> {
    using Type = const xml::Place *;

    static Type compile(Compiler &compiler, const Operation &operation, const zend_string *)
    {
        operation.expect(7);

        return xml::compile_place(compiler, operation.operation(6));
    }
};

template <>
struct Known<protobuf::Emitter> {
    using Type = protobuf::Emitter::Known;

    static Type compile(Compiler &compiler, const Operation &operation, const zend_string *key)
    {
        operation.expect(operation.count() > 5 ? 6 : 5);

        return {compiler.key<protobuf::Emitter>(key), 0, nullptr};
    }
};

template <typename Out>
struct Field : Step {
    const Node *node;
    typename Known<Out>::Type known;
    const MemberName *name;
    uint32_t member;
    zend_long omissions;
    // Left out where it is the value; null where none is.
    zval *fallback;
};

template <typename Out>
bool write_member(Run &run, const Field<Out> &field, zval *value)
{
    Out::known(run, field.known);

    return write_node(run, field.node, value);
}

template <typename Out>
bool write_any(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field<Out> &>(step);
    zval owned;
    zval *value;
    const Access found = access(run, *field.name, members, object, field.omissions, &owned, &value);
    if (found != Access::THERE) {
        return release(run, &owned) && found == Access::OMITTED;
    }
    if (field.fallback != nullptr && zend_is_identical(value, field.fallback)) {
        return release(run, &owned);
    }
    const auto start = Out::here(run);
    run.is_empty = false;
    const bool is_written = write_member<Out>(run, field, value);
    const bool is_empty = run.is_empty;
    if (UNEXPECTED(!release(run, &owned) || !is_written)) {
        return false;
    }
    if ((field.omissions & op::OMIT_EMPTY) != 0 && is_empty) {
        Out::back_to(run, start);
    }

    return true;
}

// What a slot need not be left out for is asked only where it has no value, or null.
constexpr zend_long OMISSIONS_OF_SLOTS = op::OMIT_UNINITIALIZED | op::OMIT_NULL;

// What is none of the kind that is written without a call.
template <typename Out>
zend_never_inline bool write_other(Run &run, const Field<Out> &field, zend_object *object, zval *value)
{
    if (UNEXPECTED(Z_TYPE_P(value) == IS_UNDEF)) {
        return ((field.omissions & op::OMIT_UNINITIALIZED) != 0 && is_plainly_uninitialized(object, value))
            || unsupported("a property without a value");
    }
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_NULL && (field.omissions & op::OMIT_NULL) != 0) {
        return true;
    }

    return write_member<Out>(run, field, value);
}

template <typename Out>
concept WritesKnownStrings = requires(Run &run, typename Known<Out>::Type key, const zend_string *value) { Out::string(run, key, value); };

template <typename Out>
zend_always_inline bool write_string_of(Run &run, const typename Known<Out>::Type &key, const zend_string *value)
{
    if constexpr (WritesKnownStrings<Out>) {
        if (UNEXPECTED(ZSTR_LEN(value) == 0)) {
            run.is_empty = true;
        }
        return EXPECTED(Out::string(run, key, value)) || mismatch("a string that is not UTF-8");
    } else {
        Out::known(run, key);
        return write_string<Out>(run, value);
    }
}

template <typename Out>
concept WritesKnownScalars = requires(Run &run, const typename Known<Out>::Type &key) { Out::scalar(run, key, zend_long{0}); };

// False where there is no such number.
template <typename Out, typename Number>
zend_always_inline bool write_scalar_of(Run &run, const typename Known<Out>::Type &key, Number value)
{
    if constexpr (WritesKnownScalars<Out>) {
        Out::scalar(run, key, value);
        return true;
    } else {
        char *const end = Out::write(run, Out::room_behind(run, key, Out::LONGEST_SCALAR), value);
        if (UNEXPECTED(end == nullptr)) {
            return mismatch("a float that is not finite");
        }
        run.out.wrote(end);
        return true;
    }
}

// The usual one, as fast as can be. A scalar of the one kind that the node writes, if any, is written here.
template <typename Out, zend_long KIND>
bool write_slot(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &field = static_cast<const Field<Out> &>(step);
    const Member &member = members[field.member];
    if (UNEXPECTED(member.offset == 0)) {
        return write_any<Out>(run, step, object, members);
    }
    zval *value = slot_of(object, member);
    const zend_uchar type = Z_TYPE_P(value);
    if constexpr (KIND == op::SCALAR_STRING) {
        if (EXPECTED(type == IS_STRING)) {
            return write_string_of<Out>(run, field.known, Z_STR_P(value));
        }
    } else if constexpr (KIND == op::SCALAR_INT) {
        if (EXPECTED(type == IS_LONG)) {
            return write_scalar_of<Out>(run, field.known, Z_LVAL_P(value));
        }
    } else if constexpr (KIND == op::SCALAR_FLOAT) {
        if (EXPECTED(type == IS_DOUBLE)) {
            return write_scalar_of<Out>(run, field.known, Z_DVAL_P(value));
        }
    } else if constexpr (KIND == op::SCALAR_BOOL) {
        if (EXPECTED(type == IS_TRUE || type == IS_FALSE)) {
            return write_scalar_of<Out>(run, field.known, type == IS_TRUE);
        }
    } else if (EXPECTED(type > IS_NULL && type != IS_REFERENCE)) {
        return write_member<Out>(run, field, value);
    }

    return write_other<Out>(run, field, object, value);
}

template <typename Out>
auto slot_writer(const Node *node)
{
    switch (only_kind<Out>(without_null<Out>(node))) {
        case op::SCALAR_STRING: return write_slot<Out, op::SCALAR_STRING>;
        case op::SCALAR_INT: return write_slot<Out, op::SCALAR_INT>;
        case op::SCALAR_FLOAT: return write_slot<Out, op::SCALAR_FLOAT>;
        case op::SCALAR_BOOL: return write_slot<Out, op::SCALAR_BOOL>;
        default: return write_slot<Out, 0>;
    }
}

} // namespace

bool is_field(const Step &step, Slot &slot)
{
    using Out = protobuf::Emitter;
    const zend_long kind = step.write == write_slot<Out, op::SCALAR_STRING> ? op::SCALAR_STRING
        : step.write == write_slot<Out, op::SCALAR_INT>                     ? op::SCALAR_INT
        : step.write == write_slot<Out, op::SCALAR_FLOAT>                   ? op::SCALAR_FLOAT
        : step.write == write_slot<Out, op::SCALAR_BOOL>                    ? op::SCALAR_BOOL
                                                                            : 0;
    if (kind == 0 && step.write != write_slot<Out, 0> && step.write != write_any<Out>) {
        return false;
    }
    const auto &field = static_cast<const Field<Out> &>(step);
    slot = {field.member, kind, field.known.key};

    return true;
}

template <typename Out>
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    auto *step = compiler.make<Field<Out>>();
    step->key = operation.string(1);
    step->known = Known<Out>::compile(compiler, operation, step->key);
    step->name = compiler.add_access(plan, operation.operation(2));
    step->member = step->name->number;
    step->node = operation.node(3);
    step->omissions = operation.number(4);
    step->fallback = (step->omissions & op::OMIT_DEFAULT) != 0 ? operation.any(5) : nullptr;
    step->write = (step->omissions & ~OMISSIONS_OF_SLOTS) == 0 ? slot_writer<Out>(step->node) : write_any<Out>;

    return step;
}

#define KILN_MAKE(Out) \
    template const Step *compile_field<Out>(Compiler &, ObjectPlan &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
