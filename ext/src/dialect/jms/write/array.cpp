#include "array.h"

#include "../../../program/op.h"
#include "../../../write/array.h"
#include "../../../write/hold.h"
#include "own_class.h"
#include "plain.h"
#include "scalar.h"

namespace kiln::write::jms {

namespace {

// How the elements of an array are written.
struct Rules {
    const Node *item = nullptr;
    // What it writes as it is.
    uint32_t plain_types = 0;
    bool writes_null = false;
    // Whether an element that is neither null nor an object is always written.
    bool keeps_plain = false;
};

// What becomes of the keys: numbers from 0 on may take their place.
enum class Keys : uint8_t { DROPPED, KEPT, KEPT_IN_OBJECT };

bool write_element(Run &run, const Rules &rules, zval *value)
{
    run.outcome = Outcome::WRITTEN;
    if (UNEXPECTED(Z_TYPE_P(value) == IS_NULL)) {
        return rules.writes_null ? write_null<Out>(run) : skip(run);
    }

    return write_node(run, rules.item, value);
}

// Numbered anew.
bool write_list(Run &run, const Rules &rules, HeldArray array)
{
    const auto level = Out::open(run);
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        if (EXPECTED(is_plain(rules.plain_types, value))) {
            Out::scalar_item(run, value);
            continue;
        }
        const auto before = Out::here(run);
        Out::item(run);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_element(run, rules, value))) {
            return false;
        }
        if (UNEXPECTED(run.outcome == Outcome::SKIPPED)) {
            Out::back_to(run, before);
        }
    } ZEND_HASH_FOREACH_END();
    Out::close(run, level, false);

    return true;
}

// All of them are written, so the keys are those of the array.
bool write_whole(Run &run, const Rules &rules, HeldArray array, bool is_object)
{
    const auto level = Out::open(run);
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        Out::entry(run, is_object, key, number);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_element(run, rules, value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();
    Out::close(run, level, is_object);

    return true;
}

// An object in any case, of which some may be left out.
bool write_map(Run &run, const Rules &rules, HeldArray array)
{
    const auto level = Out::open(run);
    Outcome outcome = Outcome::EMPTY;
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        if (EXPECTED(is_plain(rules.plain_types, value) && key != nullptr && !is_hidden(key))) {
            Out::key(run, key, number);
            write_scalar<Out>(run, value);
            outcome = Outcome::WRITTEN;
            continue;
        }
        const Attempt attempt(run);
        Out::key(run, key, number);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_element(run, rules, value))) {
            return false;
        }
        if (run.outcome != Outcome::SKIPPED) {
            outcome = Outcome::WRITTEN;
        }
        if (run.outcome == Outcome::SKIPPED || UNEXPECTED(key != nullptr && is_hidden(key))) {
            attempt.drop(run);
        } else {
            attempt.keep(run);
        }
    } ZEND_HASH_FOREACH_END();
    Out::close(run, level, true);
    run.outcome = outcome;

    return true;
}

bool collect(Run &run, const Rules &rules, HeldArray array, Keys keys, Log &log)
{
    zend_ulong next = 0;
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        const Attempt attempt(run);
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_element(run, rules, value))) {
            return false;
        }
        if (run.outcome == Outcome::SKIPPED) {
            attempt.drop(run);
        } else if (keys == Keys::DROPPED) {
            log.put_at(next++, attempt.take(run));
        } else {
            log.put(key, number, attempt.take(run));
        }
    } ZEND_HASH_FOREACH_END();
    run.outcome = log.count() == 0 ? Outcome::EMPTY : Outcome::WRITTEN;

    return true;
}

