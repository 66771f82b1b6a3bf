#include "shape.h"

#include "array.h"
#include "dynamic.h"
#include "emitters.h"
#include "hold.h"

namespace kiln::write {

namespace {

struct Element {
    // Null where the key is a number.
    zend_string *name;
    zend_ulong number;
    const Node *node;
    bool is_optional;
    // Of an object.
    Text key;
};

struct ShapeOf : Node {
    const Element *elements;
    uint32_t count;
    bool is_tuple;
    bool is_open;
};

zval *find(HashTable *array, const Element &element)
{
    zval *value = element.name != nullptr ? zend_hash_find(array, element.name) : zend_hash_index_find(array, element.number);
    if (value != nullptr) {
        ZVAL_DEREF(value);
    }

    return value;
}

// A JSON array has no keys: the next one must be what its place says.
template <typename Out>
bool begin_item(Run &run, bool has_name, zend_ulong number, zend_ulong *next)
{
    if (UNEXPECTED(has_name || number != *next)) {
        return unsupported("a tuple with holes");
    }
    ++*next;
    Out::item(run);

    return true;
}

ZEND_COLD bool failed_below_element(Run &run, const ShapeOf &shape, zend_string *name, zend_ulong number)
{
    return shape.is_tuple ? failed_below(run, number) : failed_below_key(run, name, number);
}

template <typename Out>
bool write_elements(Run &run, const ShapeOf &shape, HeldArray array, zend_ulong *next)
{
    for (uint32_t i = 0; i < shape.count; ++i) {
        const Element &element = shape.elements[i];
        zval *value = find(array, element);
        if (value == nullptr) {
            if (element.is_optional) {
                continue;
            }
            return mismatch("an element is missing");
        }
        if (shape.is_tuple) {
            if (UNEXPECTED(!begin_item<Out>(run, element.name != nullptr, element.number, next))) {
                return false;
            }
        } else {
            Out::known(run, element.key);
        }
        if (UNEXPECTED(!write_node(run, element.node, value))) {
            return failed_below_element(run, shape, element.name, element.number);
        }
    }

    return true;
}

bool is_element(const ShapeOf &shape, zend_string *name, zend_ulong number)
{
    for (uint32_t i = 0; i < shape.count; ++i) {
        const Element &element = shape.elements[i];
        if (name == nullptr ? element.name == nullptr && element.number == number
                            : element.name != nullptr && zend_string_equals(element.name, name)) {
            return true;
        }
    }

    return false;
}

template <typename Out>
bool write_others(Run &run, const ShapeOf &shape, HeldArray array, zend_ulong *next)
{
    zend_ulong number;
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, name, value) {
        if (is_element(shape, name, number)) {
            continue;
        }
        if (UNEXPECTED(!(shape.is_tuple ? begin_item<Out>(run, name != nullptr, number, next) : write_key<Out>(run, name, number)))) {
            return false;
        }
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_dynamic<Out>(run, value))) {
            return failed_below_element(run, shape, name, number);
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

template <typename Out>
bool write(Run &run, const Node &node, zval *value)
{
    const auto &shape = static_cast<const ShapeOf &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_ARRAY)) {
        return mismatch("not an array");
    }
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const auto level = shape.is_tuple ? Out::open_items(run) : Out::open_members(run);
    const Hold array(run, Z_ARR_P(value));
    zend_ulong next = 0;
    const bool is_written
        = write_elements<Out>(run, shape, array, &next) && (!shape.is_open || write_others<Out>(run, shape, array, &next));
    leave(run);
    run.is_empty = !(shape.is_tuple ? Out::close_items(run, level) : Out::close_members(run, level));

    return is_written;
}

template <typename Out>
void compile_element(Compiler &compiler, const Operation &operation, bool is_tuple, Element &element)
{
    zval *key = operation.of(2).any(0);
    if (Z_TYPE_P(key) == IS_LONG) {
        element.number = static_cast<zend_ulong>(Z_LVAL_P(key));
    } else {
        element.name = operation.string(0);
    }
    element.node = operation.node(1);
    element.is_optional = operation.flag(2);
    if (is_tuple) {
        return;
    }
    if (element.name != nullptr) {
        element.key = compiler.key<Out>(element.name);
        return;
    }
    element.key = compiler.key<Out>(static_cast<zend_long>(element.number));
}

} // namespace

template <typename Out>
const Node *compile_shape_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ShapeOf>();
    node->write = write<Out>;
    node->is_tuple = operation.flag(2);
    node->is_open = operation.flag(3);
    const Operation elements = operation.operation(1);
    node->count = elements.count();
    auto *compiled = compiler.make_all<Element>(node->count);
    for (uint32_t i = 0; i < node->count; ++i) {
        compile_element<Out>(compiler, elements.operation(i), node->is_tuple, compiled[i]);
    }
    node->elements = compiled;

    return node;
}

#define KILN_MAKE(Out) \
    template const Node *compile_shape_of<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_KEYED_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
