#include "std_class.h"

#include "../document/plain.h"

namespace kiln::read {

namespace {

template <bool KEEPS_OBJECTS>
bool make_members(Run &run, document::At at, zval *into);

template <bool KEEPS_OBJECTS>
bool make_list(Run &run, document::At at, zval *into)
{
    HashTable *list = zend_new_array(run.tape.count(at));
    const document::At end = run.tape.end_of(at);
    for (document::At item = document::first_inside(at); item != end; item = run.tape.after(item)) {
        zval value;
        if (!make_members<KEEPS_OBJECTS>(run, item, &value)) {
            zend_array_destroy(list);
            return false;
        }
        zend_hash_next_index_insert(list, &value);
    }
    ZVAL_ARR(into, list);

    return true;
}

// As PHP's cast does; takes the array over. The PHP engine alone tells an object that
// looks like a list, where it can.
bool make_object(HashTable *array, zval *into)
{
    if (UNEXPECTED(zend_hash_num_elements(array) != 0 && zend_array_is_list(array))) {
        zend_array_destroy(array);
        return unsupported("an object that PHP takes for a list");
    }
    HashTable *properties = zend_symtable_to_proptable(array);
    zend_array_release(array);
    zend_object *object = zend_objects_new(zend_standard_class_def);
    object->properties = properties;
    ZVAL_OBJ(into, object);

    return true;
}

template <bool KEEPS_OBJECTS>
HashTable *make_map(Run &run, document::At at)
{
    HashTable *map = zend_new_array(run.tape.count(at));
    const document::At end = run.tape.end_of(at);
    for (document::At key = document::first_inside(at); key != end; key = run.tape.after(key + 1)) {
        const document::Text text = run.tape.text(key);
        zval value;
        const bool is_made = text.length > 0 && text.bytes[0] == '\0'
            ? unsupported("a key that begins with a NUL")
            : make_members<KEEPS_OBJECTS>(run, key + 1, &value);
        if (!is_made) {
            zend_array_destroy(map);
            return nullptr;
        }
        document::put(map, run.state->keys, text, &value);
    }

    return map;
}

// Inside, an object without members is an array unless it is kept: Runtime\StdClasses
// sees no more than what json_decode() has made.
template <bool KEEPS_OBJECTS>
bool make_members(Run &run, document::At at, zval *into)
{
    if (!document::is_container(at)) {
        document::make_plain(run.tape, run.state->keys, at, into);
        return true;
    }
    if (run.tape.is_empty(at) && !(KEEPS_OBJECTS && document::kind_of(at) == document::OBJECT)) {
        ZVAL_EMPTY_ARRAY(into);
        return true;
    }
    if (document::kind_of(at) == document::ARRAY) {
        return make_list<KEEPS_OBJECTS>(run, at, into);
    }
    HashTable *map = make_map<KEEPS_OBJECTS>(run, at);

    return map != nullptr && make_object(map, into);
}

template <bool KEEPS_OBJECTS>
bool read_std_class(Run &run, const Node &, document::At at, zval *into)
{
    if (UNEXPECTED(document::kind_of(at) != document::OBJECT)) {
        return mismatch("an object");
    }
    if (UNEXPECTED(run.tape.holds_leaf(at))) {
        return unsupported("what only the format has, where anything may stand");
    }
    HashTable *members = make_map<KEEPS_OBJECTS>(run, at);

    return members != nullptr && make_object(members, into);
}

const Node *compile(bool (*read)(Run &, const Node &, document::At, zval *), Compiler &compiler)
{
    auto *node = compiler.make<Node>();
    node->read = read;
    node->result = {MAY_BE_OBJECT, compiler.string(ZEND_STRL("stdClass"))};

    return node;
}

} // namespace

const Node *compile_std_class_of(Compiler &compiler, const Operands &)
{
    return compile(read_std_class<false>, compiler);
}

const Node *compile_kept_std_class_of(Compiler &compiler, const Operands &)
{
    return compile(read_std_class<true>, compiler);
}

} // namespace kiln::read
