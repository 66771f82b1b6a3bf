#include "shape.h"

#include "../document/plain.h"
#include "../program/op.h"
#include "keys.h"

namespace kiln::read {

namespace {

struct Element {
    // Null where the key is a number.
    zend_string *name;
    zend_ulong number;
    bool is_optional;
    // Whether null is for the node to judge; else it is as good as missing.
    bool takes_null;
    const Node *value;
};

struct ShapeOf : Node {
    Element *elements;
    uint32_t count;
    // Of the elements in their order; not there for a tuple.
    Keys keys;
    bool is_tuple;
    bool is_open;
    bool rejects_others;
};

bool read_element(Run &run, const Element &element, document::At at, HashTable *into)
{
    if (at == nullptr) {
        return element.is_optional || mismatch("a missing element");
    }
    if (!element.is_optional && !element.takes_null && document::kind_of(at) == document::NOTHING) {
        return mismatch("null");
    }
    zval value;
    if (!read_node(run, element.value, at, &value)) {
        return false;
    }
    if (element.name != nullptr) {
        zend_hash_update(into, element.name, &value);
    } else {
        zend_hash_index_update(into, element.number, &value);
    }

    return true;
}

// The others, in the order of the document.
bool read_other_members(Run &run, const ShapeOf &shape, document::At at, HashTable *into)
{
    const document::At end = run.tape.end_of(at);
    for (document::At key = document::first_inside(at); key != end; key = run.tape.after(key + 1)) {
        const document::Text text = run.tape.text(key);
        if (shape.keys.find(text) == Keys::NONE) {
            if (UNEXPECTED(run.tape.holds_leaf(key + 1))) {
                return unsupported("what only the format has, where anything may stand");
            }
            zval value;
            document::make_plain(run.tape, run.state->keys, key + 1, &value);
            document::put(into, run.state->keys, text, &value);
        }
    }

    return true;
}

bool read_members(Run &run, const ShapeOf &shape, document::At at, HashTable *into)
{
    constexpr uint32_t FEW = 32;
    document::At few[FEW];
    const uint32_t count = shape.keys.count();
    document::At *values = count <= FEW ? few : static_cast<document::At *>(safe_emalloc(count, sizeof(document::At), 0));
    const bool has_others = shape.keys.match(run.tape, at, values);
    bool is_read = !has_others || !shape.rejects_others || mismatch("an unknown key");
    for (uint32_t index = 0; is_read && index < shape.count; ++index) {
        is_read = read_element(run, shape.elements[index], values[index], into);
    }
    if (values != few) {
        efree(values);
    }

    return is_read && (!has_others || !shape.is_open || read_other_members(run, shape, at, into));
}

bool read_items(Run &run, const ShapeOf &shape, document::At at, HashTable *into)
{
    const document::At end = run.tape.end_of(at);
    document::At item = document::first_inside(at);
    for (uint32_t index = 0; index < shape.count; ++index) {
        if (!read_element(run, shape.elements[index], item == end ? nullptr : item, into)) {
            return false;
        }
        if (item != end) {
            item = run.tape.after(item);
        }
    }
    if (item != end && shape.rejects_others) {
        return mismatch("an unknown key");
    }
    for (zend_ulong index = shape.count; item != end && shape.is_open; ++index, item = run.tape.after(item)) {
        if (UNEXPECTED(run.tape.holds_leaf(item))) {
            return unsupported("what only the format has, where anything may stand");
        }
        zval value;
        document::make_plain(run.tape, run.state->keys, item, &value);
        zend_hash_index_update(into, index, &value);
    }

    return true;
}

bool read_shape(Run &run, const Node &node, document::At at, zval *into)
{
    const auto &shape = static_cast<const ShapeOf &>(node);
    if (UNEXPECTED(document::kind_of(at) != (shape.is_tuple ? document::ARRAY : document::OBJECT))) {
        return mismatch("an array of another kind");
    }
    if (!has_stack(run)) {
        return false;
    }
    HashTable *array = zend_new_array(shape.count);
    if (!(shape.is_tuple ? read_items(run, shape, at, array) : read_members(run, shape, at, array))) {
        zend_array_destroy(array);
        return false;
    }
    ZVAL_ARR(into, array);

    return true;
}

zend_string *digits(Compiler &compiler, zend_long number)
{
    char digits[MAX_LENGTH_OF_LONG];
    const int length = snprintf(digits, sizeof(digits), ZEND_LONG_FMT, number);

    return compiler.string(digits, static_cast<size_t>(length));
}

void compile_element(Compiler &compiler, ShapeOf &shape, uint32_t index, const Operands &operands)
{
    Element &element = shape.elements[index];
    const zval *key = operands.any(0);
    if (Z_TYPE_P(key) == IS_STRING) {
        element.name = Z_STR_P(key);
    } else {
        element.number = static_cast<zend_ulong>(operands.number(0));
    }
    // A tuple is read by place, and a key that stands there twice would be too.
    if (shape.is_tuple ? element.name != nullptr || element.number != index
                       : shape.keys.add(element.name != nullptr ? element.name : digits(compiler, operands.number(0))) != index) {
        operands.reject();
    }
    element.value = compiler.node(operands, 1);
    element.is_optional = operands.flag(2);
    const zend_long kind = operands.row(1).number(0);
    element.takes_null = kind == op::READ_NULLABLE || kind == op::READ_ANYTHING || kind == op::READ_KEPT || kind == op::READ_NULL_ONLY;
}

} // namespace

const Node *compile_shape_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ShapeOf>();
    node->read = read_shape;
    node->result = {MAY_BE_ARRAY, nullptr};
    node->is_tuple = operands.flag(2);
    node->is_open = operands.flag(3);
    node->rejects_others = operands.flag(4);

    const Operands elements = operands.row(1);
    node->count = elements.count();
    node->elements = compiler.arena().make_all<Element>(node->count);
    node->keys.open(compiler.arena(), node->count);
    for (uint32_t index = 0; index < node->count; ++index) {
        compile_element(compiler, *node, index, elements.row(index));
    }

    return node;
}

} // namespace kiln::read
