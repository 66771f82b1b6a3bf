#include "alternatives.h"

#include "guard.h"

namespace kiln::read {

namespace {

// By a value of the field: a number, which may stand there as a text as well, or
// a text that is none.
struct Case {
    zend_string *text;
    zend_ulong number;
    const Node *value;
};

struct Discriminated : Node {
    zend_string *field;
    Case *cases;
    uint32_t count;
    // For any other value, and for none; null where there is no such thing.
    const Node *fallback;
};

const Node *find(const Discriminated &node, const document::Tape &tape, document::At at)
{
    const bool is_text = document::kind_of(at) == document::STRING;
    if (!is_text && document::kind_of(at) != document::INTEGER) {
        return nullptr;
    }
    const document::Text text = is_text ? tape.text(at) : document::Text{};
    zend_ulong number = is_text ? 0 : static_cast<zend_ulong>(document::integer(at));
    const bool is_number = !is_text || document::is_index(text, number);
    for (uint32_t index = 0; index < node.count; ++index) {
        const Case &one = node.cases[index];
        if (one.text == nullptr
                ? is_number && one.number == number
                : !is_number && document::is_text(text, ZSTR_VAL(one.text), ZSTR_LEN(one.text))) {
            return one.value;
        }
    }

    return nullptr;
}

bool read_discriminated(Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::OBJECT)) {
        return mismatch("an object");
    }
    const auto &discriminated = static_cast<const Discriminated &>(node);
    const document::At value = run.tape.find(at, ZSTR_VAL(discriminated.field), ZSTR_LEN(discriminated.field));
    const Node *found = value == nullptr ? nullptr : find(discriminated, run.tape, value);
    if (UNEXPECTED(found == nullptr)) {
        found = discriminated.fallback;
    }
    if (UNEXPECTED(found == nullptr)) {
        return mismatch("the key that tells the class");
    }

    return read_node(run, found, at, into);
}

struct GuardedCase {
    Guard guard;
    const Node *value;
};

struct OneOf : Node {
    GuardedCase *cases;
    uint32_t count;
};

bool may_be_list(const document::Tape &tape, document::At at)
{
    return document::kind_of(at) == document::OBJECT
        && (tape.is_empty(at) || document::is_text(tape.text(document::first_inside(at)), "0", 1));
}

bool read_one_of(Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(may_be_list(run.tape, at))) {
        return unsupported("an object that may be a list");
    }
    const auto &one_of = static_cast<const OneOf &>(node);
    for (uint32_t index = 0; index < one_of.count; ++index) {
        switch (holds(run, one_of.cases[index].guard, at)) {
            case Answer::YES:
                return read_node(run, one_of.cases[index].value, at, into);
            case Answer::NO:
                break;
            case Answer::FAILED:
                return false;
        }
    }

    return mismatch("none of the types");
}

} // namespace

const Node *compile_discriminated(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Discriminated>();
    node->read = read_discriminated;
    node->result = {MAY_BE_OBJECT, nullptr};
    node->field = operands.string(1);

    HashTable *cases = operands.array(2);
    node->cases = compiler.arena().make_all<Case>(zend_hash_num_elements(cases));
    zend_ulong number;
    zend_string *text;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(cases, number, text, value) {
        node->cases[node->count++] = {text, number, compiler.node(operands, value)};
    } ZEND_HASH_FOREACH_END();
    if (operands.count() > 3) {
        node->fallback = compiler.node(operands, 3);
    }

    return node;
}

const Node *compile_one_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<OneOf>();
    node->read = read_one_of;

    const Operands cases = operands.row(1);
    node->count = cases.count();
    node->cases = compiler.arena().make_all<GuardedCase>(node->count);
    for (uint32_t index = 0; index < node->count; ++index) {
        const Operands row = cases.row(index);
        compile_guard(compiler, node->cases[index].guard, row.row(0));
        const Node *value = compiler.node(row, 1);
        node->cases[index].value = value;
        node->result.types |= value->result.types;
    }

    return node;
}

} // namespace kiln::read
