#include "resolver.h"

#include "../document/keys_twice.h"
#include "scalars.h"

namespace kiln::yaml {

namespace {

using document::At;
using document::Builder;
using document::Kind;
using document::Tape;
using document::Text;

class Resolver {
public:
    Resolver(Builder &builder, const Tape &tape, const Expected &expected) : builder_(builder), tape_(tape), expected_(expected) {}

    // Moves over the value.
    bool value(At &at, Place place)
    {
        const Kind kind = document::kind_of(at);
        if (kind == PLAIN) {
            return append_plain(builder_, tape_.text(at++), expected_.kinds(place));
        }
        if (kind == document::ARRAY) {
            return items(at, place);
        }
        if (kind == document::OBJECT) {
            return members(at, place);
        }
        builder_.copy(*at++);

        return true;
    }

private:
    bool items(At &at, Place place)
    {
        const Row &row = expected_.row(place);
        const size_t start = builder_.begin(document::ARRAY);
        const At end = tape_.end_of(at);
        uint32_t count = 0;
        for (++at; at != end; ++count) {
            if (UNEXPECTED(!value(at, row.of_item(count)))) {
                return false;
            }
        }
        builder_.end(start, document::ARRAY, count);
        ++at;

        return true;
    }

    bool members(At &at, Place place)
    {
        const At map = at;
        if (UNEXPECTED(document::may_have_key_twice(tape_, map))) {
            return false;
        }
        uint32_t steps = 0;
        const Row *row = &expected_.row(place);
        for (; row->cases != nullptr; row = &expected_.row(decide(map, row->cases))) {
            if (UNEXPECTED(++steps > expected_.most_steps())) {
                return false;
            }
        }
        const size_t start = builder_.begin(document::OBJECT);
        const At end = tape_.end_of(at);
        uint32_t count = 0;
        for (++at; at != end; ++count) {
            const Text key = tape_.text(at);
            builder_.copy(*at++);
            if (UNEXPECTED(!value(at, row->find(key).place))) {
                return false;
            }
        }
        builder_.end(start, document::OBJECT, count);
        ++at;

        return true;
    }

    // As Kiln\Format\Expected::map().
    Place decide(At map, const HashTable *cases) const
    {
        zval *row;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(cases), row) {
            if (Z_TYPE_P(row) != IS_ARRAY) {
                continue;
            }
            const zval *field = zend_hash_index_find(Z_ARR_P(row), 0);
            const zval *values = zend_hash_index_find(Z_ARR_P(row), 1);
            const zval *place = zend_hash_index_find(Z_ARR_P(row), 2);
            if (field == nullptr || values == nullptr || place == nullptr || Z_TYPE_P(values) != IS_ARRAY || Z_TYPE_P(place) != IS_LONG) {
                continue;
            }
            if (Z_TYPE_P(field) == IS_STRING ? has_value(map, Z_STR_P(field), Z_ARR_P(values)) : has_all(map, Z_ARR_P(values))) {
                return Z_LVAL_P(place);
            }
        } ZEND_HASH_FOREACH_END();

        return ANY;
    }

    bool has_value(At map, const zend_string *field, const HashTable *values) const
    {
        const At member = tape_.find(map, ZSTR_VAL(field), ZSTR_LEN(field));
        if (member == nullptr || (document::kind_of(member) != PLAIN && document::kind_of(member) != document::STRING)) {
            return false;
        }
        const Text text = tape_.text(member);
        if (document::kind_of(member) == PLAIN && is_null(text)) {
            return false;
        }
        zval *value;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(values), value) {
            if (Z_TYPE_P(value) == IS_STRING && document::is_text(text, Z_STRVAL_P(value), Z_STRLEN_P(value))) {
                return true;
            }
        } ZEND_HASH_FOREACH_END();

        return false;
    }

    bool has_all(At map, const HashTable *keys) const
    {
        zval *key;
        ZEND_HASH_FOREACH_VAL(const_cast<HashTable *>(keys), key) {
            if (Z_TYPE_P(key) != IS_STRING) {
                return false;
            }
            const At member = tape_.find(map, Z_STRVAL_P(key), Z_STRLEN_P(key));
            if (member == nullptr || document::kind_of(member) == document::NOTHING || (document::kind_of(member) == PLAIN && is_null(tape_.text(member)))) {
                return false;
            }
        } ZEND_HASH_FOREACH_END();

        return true;
    }

    Builder &builder_;
    const Tape &tape_;
    const Expected &expected_;
};

} // namespace

bool append_resolved(Builder &builder, const Tape &tape, At value, const Expected &expected, Place place)
{
    return Resolver(builder, tape, expected).value(value, place);
}

} // namespace kiln::yaml