bool may_skip(const Rules &rules, HashTable *array)
{
    if (!rules.keeps_plain) {
        return zend_hash_num_elements(array) > 0;
    }
    zval *value;
    ZEND_HASH_FOREACH_VAL(array, value) {
        ZVAL_DEREF(value);
        if (Z_TYPE_P(value) == IS_OBJECT || (Z_TYPE_P(value) == IS_NULL && !rules.writes_null)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

// What is left decides whether it is a list.
bool write_keeping_keys(Run &run, const Rules &rules, HeldArray array)
{
    if (EXPECTED(!may_skip(rules, array))) {
        return write_whole(run, rules, array, !zend_array_is_list(array));
    }
    const size_t start = run.out.length();
    Log log;
    log.open();
    const bool is_written = collect(run, rules, array, Keys::KEPT, log);
    if (EXPECTED(is_written)) {
        log.write(run, start, Form::BY_KEYS);
    }
    log.close();

    return is_written;
}

bool write_array(Run &run, const Rules &rules, HashTable *array, Keys keys)
{
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    const bool is_inline = wanted != nullptr;
    if (UNEXPECTED(!enter(run, is_inline))) {
        return false;
    }
    const Hold hold(run, array);
    bool is_written;
    if (UNEXPECTED(is_inline)) {
        is_written = collect(run, rules, hold, keys, *wanted);
    } else if (keys == Keys::DROPPED) {
        is_written = write_list(run, rules, hold);
    } else if (keys == Keys::KEPT) {
        is_written = write_keeping_keys(run, rules, hold);
    } else {
        is_written = write_map(run, rules, hold);
    }
    leave(run, is_inline);

    return is_written;
}

struct ByOwnType : Node {
    zend_string *place;
    Rules rules;
};

bool write_by_own_type(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &by_own_type = static_cast<const ByOwnType &>(node);
    switch (Z_TYPE_P(value)) {
        case IS_OBJECT:
            return write_by_own_class(run, Z_OBJ_P(value), by_own_type.place);
        case IS_ARRAY:
            return write_array(run, by_own_type.rules, Z_ARR_P(value), Keys::KEPT);
        case IS_NULL:
            return by_own_type.rules.writes_null ? write_null<Out>(run) : skip(run);
        default:
            return write_scalar<Out>(run, value);
    }
}

struct Elements : Node {
    Rules rules;
    Keys keys;
    bool takes_array;
    // Of the host, to make an array; null where there is none.
    zend_string *method;
};

bool write_elements(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &elements = static_cast<const Elements &>(node);
    if (EXPECTED(Z_TYPE_P(value) == IS_ARRAY) && elements.takes_array) {
        return write_array(run, elements.rules, Z_ARR_P(value), elements.keys);
    }
    if (elements.method == nullptr) {
        return mismatch("not an array");
    }
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    zval array;
    if (UNEXPECTED(!ask_about(run, elements.method, value, const_cast<HashTable *>(&zend_empty_array), &array))) {
        return false;
    }
    run.wanted = wanted;
    const bool is_written = Z_TYPE(array) == IS_ARRAY ? write_array(run, elements.rules, Z_ARR(array), elements.keys)
                                                      : mismatch("not an array");
    zval_ptr_dtor(&array);

    return is_written && EXPECTED(EG(exception) == nullptr);
}

struct Members : Node {
    zend_string *place;
    Rules rules;
};

// The keys of an array can become properties: jms/serializer refuses numbers.
bool has_odd_name(HashTable *properties)
{
    zend_ulong number;
    zend_string *key;
    ZEND_HASH_FOREACH_STR_KEY(properties, key) {
        if (key == nullptr || is_hidden(key) || ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), number)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

bool write_properties(Run &run, const Members &node, HeldObject object, Log *wanted)
{
    HashTable *properties = zend_std_get_properties(object);
    if (UNEXPECTED(has_odd_name(properties))) {
        return mismatch("a property that only an array can be made of");
    }
    const bool is_inline = wanted != nullptr;
    if (UNEXPECTED(!enter(run, is_inline))) {
        return false;
    }
    const Hold hold(run, properties);
    const bool is_written = UNEXPECTED(is_inline) ? collect(run, node.rules, hold, Keys::KEPT, *wanted)
                                                  : write_map(run, node.rules, hold);
    leave(run, is_inline);

    return is_written;
}

bool write_members(write::Run &base, const Node &node, zval *value)
{
    Run &run = jms(base);
    const auto &members = static_cast<const Members &>(node);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_OBJECT)) {
        return mismatch("not a stdClass");
    }
    zend_object *object = Z_OBJ_P(value);
    if (UNEXPECTED(object->ce != zend_standard_class_def || compat::is_lazy(object))) {
        zval arguments[2];
        ZVAL_COPY_VALUE(&arguments[0], value);
        ZVAL_STR(&arguments[1], members.place);

        return write_asked(run, "members", 2, arguments);
    }
    if (UNEXPECTED(is_open(run, object))) {
        return skip(run);
    }
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    Frame frame = {run.innermost, object, nullptr, nullptr};
    push(run, frame);
    const bool is_written = write_properties(run, members, Hold(run, object), wanted);
    pop(run);

    return is_written;
}

// Of values without a type.
Rules own_rules(const Node *node, bool writes_null)
{
    Rules rules;
    rules.item = node;
    rules.writes_null = writes_null;
    rules.keeps_plain = true;

    return rules;
}

} // namespace

const Node *compile_by_own_type(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<ByOwnType>();
    node->write = write_by_own_type;
    node->place = operation.string(1);
    node->rules = own_rules(node, operation.flag(2));

    return node;
}

const Node *compile_members(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Members>();
    node->write = write_members;
    node->place = operation.string(1);
    node->rules = own_rules(compile_by_own_type(compiler, operation), operation.flag(2));

    return node;
}

const Node *compile_elements(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Elements>();
    node->write = write_elements;
    const zend_long mask = operation.number(3);
    node->rules.item = operation.node(1);
    node->rules.plain_types = plain_types(node->rules.item);
    node->rules.writes_null = (mask & op::JMS_WRITES_NULL) != 0;
    node->method = Z_TYPE_P(operation.any(2)) == IS_NULL ? nullptr : operation.string(2);
    node->takes_array = (mask & op::JMS_TAKES_ARRAY) != 0;
    node->keys = (mask & op::JMS_IS_MAP) != 0 ? Keys::KEPT_IN_OBJECT
        : (mask & op::JMS_KEEPS_KEYS) != 0    ? Keys::KEPT
                                                  : Keys::DROPPED;
    // An element of another type may be skipped, whatever it is.
    node->rules.keeps_plain = node->rules.item->write == write_by_own_type;

    return node;
}

} // namespace kiln::write::jms
