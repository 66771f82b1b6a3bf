#include "array.h"

#include "ahead.h"
#include "emitters.h"
#include "hold.h"

namespace kiln::write {

namespace {

struct ArrayOf : Node {
    const Node *item;
};

const Node *item_of(const Node &node)
{
    return static_cast<const ArrayOf &>(node).item;
}

template <typename Out>
bool write_list_of(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_list<Out>(run, Z_ARR_P(value), item_of(node)) : mismatch("not an array");
}

template <typename Out>
bool write_map_of(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_map<Out>(run, Z_ARR_P(value), item_of(node)) : mismatch("not an array");
}

template <typename Out>
bool write_any_array(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_list_or_map<Out>(run, Z_ARR_P(value), item_of(node))
                                                 : mismatch("not an array");
}

// A level nevertheless, as json_encode() counts.
template <void (*write_brackets)(Run &)>
bool write_empty(Run &run)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    leave(run);
    write_brackets(run);
    run.is_empty = true;

    return true;
}

template <typename Out>
bool write_empty_list(Run &run, const Node &, zval *)
{
    return write_empty<Out::no_items>(run);
}

template <typename Out>
bool write_empty_map(Run &run, const Node &, zval *)
{
    return write_empty<Out::no_members>(run);
}

// How many entries stand before one.
ZEND_COLD zend_ulong index_of(HashTable *array, const zval *entry)
{
    zend_ulong index = 0;
    zval *other;
    ZEND_HASH_FOREACH_VAL(array, other) {
        if (other == entry) {
            break;
        }
        ++index;
    } ZEND_HASH_FOREACH_END();

    return index;
}

template <typename Out>
bool write_items(Run &run, HeldArray array, const Node *item)
{
    zval *entry;
    const zval *const end = HT_IS_PACKED(array) ? array->arPacked + array->nNumUsed : nullptr;
    ZEND_HASH_FOREACH_VAL(array, entry) {
        if (entry + AHEAD < end) {
            fetch_item(entry + AHEAD);
        }
        Out::item(run);
        zval *value = entry;
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_node(run, item, value))) {
            return failed_below(run, index_of(array, entry));
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

template <typename Out>
bool write_entries(Run &run, HeldArray array, const Node *item)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        if (UNEXPECTED(!write_key<Out>(run, key, number))) {
            return false;
        }
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_node(run, item, value))) {
            return failed_below_key(run, key, number);
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

// Of a format that says ahead how many entries follow.
template <typename Out>
concept CountsEntries = requires(Run &run, uint32_t count) { Out::open_array(run, true, count); };

template <typename Out, bool IS_MAP>
zend_always_inline auto open(Run &run, const HashTable *array)
{
    if constexpr (CountsEntries<Out>) {
        return Out::open_array(run, IS_MAP, zend_hash_num_elements(array));
    } else if constexpr (IS_MAP) {
        return Out::open_members(run);
    } else {
        return Out::open_items(run);
    }
}

template <typename Out, bool (*write_inside)(Run &, HeldArray, const Node *), bool IS_MAP>
bool write_level(Run &run, HashTable *array, const Node *item)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const auto level = open<Out, IS_MAP>(run, array);
    const bool is_written = write_inside(run, Hold(run, array), item);
    leave(run);
    run.is_empty = !(IS_MAP ? Out::close_members(run, level) : Out::close_items(run, level));

    return is_written;
}

const Node *compile_array(bool (*write)(Run &, const Node &, zval *), Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ArrayOf>();
    node->write = write;
    node->item = operation.node(1);

    return node;
}

} // namespace

bool failed_below_key(Run &run, zend_string *key, zend_ulong number)
{
    zend_string *name = key == nullptr ? zend_long_to_str(static_cast<zend_long>(number)) : zend_string_copy(key);
    failed_below(run, name);
    zend_string_release(name);

    return false;
}

template <typename Out>
bool write_key(Run &run, zend_string *key, zend_ulong number)
{
    if (key == nullptr) {
        Out::key(run, static_cast<zend_long>(number));
        return true;
    }
    if (UNEXPECTED(is_hidden(key))) {
        return unsupported("a key that begins with a NUL");
    }

    return EXPECTED(Out::key(run, key)) || mismatch("a key that is not UTF-8");
}

template <typename Out>
bool write_list(Run &run, HashTable *array, const Node *item)
{
    return zend_hash_num_elements(array) == 0 ? write_empty<Out::no_items>(run)
                                              : write_level<Out, write_items<Out>, false>(run, array, item);
}

template <typename Out>
bool write_map(Run &run, HashTable *array, const Node *item)
{
    return zend_hash_num_elements(array) == 0 ? write_empty<Out::no_members>(run)
                                              : write_level<Out, write_entries<Out>, true>(run, array, item);
}

template <typename Out>
bool write_list_or_map(Run &run, HashTable *array, const Node *item)
{
    return zend_array_is_list(array) ? write_list<Out>(run, array, item) : write_map<Out>(run, array, item);
}

template <typename Out>
const Node *compile_list_of(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_list_of<Out>, compiler, operation);
}

template <typename Out>
const Node *compile_map_of(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_map_of<Out>, compiler, operation);
}

template <typename Out>
const Node *compile_any_array(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_any_array<Out>, compiler, operation);
}

template <typename Out>
const Node *compile_empty_array(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Node>();
    node->write = operation.flag(1) ? write_empty_map<Out> : write_empty_list<Out>;

    return node;
}

#define KILN_MAKE(Out) \
    template bool write_list_or_map<Out>(Run &, HashTable *, const Node *); \
    template const Node *compile_list_of<Out>(Compiler &, const Operation &); \
    template const Node *compile_map_of<Out>(Compiler &, const Operation &); \
    template const Node *compile_any_array<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

#define KILN_MAKE(Out) \
    template bool write_key<Out>(Run &, zend_string *, zend_ulong); \
    template bool write_list<Out>(Run &, HashTable *, const Node *); \
    template bool write_map<Out>(Run &, HashTable *, const Node *); \
    template const Node *compile_empty_array<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_KEYED_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
