#include "array.h"

#include "brackets.h"
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

bool write_list_of(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_list(run, Z_ARR_P(value), item_of(node)) : mismatch("not an array");
}

bool write_map_of(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_map(run, Z_ARR_P(value), item_of(node)) : mismatch("not an array");
}

bool write_any_array(Run &run, const Node &node, zval *value)
{
    return EXPECTED(Z_TYPE_P(value) == IS_ARRAY) ? write_list_or_map(run, Z_ARR_P(value), item_of(node))
                                                 : mismatch("not an array");
}

bool write_empty(Run &run, const char *brackets)
{
    // A level nevertheless, as json_encode() counts.
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    leave(run);
    run.out.append(brackets, 2);

    return true;
}

bool write_empty_list(Run &run, const Node &, zval *)
{
    return write_empty(run, "[]");
}

bool write_empty_map(Run &run, const Node &, zval *)
{
    return write_empty(run, "{}");
}

bool write_items(Run &run, HeldArray array, const Node *item)
{
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        run.out.append(',');
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_node(run, item, value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool write_entries(Run &run, HeldArray array, const Node *item)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        if (UNEXPECTED(!write_key(run, key, number))) {
            return false;
        }
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_node(run, item, value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

using WriteInside = bool (*)(Run &run, HeldArray array, const Node *item);

bool write_level(Run &run, HashTable *array, const Node *item, WriteInside write_inside, char opening, char closing)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const size_t start = run.out.length();
    const bool is_written = write_inside(run, Hold(run, array), item);
    leave(run);
    close_with(run, start, opening, closing);

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

bool write_key(Run &run, zend_string *key, zend_ulong number)
{
    run.out.append(',');
    if (key == nullptr) {
        char *to = run.out.room(text::LONGEST_NUMBER + 3);
        *to++ = '"';
        to = text::write_integer(to, static_cast<zend_long>(number));
        *to++ = '"';
        *to++ = ':';
        run.out.wrote(to);
        return true;
    }
    if (UNEXPECTED(ZSTR_VAL(key)[0] == '\0' && ZSTR_LEN(key) > 0)) {
        return unsupported("a key that begins with a NUL");
    }
    if (UNEXPECTED(!text::append_string(run.out, key, run.escapes))) {
        return mismatch("a key that is not UTF-8");
    }
    run.out.append(':');

    return true;
}

bool write_list(Run &run, HashTable *array, const Node *item)
{
    return zend_hash_num_elements(array) == 0 ? write_empty(run, "[]") : write_level(run, array, item, write_items, '[', ']');
}

bool write_map(Run &run, HashTable *array, const Node *item)
{
    return zend_hash_num_elements(array) == 0 ? write_empty(run, "{}") : write_level(run, array, item, write_entries, '{', '}');
}

bool write_list_or_map(Run &run, HashTable *array, const Node *item)
{
    return zend_array_is_list(array) ? write_list(run, array, item) : write_map(run, array, item);
}

const Node *compile_list_of(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_list_of, compiler, operation);
}

const Node *compile_map_of(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_map_of, compiler, operation);
}

const Node *compile_any_array(Compiler &compiler, const Operation &operation)
{
    return compile_array(write_any_array, compiler, operation);
}

const Node *compile_empty_array(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Node>();
    node->write = operation.flag(1) ? write_empty_map : write_empty_list;

    return node;
}

} // namespace kiln::write
