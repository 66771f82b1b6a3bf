#include "compiler.h"

#include "../program/op.h"
#include "emitters.h"
#include "scalar.h"

namespace kiln::write {

namespace {

bool write_nothing(Run &, const Node &, zval *)
{
    return unsupported("an operation that is not known");
}

constexpr Node UNKNOWN = {write_nothing};

// Types nest a few levels deep. What is nested deeper was not made by the library.
constexpr uint32_t DEEPEST = 500;

template <typename Out>
bool append_scalar(Run &run, const zval *scalar)
{
    switch (Z_TYPE_P(scalar)) {
        case IS_NULL:
            // Of a format that has none, a member is left out.
            if constexpr (Out::HAS_NULL) {
                Out::null(run);
            }
            return Out::HAS_NULL;
        case IS_FALSE: return append<Out>(run, false);
        case IS_TRUE: return append<Out>(run, true);
        case IS_LONG: return append<Out>(run, Z_LVAL_P(scalar));
        case IS_DOUBLE: return append<Out>(run, Z_DVAL_P(scalar));
        case IS_STRING: return Out::string(run, Z_STR_P(scalar));
        default: return false;
    }
}

} // namespace

Operation::Operation(Compiler &compiler, const HashTable *row) : Operands(row, compiler.is_known()), compiler_(compiler) {}

const Operation &Operation::of(uint32_t operands) const
{
    if (count() != operands + 1) {
        reject();
    }

    return *this;
}

zend_string *Operation::string_or_null(uint32_t position) const
{
    return Z_TYPE_P(any(position)) == IS_NULL ? nullptr : string(position);
}

const Node *Operation::node(uint32_t position) const
{
    return compiler_.compile_node(any(position));
}

ObjectPlan *Operation::object(uint32_t position) const
{
    return compiler_.object(number(position));
}

bool Compiler::compile_objects(const HashTable *objects)
{
    object_count_ = zend_hash_num_elements(objects);
    objects_ = make_all<ObjectPlan>(object_count_);
    for (uint32_t index = 0; index < object_count_; ++index) {
        zval *object = zend_hash_index_find(objects, index);
        if (object == nullptr || Z_TYPE_P(object) != IS_ARRAY) {
            reject();
            return false;
        }
        objects_[index].arena = &arena_;
        objects_[index].class_name = Operation(*this, Z_ARR_P(object)).string(0);
    }
    for (uint32_t index = 0; index < object_count_; ++index) {
        compile_object(objects_[index], Z_ARR_P(zend_hash_index_find(objects, index)));
    }

    return is_known_;
}

void Compiler::compile_object(ObjectPlan &plan, const HashTable *object)
{
    const Operation operation(*this, object);
    dialect_.object(*this, plan, operation);
    const Step **end = &plan.first;
    zval *entry;
    ZEND_HASH_FOREACH_VAL(operation.array(1), entry) {
        if (Z_TYPE_P(entry) != IS_ARRAY) {
            reject();
            return;
        }
        const Operation step(*this, Z_ARR_P(entry));
        auto *compiled = const_cast<Step *>(dialect_.step(*this, plan, step.number(0), step));
        if (compiled == nullptr) {
            reject();
            return;
        }
        *end = compiled;
        end = &compiled->next;
    } ZEND_HASH_FOREACH_END();
}

const Node *Compiler::compile_node(zval *node)
{
    if (Z_TYPE_P(node) != IS_ARRAY || nesting_ == DEEPEST) {
        reject();
        return &UNKNOWN;
    }
    const Operation operation(*this, Z_ARR_P(node));
    ++nesting_;
    const Node *compiled = dialect_.node(*this, operation.number(0), operation);
    --nesting_;
    if (compiled == nullptr) {
        reject();
        return &UNKNOWN;
    }

    return compiled;
}

ObjectPlan *Compiler::object(zend_long index)
{
    if (index < 0 || index >= static_cast<zend_long>(object_count_)) {
        reject();
        return make<ObjectPlan>();
    }

    return &objects_[index];
}

const MemberName *Compiler::add_access(ObjectPlan &plan, const Operation &access)
{
    access.of(2);
    switch (access.number(0)) {
        case op::ACCESS_SLOT: break;
        case op::ACCESS_METHOD: return add_method(plan, access.string(1), access.string(2));
        default: reject();
    }

    return add_member(plan, access.string(1), access.string(2));
}

const MemberName *Compiler::add_method(ObjectPlan &plan, zend_string *scope, zend_string *name)
{
    MemberName *method = add_member(plan, scope, name);
    method->is_method = true;

    return method;
}

MemberName *Compiler::add_member(ObjectPlan &plan, zend_string *scope, zend_string *name)
{
    auto *member = make<MemberName>();
    member->scope = scope;
    member->name = name;
    member->number = plan.member_count++;
    member->next = plan.member_names;
    plan.member_names = member;

    return member;
}

zend_string *Compiler::function_name(zend_string *name)
{
    // Like an interned one, it belongs to nobody.
    auto *lower = static_cast<zend_string *>(arena_.bytes(_ZSTR_STRUCT_SIZE(ZSTR_LEN(name))));
    GC_SET_REFCOUNT(lower, 1);
    GC_TYPE_INFO(lower) = GC_STRING | (IS_STR_INTERNED << GC_FLAGS_SHIFT);
    ZSTR_H(lower) = 0;
    ZSTR_LEN(lower) = ZSTR_LEN(name);
    zend_str_tolower_copy(ZSTR_VAL(lower), ZSTR_VAL(name), ZSTR_LEN(name));

    return lower;
}

Run Compiler::begin_text() const
{
    Run run = {};
    run.escapes = escapes_;
    run.keeps_zero_fraction = keeps_zero_fraction_;
    run.out.open(0);

    return run;
}

FixedText Compiler::end_text(Run &run)
{
    const size_t length = run.out.length();
    char *bytes = arena_.make_all<char>(length + TEXT_BLOCK);
    memcpy(bytes, run.out.since(0), length);
    run.out.discard();

    return {bytes, static_cast<uint32_t>(length)};
}

FixedText Compiler::text(std::initializer_list<Part> parts)
{
    size_t length = 0;
    for (const Part &part : parts) {
        length += part.length;
    }
    char *const bytes = arena_.make_all<char>(length + TEXT_BLOCK);
    char *to = bytes;
    for (const Part &part : parts) {
        memcpy(to, part.bytes, part.length);
        to += part.length;
    }

    return {bytes, static_cast<uint32_t>(length)};
}

template <typename Out>
FixedText Compiler::key(const zend_string *key)
{
    Run run = begin_text();
    if (!Out::key(run, key)) {
        reject();
    }

    return end_text(run);
}

template <typename Out>
FixedText Compiler::key(zend_long number)
{
    Run run = begin_text();
    Out::key(run, number);

    return end_text(run);
}

template <typename Out>
FixedText Compiler::member(const zend_string *key, zval *scalar)
{
    Run run = begin_text();
    if (!Out::key(run, key) || !append_scalar<Out>(run, scalar)) {
        reject();
    }

    return end_text(run);
}

#define KILN_MAKE(Out) \
    template FixedText Compiler::key<Out>(const zend_string *); \
    template FixedText Compiler::key<Out>(zend_long); \
    template FixedText Compiler::member<Out>(const zend_string *, zval *);

KILN_FOR_EACH_KEYED_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
