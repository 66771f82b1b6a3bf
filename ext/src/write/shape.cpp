#include "shape.h"

#include "array.h"
#include "dynamic.h"
#include "emitters.h"
#include "hold.h"

namespace kiln::write {

namespace {

ZEND_COLD bool failed_below_element(Run &run, const ShapeOf &shape, zend_string *name, zend_ulong number)
{
    return shape.is_tuple ? failed_below(run, number) : failed_below_key(run, name, number);
}

template <typename Out>
bool write_elements(Run &run, const ShapeOf &shape, HeldArray array)
{
    zend_ulong next = 0;
    for (uint32_t i = 0; i < shape.count; ++i) {
        const ShapeElement &element = shape.elements[i];
        zval *value = element.find(array);
        if (value == nullptr) {
            if (element.is_optional) {
                continue;
            }
            return mismatch("an element is missing");
        }
        if (shape.is_tuple) {
            // A list has no keys: each must be what its place says.
            if (UNEXPECTED(element.number != next++)) {
                return unsupported("a tuple with holes");
            }
            Out::item(run);
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
        const ShapeElement &element = shape.elements[i];
        if (name == nullptr ? element.name == nullptr && element.number == number
                            : element.name != nullptr && zend_string_equals(element.name, name)) {
            return true;
        }
    }

    return false;
}

template <typename Out>
bool write_others(Run &run, const ShapeOf &shape, HeldArray array)
{
    zend_ulong number;
    zend_string *name;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, name, value) {
        if (is_element(shape, name, number)) {
            continue;
        }
        if (UNEXPECTED(!write_key<Out>(run, name, number))) {
            return false;
        }
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_dynamic<Out>(run, value))) {
            return failed_below_key(run, name, number);
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

template <typename Out>
bool write_shape(Run &run, const Node &node, zval *value)
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
    const bool is_written = write_elements<Out>(run, shape, array) && (!shape.is_open || write_others<Out>(run, shape, array));
    leave(run);
    run.is_empty = !(shape.is_tuple ? Out::close_items(run, level) : Out::close_members(run, level));

    return is_written;
}

} // namespace

zval *ShapeElement::find(HashTable *array) const
{
    zval *value = name != nullptr ? zend_hash_find(array, name) : zend_hash_index_find(array, number);
    if (value != nullptr) {
        ZVAL_DEREF(value);
    }

    return value;
}

ShapeOf *compile_shape(Compiler &compiler, const Operation &operation)
{
    auto *shape = compiler.make<ShapeOf>();
    shape->is_tuple = operation.flag(2);
    shape->is_open = operation.flag(3);
    const Operation elements = operation.operation(1);
    shape->count = elements.count();
    shape->elements = compiler.make_all<ShapeElement>(shape->count);
    for (uint32_t i = 0; i < shape->count; ++i) {
        ShapeElement &compiled = shape->elements[i];
        const Operation element = elements.operation(i);
        zval *key = element.of(2).any(0);
        if (Z_TYPE_P(key) == IS_LONG) {
            compiled.number = static_cast<zend_ulong>(Z_LVAL_P(key));
        } else {
            compiled.name = element.string(0);
        }
        compiled.node = element.node(1);
        compiled.is_optional = element.flag(2);
        if (shape->is_tuple && (compiled.name != nullptr || compiled.number != i)) {
            return nullptr;
        }
    }

    return shape->is_tuple && shape->is_open ? nullptr : shape;
}

template <typename Out>
const Node *compile_shape_of(Compiler &compiler, const Operation &operation)
{
    ShapeOf *shape = compile_shape(compiler, operation);
    if (shape == nullptr) {
        return nullptr;
    }
    shape->write = write_shape<Out>;
    for (uint32_t i = 0; i < shape->count && !shape->is_tuple; ++i) {
        ShapeElement &element = shape->elements[i];
        element.key = element.name != nullptr ? compiler.key<Out>(element.name) : compiler.key<Out>(static_cast<zend_long>(element.number));
    }

    return shape;
}

#define KILN_MAKE(Out) \
    template const Node *compile_shape_of<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_KEYED_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
