#include "arrays.h"

#include "../document/plain.h"
#include "../program/op.h"

namespace kiln::read {

namespace {

struct ListOf : Node {
    const Node *item;
};

bool read_list(Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::ARRAY)) {
        return mismatch("a list");
    }
    const uint32_t count = run.tape.count(at);
    if (count == 0) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (!has_stack(run)) {
        return false;
    }
    const Node *item = static_cast<const ListOf &>(node).item;
    HashTable *list = zend_new_array(count);
    zend_hash_real_init_packed(list);
    bool is_read = true;
    ZEND_HASH_FILL_PACKED(list) {
        const document::At end = run.tape.end_of(at);
        for (document::At next = document::first_inside(at); next != end; next = run.tape.after(next)) {
            is_read = read_node(run, item, next, __fill_val);
            if (UNEXPECTED(!is_read)) {
                break;
            }
            ZEND_HASH_FILL_NEXT();
        }
    } ZEND_HASH_FILL_END();
    if (UNEXPECTED(!is_read)) {
        zend_array_destroy(list);
        return false;
    }
    ZVAL_ARR(into, list);

    return true;
}

struct MapOf : Node {
    bool has_int_keys;
    const Node *value;
};

bool read_map(Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(!document::is_container(at))) {
        return mismatch("a map");
    }
    if (run.tape.is_empty(at)) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (UNEXPECTED(document::kind_of(at) != document::OBJECT)) {
        return unsupported("a list in place of a map");
    }
    if (!has_stack(run)) {
        return false;
    }
    const auto &map = static_cast<const MapOf &>(node);
    HashTable *array = zend_new_array(run.tape.count(at));
    const document::At end = run.tape.end_of(at);
    for (document::At key = document::first_inside(at); key != end; key = run.tape.after(key + 1)) {
        if (UNEXPECTED(!announce_member(run, run.tape.text(key), map.has_int_keys, key + 1, array))) {
            zend_array_destroy(array);
            return false;
        }
    }
    if (UNEXPECTED(!read_announced(run, map.value, array))) {
        zend_array_destroy(array);
        return false;
    }
    ZVAL_ARR(into, array);

    return true;
}

struct AnyArray : Node {
    // Null where what is inside is taken as it is.
    const Node *list;
    const Node *map;
};

bool read_any_array(Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(!document::is_container(at))) {
        return mismatch("an array");
    }
    const auto &any = static_cast<const AnyArray &>(node);
    if (any.list == nullptr) {
        if (UNEXPECTED(run.tape.holds_leaf(at))) {
            return unsupported("what only the format has, where anything may stand");
        }
        document::make_plain(run.tape, run.state->keys, at, into);
        return true;
    }

    return read_node(run, document::kind_of(at) == document::ARRAY ? any.list : any.map, at, into);
}

constexpr Result ARRAY_RESULT = {MAY_BE_ARRAY, nullptr};

} // namespace

bool announce_member(Run &run, document::Text key, bool has_int_keys, document::At at, HashTable *map)
{
    zend_ulong index;
    if (has_int_keys && !document::is_index(key, index)) {
        return mismatch("a key that is no int");
    }
    zval place;
    ZVAL_LONG(&place, at - run.tape.start);
    document::put(map, run.state->keys, key, &place);

    return true;
}

bool read_announced(Run &run, const Node *node, HashTable *map)
{
    zval *value;
    ZEND_HASH_FOREACH_VAL(map, value) {
        if (UNEXPECTED(!read_node(run, node, run.tape.start + Z_LVAL_P(value), value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

namespace {

const Node *make_list_of(Compiler &compiler, const Node *item)
{
    auto *node = compiler.make<ListOf>();
    node->read = read_list;
    node->result = ARRAY_RESULT;
    node->item = item;

    return node;
}

const Node *make_map_of(Compiler &compiler, bool has_int_keys, const Node *value)
{
    auto *node = compiler.make<MapOf>();
    node->read = read_map;
    node->result = ARRAY_RESULT;
    node->has_int_keys = has_int_keys;
    node->value = value;

    return node;
}

} // namespace

const Node *compile_list_of(Compiler &compiler, const Operands &operands)
{
    return make_list_of(compiler, compiler.node(operands, 1));
}

const Node *compile_map_of(Compiler &compiler, const Operands &operands)
{
    return make_map_of(compiler, operands.number(1) == op::KEY_INT, compiler.node(operands, 2));
}

const Node *compile_any_array(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<AnyArray>();
    node->read = read_any_array;
    node->result = ARRAY_RESULT;
    const Node *value = compiler.node(operands, 1);
    if (operands.row(1).number(0) != op::READ_ANYTHING) {
        node->list = make_list_of(compiler, value);
        node->map = make_map_of(compiler, false, value);
    }

    return node;
}

} // namespace kiln::read
