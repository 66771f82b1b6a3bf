#include "lenient_collections.h"

#include "../json/plain.h"
#include "../program/op.h"
#include "lenient_ask.h"
#include "lenient_way.h"

namespace kiln::read::lenient {

namespace {

struct ListOf : Node {
    const Node *item;
};

struct MapOf : Node {
    bool has_int_keys;
    // Keys of the other kind are refused, not made one of this.
    bool is_exact;
    const Node *value;
};

struct Wrapped : Node {
    zend_string *class_name;
    const Node *array;
    // Whether user code counts a level while the array is read.
    bool is_level;
};

bool read_untyped(read::Run &run, const Node &, json::At at, zval *into)
{
    if (!json::is_container(at)) {
        return mismatch("no array");
    }
    json::make_plain(run.tape, run.state->keys, at, into);

    return true;
}

// Of two members with one key PHP keeps one, where the first one stood.
bool has_repeated_keys(const read::Run &run, json::At object)
{
    HashTable seen;
    zend_hash_init(&seen, run.tape.count(object), nullptr, nullptr, false);
    bool is_repeated = false;
    const json::At end = run.tape.end_of(object);
    for (json::At key = json::first_inside(object); key != end && !is_repeated; key = run.tape.after(key + 1)) {
        const json::Text text = run.tape.text(key);
        is_repeated = zend_hash_str_add_empty_element(&seen, text.bytes, text.length) == nullptr;
    }
    zend_hash_destroy(&seen);

    return is_repeated;
}

// The items of a JSON array, or the values of an object. An undefined value
// where one of them is left out: then all of the list is.
bool read_list(read::Run &run, const Node &node, json::At at, zval *into)
{
    const Node *item = static_cast<const ListOf &>(node).item;
    if (UNEXPECTED(!json::is_container(at))) {
        return mismatch("no array");
    }
    const bool has_keys = json::kind_of(at) == json::OBJECT;
    const uint32_t count = run.tape.count(at);
    if (count == 0) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (UNEXPECTED(has_keys) && has_repeated_keys(run, at)) {
        return unsupported("a key that stands there twice");
    }
    HashTable *list = zend_new_array(count);
    zend_hash_real_init_packed(list);
    bool is_read = true;
    bool is_complete = true;
    json::At value = json::first_inside(at) + has_keys;
    ZEND_HASH_FILL_PACKED(list) {
        for (uint32_t left = count; left > 0; --left) {
            is_read = read_node(run, item, value, __fill_val);
            is_complete = is_read && Z_TYPE_P(__fill_val) != IS_UNDEF;
            if (UNEXPECTED(!is_complete)) {
                break;
            }
            ZEND_HASH_FILL_NEXT();
            value = run.tape.after(value) + has_keys;
        }
    } ZEND_HASH_FILL_END();
    if (EXPECTED(is_complete)) {
        ZVAL_ARR(into, list);
        return true;
    }
    zend_array_destroy(list);
    ZVAL_UNDEF(into);

    return is_read;
}

bool is_int(json::Text key, zend_ulong &number)
{
    return ZEND_HANDLE_NUMERIC_STR(key.bytes, key.length, number);
}

// Whether PHP would make nothing else of a key.
bool is_of_kind(const MapOf &node, bool is_int_key)
{
    // Text that is a number becomes one again, as a key.
    return is_int_key ? node.has_int_keys || !node.is_exact : !node.has_int_keys;
}

// Whether all keys may be taken, and whether some of them must be cast.
bool are_taken(const read::Run &run, const MapOf &node, json::At at, bool &are_cast)
{
    if (json::kind_of(at) == json::ARRAY) {
        return is_of_kind(node, true) || mismatch("numbers in place of keys");
    }
    const json::At end = run.tape.end_of(at);
    for (json::At key = json::first_inside(at); key != end && !are_cast; key = run.tape.after(key + 1)) {
        zend_ulong number;
        are_cast = !is_of_kind(node, is_int(run.tape.text(key), number));
    }
    if (!are_cast) {
        return true;
    }
    if (node.is_exact) {
        return mismatch("keys of another kind");
    }

    // Different keys may become the same one.
    return !has_repeated_keys(run, at) || unsupported("a key that stands there twice");
}

// Takes the value over in any case.
bool put_by_cast(Run &run, HashTable *map, json::At key, zval *value)
{
    zval cast;
    if (!ask_about(run, ZEND_STRL("int"), key, nullptr, &cast)) {
        zval_ptr_dtor(value);
        return false;
    }
    zend_hash_index_update(map, static_cast<zend_ulong>(zval_get_long(&cast)), value);

    return true;
}

bool put(read::Run &run, HashTable *map, json::At member, bool is_cast, zval *value)
{
    if (UNEXPECTED(is_cast)) {
        return put_by_cast(lenient(run), map, member, value);
    }

    return !json::put(map, run.state->keys, run.tape.text(member), value) || unsupported("a key that stands there twice");
}

bool read_map(read::Run &run, const Node &base, json::At at, zval *into)
{
    const auto &node = static_cast<const MapOf &>(base);
    if (UNEXPECTED(!json::is_container(at))) {
        return mismatch("no array");
    }
    const uint32_t count = run.tape.count(at);
    if (count == 0) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    bool are_cast = false;
    if (!are_taken(run, node, at, are_cast)) {
        return false;
    }
    HashTable *map = zend_new_array(count);
    const bool has_keys = json::kind_of(at) == json::OBJECT;
    const json::At end = run.tape.end_of(at);
    bool is_read = true;
    bool is_complete = true;
    for (json::At member = json::first_inside(at); member != end;) {
        const json::At value_at = member + has_keys;
        zval value;
        is_read = read_node(run, node.value, value_at, &value);
        is_complete = is_read && Z_TYPE(value) != IS_UNDEF;
        if (UNEXPECTED(!is_complete)) {
            break;
        }
        if (!has_keys) {
            zend_hash_next_index_insert_new(map, &value);
        } else if (UNEXPECTED(!put(run, map, member, are_cast, &value))) {
            is_read = is_complete = false;
            break;
        }
        member = run.tape.after(value_at);
    }
    if (EXPECTED(is_complete)) {
        ZVAL_ARR(into, map);
        return true;
    }
    zend_array_destroy(map);
    ZVAL_UNDEF(into);

    return is_read;
}

// Takes the array over.
bool wrap(Run &run, zend_string *class_name, zval *array, zval *into)
{
    zend_class_entry *ce = zend_lookup_class(class_name);
    if (ce == nullptr || ce->constructor == nullptr || (ce->constructor->common.fn_flags & ZEND_ACC_PUBLIC) == 0
        || object_init_ex(into, ce) != SUCCESS) {
        zval_ptr_dtor(array);
        return unsupported("a class without a constructor");
    }
    note(run, Z_OBJ_P(into));
    zval result;
    const bool is_made = call(run, ce->constructor, Z_OBJ_P(into), 1, array, &result);
    zval_ptr_dtor(array);
    zval_ptr_dtor(&result);
    if (!is_made) {
        zend_object_store_ctor_failed(Z_OBJ_P(into));
        zval_ptr_dtor(into);
    }

    return is_made;
}

bool read_wrapped(read::Run &base, const Node &node, json::At at, zval *into)
{
    Run &run = lenient(base);
    const auto &wrapped = static_cast<const Wrapped &>(node);
    zval array;
    if (wrapped.is_level && !add_levels(run, 1)) {
        return false;
    }
    if (!read_node(run, wrapped.array, at, &array)) {
        return false;
    }
    if (Z_TYPE(array) == IS_UNDEF) {
        ZVAL_UNDEF(into);
        return true;
    }
    if (wrapped.is_level && !add_levels(run, -1)) {
        zval_ptr_dtor(&array);
        return false;
    }

    return wrap(run, wrapped.class_name, &array, into);
}

} // namespace

const Node *compile_untyped(Compiler &, const Operands &)
{
    static constexpr Node NODE = {read_untyped, {MAY_BE_ARRAY, nullptr}};

    return &NODE;
}

const Node *compile_list_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ListOf>();
    node->read = read_list;
    node->result = {MAY_BE_ARRAY, nullptr};
    node->item = compiler.node(operands, 1);

    return node;
}

const Node *compile_map_of(Compiler &compiler, const Operands &operands)
{
    const Operands key = operands.row(1);
    auto *node = compiler.make<MapOf>();
    node->read = read_map;
    node->result = {MAY_BE_ARRAY, nullptr};
    node->is_exact = key.number(0) == op::LENIENT_READ_EXACTLY;
    node->has_int_keys = key.number(1) == op::SCALAR_INT;
    node->value = compiler.node(operands, 2);
    if ((!node->is_exact && key.number(0) != op::LENIENT_READ_COERCE)
        || (!node->has_int_keys && key.number(1) != op::SCALAR_STRING)) {
        operands.reject();
    }

    return node;
}

const Node *compile_wrapped(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<Wrapped>();
    node->read = read_wrapped;
    node->result = {MAY_BE_OBJECT, operands.string(1)};
    node->class_name = operands.string(1);
    node->array = compiler.node(operands, 2);
    node->is_level = operands.flag(3);

    return node;
}

} // namespace kiln::read::lenient
