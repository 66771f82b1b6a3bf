#include "compiler.h"

#include "../program/op.h"

namespace kiln::write {

namespace {

bool write_nothing(Run &, const Node &, zval *)
{
    return unsupported("an operation that is not known");
}

constexpr Node UNKNOWN = {write_nothing};

} // namespace

zval *Operation::any(uint32_t position) const
{
    zval *operand = zend_hash_index_find(array_, position);
    if (operand == nullptr) {
        compiler_.reject();
        return &EG(uninitialized_zval);
    }
    ZVAL_DEREF(operand);

    return operand;
}

zend_long Operation::number(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_LONG) {
        compiler_.reject();
        return 0;
    }

    return Z_LVAL_P(operand);
}

bool Operation::flag(uint32_t position) const
{
    const zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_TRUE && Z_TYPE_P(operand) != IS_FALSE) {
        compiler_.reject();
    }

    return Z_TYPE_P(operand) == IS_TRUE;
}

zend_string *Operation::string(uint32_t position) const
{
    zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_STRING) {
        compiler_.reject();
        return ZSTR_EMPTY_ALLOC();
    }

    return Z_STR_P(operand);
}

zend_string *Operation::string_or_null(uint32_t position) const
{
    return Z_TYPE_P(any(position)) == IS_NULL ? nullptr : string(position);
}

HashTable *Operation::array(uint32_t position) const
{
    zval *operand = any(position);
    if (Z_TYPE_P(operand) != IS_ARRAY) {
        compiler_.reject();
        return const_cast<HashTable *>(&zend_empty_array);
    }

    return Z_ARR_P(operand);
}

const Node *Operation::node(uint32_t position) const
{
    return compiler_.compile_node(any(position));
}

ObjectPlan *Operation::object(uint32_t position) const
{
    return compiler_.object(number(position));
}

Operation Operation::operation(uint32_t position) const
{
    return {compiler_, array(position)};
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
        compile_object(objects_[index], Z_ARR_P(object));
    }

    return is_known();
}

void Compiler::compile_object(ObjectPlan &plan, const HashTable *object)
{
    const Operation operation(*this, object);
    plan.class_name = operation.string(0);
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
    if (Z_TYPE_P(node) != IS_ARRAY) {
        reject();
        return &UNKNOWN;
    }
    const Operation operation(*this, Z_ARR_P(node));
    const Node *compiled = dialect_.node(*this, operation.number(0), operation);
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

void Compiler::append_key(text::Buffer &out, const zend_string *key)
{
    out.append(',');
    if (!text::append_string(out, key, escapes_)) {
        reject();
    }
    out.append(':');
}

void Compiler::append_scalar(text::Buffer &out, const zval *scalar)
{
    switch (Z_TYPE_P(scalar)) {
        case IS_NULL:
            out.append("null", 4);
            return;
        case IS_FALSE:
            out.append("false", 5);
            return;
        case IS_TRUE:
            out.append("true", 4);
            return;
        case IS_LONG:
            out.wrote(text::write_integer(out.room(text::LONGEST_NUMBER), Z_LVAL_P(scalar)));
            return;
        case IS_DOUBLE:
            if (zend_finite(Z_DVAL_P(scalar))) {
                char *to = out.room(text::LONGEST_NUMBER);
                out.wrote(text::write_double(to, Z_DVAL_P(scalar), keeps_zero_fraction_));
                return;
            }
            break;
        case IS_STRING:
            if (text::append_string(out, Z_STR_P(scalar), escapes_)) {
                return;
            }
            break;
    }
    reject();
}

Text Compiler::keep(const text::Buffer &out)
{
    const size_t length = out.length();
    char *bytes = arena_.make_all<char>(length + TEXT_BLOCK);
    memcpy(bytes, out.since(0), length);

    return {bytes, static_cast<uint32_t>(length)};
}

Text Compiler::key(const zend_string *key)
{
    text::Buffer out;
    out.open(0);
    append_key(out, key);
    const Text text = keep(out);
    out.discard();

    return text;
}

Text Compiler::member(const zend_string *key, zval *scalar)
{
    text::Buffer out;
    out.open(0);
    append_key(out, key);
    append_scalar(out, scalar);
    const Text text = keep(out);
    out.discard();

    return text;
}

Text Compiler::string(const zend_string *string)
{
    text::Buffer out;
    out.open(0);
    if (!text::append_string(out, string, escapes_)) {
        reject();
    }
    const Text text = keep(out);
    out.discard();

    return text;
}

} // namespace kiln::write
