#include "plain.h"

#include "../../../write/array.h"
#include "../../../write/hold.h"
#include "fragment.h"
#include "scalar.h"

extern "C" {
#include "ext/spl/spl_array.h"
#include "zend_smart_str.h"
}

namespace kiln::write::jms {

namespace {

// The values lie in the buffer as they are, so a log can say where.
bool collect(Run &run, HeldArray array, bool is_object, Log &log)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        if (is_object && key != nullptr && is_hidden(key)) {
            continue;
        }
        const Attempt attempt(run);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_plain(run, value))) {
            return false;
        }
        log.put(key, number, attempt.take(run));
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool write_entries(Run &run, HeldArray array, bool is_object, bool hides)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        if (hides && key != nullptr && is_hidden(key)) {
            continue;
        }
        Out::entry(run, is_object, key, number);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_plain(run, value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool write_array(Run &run, HashTable *array, Form form)
{
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    const bool is_inline = wanted != nullptr;
    if (UNEXPECTED(!enter(run, is_inline))) {
        return false;
    }
    const uint32_t count = zend_hash_num_elements(array);
    const Hold hold(run, array);
    bool is_written;
    if (UNEXPECTED(is_inline)) {
        is_written = collect(run, hold, form == Form::OBJECT, *wanted);
    } else {
        const bool is_object = form == Form::OBJECT || (form == Form::MEMBERS && count == 0) || !zend_array_is_list(array);
        const auto level = Out::open(run);
        is_written = write_entries(run, hold, is_object, form == Form::OBJECT);
        Out::close(run, level, is_object);
    }
    leave(run, is_inline);
    run.outcome = count == 0 ? Outcome::EMPTY : Outcome::WRITTEN;

    return is_written;
}

// As json_encode() does, with what the class has to say about it.
bool write_by_json_encode(Run &run, HeldObject held)
{
    zval object;
    ZVAL_OBJ(&object, held);
    smart_str text = {nullptr, 0};
    const zend_long levels = MAX(run.most_depth - run.depth, 0);
    ++run.calls;
    const bool has_stopped = php_json_encode_ex(&text, &object, run.flags, levels) == FAILURE;
    const int error = compat::json_error();
    if (text.s != nullptr) {
        run.out.append(text.s);
    }
    smart_str_free(&text);
    if (UNEXPECTED(EG(exception) != nullptr)) {
        return failed(run);
    }
    note_error(run, has_stopped && error != PHP_JSON_ERROR_NONE ? error + STOP : error);

    return true;
}

bool write_object(Run &run, zval *value)
{
    if (is_fragment(value)) {
        append_fragment(run, Z_OBJ_P(value));
        return true;
    }
    if (Z_OBJCE_P(value) != spl_ce_ArrayObject) {
        run.wanted = nullptr;
        run.outcome = Outcome::WRITTEN;
        return write_by_json_encode(run, Hold(run, Z_OBJ_P(value)));
    }
    HashTable *members = zend_get_properties_for(value, ZEND_PROP_PURPOSE_JSON);
    if (UNEXPECTED(members == nullptr)) {
        return unsupported("an ArrayObject without members");
    }
    // An ArrayObject writes into its array whoever else refers to it (php-src, ext/spl/spl_array.c).
    HashTable *copy = zend_array_dup(members);
    zend_release_properties(members);
    const bool is_written = write_array(run, copy, Form::OBJECT);
    zend_array_release(copy);

    return is_written;
}

struct Asked : Node {
    zend_string *method;
    HashTable *arguments;
};

// Lets go of what the host has given.
bool write_result(Run &run, zval *result, Log *wanted)
{
    bool is_written;
    if (is_skipped(run, result)) {
        is_written = skip(run);
    } else {
        run.wanted = wanted;
        is_written = write_plain(run, result);
    }
    zval_ptr_dtor(result);

    return is_written && EXPECTED(EG(exception) == nullptr);
}

bool write_what_host_makes(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &asked = static_cast<const Asked &>(node);
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    zval result;

    return ask_about(run, asked.method, value, asked.arguments, &result) && write_result(run, &result, wanted);
}

} // namespace

bool write_plain(Run &run, zval *value)
{
    switch (Z_TYPE_P(value)) {
        case IS_NULL: return write_null<Out>(run);
        case IS_ARRAY: return write_array(run, Z_ARR_P(value), Form::BY_KEYS);
        case IS_OBJECT: return write_object(run, value);
        default: return write_scalar<Out>(run, value);
    }
}

bool write_plain_members(Run &run, HashTable *members, Form form)
{
    return write_array(run, members, form);
}

bool write_asked(Run &run, const char *method, uint32_t count, zval *arguments)
{
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    zval result;

    return ask(run, method, count, arguments, &result) && write_result(run, &result, wanted);
}

const Node *compile_asked(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Asked>();
    node->write = write_what_host_makes;
    node->method = operation.string(1);
    node->arguments = operation.array(2);

    return node;
}

} // namespace kiln::write::jms
