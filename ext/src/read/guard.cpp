#include "guard.h"

#include "../program/op.h"
#include "values.h"

namespace kiln::read {

namespace {

Answer answer(bool is_so)
{
    return is_so ? Answer::YES : Answer::NO;
}

Answer unclear()
{
    unsupported("a list that may have such keys");

    return Answer::FAILED;
}

bool is_index(const zend_string *key)
{
    zend_ulong index;

    return ZEND_HANDLE_NUMERIC(key, index);
}

Answer has_keys(Run &run, const Guard &guard, document::At at)
{
    if (!document::is_container(at)) {
        return Answer::NO;
    }
    zval *key;
    ZEND_HASH_FOREACH_VAL(guard.list, key) {
        if (document::kind_of(at) == document::ARRAY) {
            if (is_index(Z_STR_P(key))) {
                return unclear();
            }
            return Answer::NO;
        }
        const document::At found = run.tape.find(at, Z_STRVAL_P(key), Z_STRLEN_P(key));
        if (found == nullptr || document::kind_of(found) == document::NOTHING) {
            return Answer::NO;
        }
    } ZEND_HASH_FOREACH_END();

    return Answer::YES;
}

bool is_value(const document::Tape &tape, document::At at, const zval *value)
{
    if (Z_TYPE_P(value) == IS_STRING) {
        return document::kind_of(at) == document::STRING
            && document::is_text(tape.text(at), Z_STRVAL_P(value), Z_STRLEN_P(value));
    }

    return Z_TYPE_P(value) == IS_LONG && document::kind_of(at) == document::INTEGER && document::integer(at) == Z_LVAL_P(value);
}

Answer has_value(Run &run, const Guard &guard, document::At at)
{
    if (document::kind_of(at) == document::ARRAY) {
        return is_index(guard.field) ? unclear() : Answer::NO;
    }
    const document::At found = document::kind_of(at) == document::OBJECT
        ? run.tape.find(at, ZSTR_VAL(guard.field), ZSTR_LEN(guard.field))
        : nullptr;
    if (found == nullptr) {
        return Answer::NO;
    }

    return answer(is_one_of(run.tape, found, guard.list));
}

Answer is_backed_value(Run &run, const Guard &guard, document::At at)
{
    if (UNEXPECTED(guard.cases->cases == nullptr) && !link_cases(*guard.cases, *guard.arena)) {
        return Answer::FAILED;
    }

    return answer(find_case(*guard.cases, run.tape, at) != nullptr);
}

void require_strings(const Operands &keys)
{
    for (uint32_t index = 0; index < keys.count(); ++index) {
        keys.string(index);
    }
}

} // namespace

bool is_one_of(const document::Tape &tape, document::At at, HashTable *values)
{
    zval *value;
    ZEND_HASH_FOREACH_VAL(values, value) {
        if (is_value(tape, at, value)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

void compile_guard(Compiler &compiler, Guard &guard, const Operands &operands)
{
    guard.kind = operands.number(0);
    switch (guard.kind) {
        case op::GUARD_ALWAYS:
        case op::GUARD_IS_LIST:
        case op::GUARD_IS_ARRAY:
            return;
        case op::GUARD_IS_SCALAR:
            guard.kinds = static_cast<uint32_t>(operands.number(1));
            return;
        case op::GUARD_HAS_KEYS:
            guard.list = operands.array(1);
            require_strings(operands.row(1));
            return;
        case op::GUARD_HAS_VALUE:
            guard.field = operands.string(1);
            guard.list = operands.array(2);
            return;
        case op::GUARD_IS_BACKED_VALUE:
            guard.arena = &compiler.arena();
            guard.cases = compiler.make<EnumCases>();
            guard.cases->class_name = operands.string(1);
            guard.cases->by = EnumCases::VALUE_OR_NAME;
            return;
        default:
            operands.reject();
    }
}

Answer holds(Run &run, const Guard &guard, document::At at)
{
    switch (guard.kind) {
        case op::GUARD_ALWAYS:
            return Answer::YES;
        case op::GUARD_IS_SCALAR:
            return answer((kind_of_scalar(document::kind_of(at)) & guard.kinds) != 0);
        case op::GUARD_IS_LIST:
            return answer(document::kind_of(at) == document::ARRAY);
        case op::GUARD_IS_ARRAY:
            return answer(document::is_container(at));
        case op::GUARD_HAS_KEYS:
            return has_keys(run, guard, at);
        case op::GUARD_HAS_VALUE:
            return has_value(run, guard, at);
        default:
            return is_backed_value(run, guard, at);
    }
}

} // namespace kiln::read
