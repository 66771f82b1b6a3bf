#include "making.h"

#include "../host.h"
#include "../program/op.h"
#include "arrays.h"
#include "optional.h"

namespace kiln::read {

namespace {

// Whether a property has been given a value, other than null.
Outcome keep_value(const Making &making, const Field &field)
{
    const zend_object *object = making.object;
    const zval *slot = OBJ_PROP(object, field.property->offset);
    const bool was_unset = Z_ISUNDEF_P(slot) && (Z_PROP_FLAG_P(slot) & IS_PROP_UNINIT) == 0;
    if (UNEXPECTED(compat::is_lazy(object) || Z_ISREF_P(slot) || (was_unset && object->ce->__isset != nullptr))) {
        unsupported("a property that is no longer just a slot");
        return FAILED;
    }

    return Z_TYPE_P(slot) > IS_NULL ? LEFT_OUT : READ;
}

Outcome outcome_of(bool is_read)
{
    return is_read ? READ : FAILED;
}

Outcome read_default(const Making &making, const Field &field, zval *into)
{
    if (field.target == op::TARGET_ARGUMENT) {
        return LEFT_OUT;
    }
    if (field.default_method == nullptr) {
        unsupported("a default value");
        return FAILED;
    }
    zval value;
    if (!make_host(making.run.host, "readhost") || !call_host(making.run.host, field.default_method, nullptr, field.default_arguments, &value)) {
        return FAILED;
    }
    ZVAL_COPY_VALUE(into, &value);

    return READ;
}

Outcome read_missing(const Making &making, const Field &field, zval *into)
{
    if (field.keeps_value && field.target == op::TARGET_SLOT) {
        const Outcome outcome = keep_value(making, field);
        if (outcome != READ) {
            return outcome;
        }
    }
    switch (field.missing) {
        case op::MISSING_LEAVE:
            return LEFT_OUT;
        case op::MISSING_NULL:
            ZVAL_NULL(into);
            return READ;
        case op::MISSING_DEFAULT:
            return read_default(making, field, into);
        case op::MISSING_ABSENT:
            return outcome_of(make_absent(into));
        default:
            mismatch("a missing key");
            return FAILED;
    }
}

Outcome read_key(const Making &making, const Field &field, zval *into)
{
    const document::At at = find_value(making, field);
    if (UNEXPECTED(at == nullptr)) {
        return read_missing(making, field, into);
    }
    if (UNEXPECTED(field.missing == op::MISSING_FAIL && document::kind_of(at) == document::NOTHING)) {
        mismatch("null");
        return FAILED;
    }

    return outcome_of(read_node(making.run, field.value, at, into));
}

bool has_one_of_keys(const Making &making, const Field &field)
{
    for (uint32_t index = 0; index < field.key_count; ++index) {
        if (making.values[field.keys[index]] != nullptr) {
            return true;
        }
    }

    return false;
}

bool announce_flattened(const Making &making, const Field &field, document::At at, HashTable *map)
{
    const document::Text key = making.run.tape.text(at);
    if (field.taken.find(key) != Keys::NONE || !has_prefix(key, field.prefix)) {
        return true;
    }
    const auto prefix = static_cast<uint32_t>(ZSTR_LEN(field.prefix));

    return announce_member(
        making.run, {key.bytes + prefix, key.length - prefix}, field.has_int_keys, at + 1, map
    );
}

bool read_flattened_members(const Making &making, const Field &field, HashTable *map)
{
    const document::Tape &tape = making.run.tape;
    const document::At end = tape.end_of(making.at);
    for (document::At key = document::first_inside(making.at); key != end; key = tape.after(key + 1)) {
        if (!announce_flattened(making, field, key, map)) {
            return false;
        }
    }

    return read_announced(making.run, field.value, map);
}

bool read_flattened_map(const Making &making, const Field &field, zval *into)
{
    HashTable *map = zend_new_array(0);
    if (!read_flattened_members(making, field, map)) {
        zend_array_destroy(map);
        return false;
    }
    if (zend_hash_num_elements(map) == 0 && field.is_nullable) {
        zend_array_destroy(map);
        ZVAL_NULL(into);
    } else {
        ZVAL_ARR(into, map);
    }

    return true;
}

bool read_flattened_object(const Making &making, const Field &field, zval *into)
{
    if (field.is_nullable && !has_one_of_keys(making, field)) {
        ZVAL_NULL(into);
        return true;
    }

    constexpr uint32_t MAX_FLATTENED = 64;
    if (UNEXPECTED(making.run.flattened == MAX_FLATTENED)) {
        return unsupported("an object inside itself");
    }
    ++making.run.flattened;
    const bool is_read = read_members(making.run, *field.flattened, making.at, into);
    --making.run.flattened;

    return is_read;
}

} // namespace

document::At find_value(const Making &making, const Field &field)
{
    document::At found = making.values[field.first_key];
    if (EXPECTED(field.key_count == 1) || (found != nullptr && document::kind_of(found) != document::NOTHING)) {
        return found;
    }
    for (uint32_t index = 1; index < field.key_count; ++index) {
        const document::At other = making.values[field.keys[index]];
        if (other != nullptr) {
            if (document::kind_of(other) != document::NOTHING) {
                return other;
            }
            found = other;
        }
    }

    return found;
}

Outcome read_field(const Making &making, const Field &field, zval *into)
{
    switch (field.source) {
        case Field::KEY:
            return read_key(making, field, into);
        case Field::FLATTENED_OBJECT:
            return outcome_of(read_flattened_object(making, field, into));
        default:
            return outcome_of(read_flattened_map(making, field, into));
    }
}

} // namespace kiln::read
