#include "collections.h"

#include "../../../document/plain.h"
#include "../../../program/op.h"
#include "../../../read/arrays.h"
#include "ask.h"
#include "way.h"

namespace kiln::read::jms {

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

bool read_untyped(read::Run &run, const Node &, document::At at, zval *into)
{
    if (!document::is_container(at)) {
        return refuse(jms(run), at, "array");
    }
    document::make_plain(run.tape, run.state->keys, at, into);

    return true;
}

// The members of a JSON object by their keys, each with the place of its value: of
// a key that stands there twice only the last value is read.
HashTable *places_of(read::Run &run, document::At object)
{
    HashTable *places = zend_new_array(run.tape.count(object));
    const document::At end = run.tape.end_of(object);
    for (document::At key = document::first_inside(object); key != end; key = run.tape.after(key + 1)) {
        announce_member(run, run.tape.text(key), false, key + 1, places);
    }

    return places;
}

enum Outcome { READ, FAILED, LEFT_OUT };

// One value for an array. If it is left out, so is all of the array.
Outcome read_element(read::Run &run, const Node *node, document::At at, zval *into)
{
    if (UNEXPECTED(!read_node(run, node, at, into))) {
        return FAILED;
    }

    return EXPECTED(Z_TYPE_P(into) != IS_UNDEF) ? READ : LEFT_OUT;
}

bool finish(Outcome outcome, HashTable *array, zval *into)
{
    if (EXPECTED(outcome == READ)) {
        ZVAL_ARR(into, array);
        return true;
    }
    zend_array_destroy(array);
    ZVAL_UNDEF(into);

    return outcome == LEFT_OUT;
}

bool read_items(read::Run &run, const Node *node, document::At at, zval *into)
{
    HashTable *list = zend_new_array(run.tape.count(at));
    zend_hash_real_init_packed(list);
    Outcome outcome = READ;
    const document::At end = run.tape.end_of(at);
    ZEND_HASH_FILL_PACKED(list) {
        for (document::At item = document::first_inside(at); item != end; item = run.tape.after(item)) {
            outcome = read_element(run, node, item, __fill_val);
            if (UNEXPECTED(outcome != READ)) {
                break;
            }
            ZEND_HASH_FILL_NEXT();
        }
    } ZEND_HASH_FILL_END();

    return finish(outcome, list, into);
}

// The values of a JSON object, numbered.
bool read_values(read::Run &run, const Node *node, document::At at, zval *into)
{
    HashTable *places = places_of(run, at);
    HashTable *list = zend_new_array(zend_hash_num_elements(places));
    Outcome outcome = READ;
    zval *place;
    ZEND_HASH_FOREACH_VAL(places, place) {
        zval value;
        outcome = read_element(run, node, run.tape.start + Z_LVAL_P(place), &value);
        if (outcome != READ) {
            break;
        }
        zend_hash_next_index_insert_new(list, &value);
    } ZEND_HASH_FOREACH_END();
    zend_array_destroy(places);

    return finish(outcome, list, into);
}

bool read_list(read::Run &run, const Node &node, document::At at, zval *into)
{
    if (UNEXPECTED(!document::is_container(at))) {
        return refuse(jms(run), at, "array");
    }
    if (run.tape.is_empty(at)) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (!has_stack(run)) {
        return false;
    }
    const Node *item = static_cast<const ListOf &>(node).item;

    return EXPECTED(document::kind_of(at) == document::ARRAY) ? read_items(run, item, at, into) : read_values(run, item, at, into);
}

// Whether PHP would make nothing else of a key.
bool is_of_kind(const MapOf &node, bool is_int_key)
{
    // Text that is a number becomes one again, as a key.
    return is_int_key ? node.has_int_keys || !node.is_exact : !node.has_int_keys;
}

bool are_of_kind(const MapOf &node, HashTable *places)
{
    zend_string *key;
    ZEND_HASH_FOREACH_STR_KEY(places, key) {
        if (!is_of_kind(node, key == nullptr)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

// Puts the values where their places are.
bool read_in_place(read::Run &run, const MapOf &node, HashTable *places, zval *into)
{
    Outcome outcome = READ;
    zval *value;
    ZEND_HASH_FOREACH_VAL(places, value) {
        outcome = read_element(run, node.value, run.tape.start + Z_LVAL_P(value), value);
        if (UNEXPECTED(outcome != READ)) {
            break;
        }
    } ZEND_HASH_FOREACH_END();

    return finish(outcome, places, into);
}

// The key as PHP's cast makes it an int.
bool cast_key(Run &run, zend_string *key, zend_ulong &number)
{
    zval text;
    zval cast;
    ZVAL_STR(&text, key);
    if (!ask(run, ZEND_STRL("int"), 1, &text, &cast)) {
        return false;
    }
    number = static_cast<zend_ulong>(zval_get_long(&cast));
    zval_ptr_dtor(&cast);

    return true;
}

// With keys of which several may become one.
bool read_with_cast_keys(Run &run, const MapOf &node, HashTable *places, zval *into)
{
    HashTable *map = zend_new_array(zend_hash_num_elements(places));
    Outcome outcome = READ;
    zend_ulong number;
    zend_string *key;
    zval *place;
    ZEND_HASH_FOREACH_KEY_VAL(places, number, key, place) {
        zval value;
        outcome = read_element(run, node.value, run.tape.start + Z_LVAL_P(place), &value);
        if (outcome == READ && key != nullptr && !cast_key(run, key, number)) {
            zval_ptr_dtor(&value);
            outcome = FAILED;
        }
        if (outcome != READ) {
            break;
        }
        zend_hash_index_update(map, number, &value);
    } ZEND_HASH_FOREACH_END();
    zend_array_destroy(places);

    return finish(outcome, map, into);
}

bool read_map(read::Run &run, const Node &base, document::At at, zval *into)
{
    const auto &node = static_cast<const MapOf &>(base);
    if (UNEXPECTED(!document::is_container(at))) {
        return refuse(jms(run), at, "array");
    }
    if (run.tape.is_empty(at)) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (!has_stack(run)) {
        return false;
    }
    if (document::kind_of(at) == document::ARRAY) {
        return is_of_kind(node, true) ? read_items(run, node.value, at, into) : mismatch("numbers in place of keys");
    }
    HashTable *places = places_of(run, at);
    if (EXPECTED(are_of_kind(node, places))) {
        return read_in_place(run, node, places, into);
    }
    if (node.is_exact) {
        zend_array_destroy(places);
        return mismatch("keys of another kind");
    }

    return read_with_cast_keys(jms(run), node, places, into);
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

bool read_wrapped(read::Run &base, const Node &node, document::At at, zval *into)
{
    Run &run = jms(base);
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
    node->is_exact = key.number(0) == op::JMS_READ_EXACTLY;
    node->has_int_keys = key.number(1) == op::SCALAR_INT;
    node->value = compiler.node(operands, 2);
    if ((!node->is_exact && key.number(0) != op::JMS_READ_COERCE)
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

} // namespace kiln::read::jms
