// Cells: what stands in an array, in a property, in a reference.
#ifndef KILN_GRAPH_ENCODE_CELL_H
#define KILN_GRAPH_ENCODE_CELL_H

#include "../kind.h"
#include "../../zend_compat.h"

namespace kiln::graph::encoding {

// Scalars are zvals as PHP has them. What stands elsewhere (arrays, objects, enum cases,
// references) is known by a number and a type that PHP does not have.
constexpr uint8_t POINTER = 64;

inline void point_to(zval *cell, Kind kind, uint64_t number)
{
    cell->value.lval = static_cast<zend_long>(number);
    Z_TYPE_INFO_P(cell) = POINTER + kind;
}

// What PHP knows of a value by its type alone: anything but a string, an array, an
// object, a reference.
inline bool is_scalar(const zval *value)
{
    return static_cast<uint8_t>(Z_TYPE_P(value) - IS_NULL) <= IS_STRING - IS_NULL;
}

inline Kind kind_of(const zval *cell)
{
    static_assert(IS_NULL == 1 && IS_FALSE == 2 && IS_TRUE == 3 && IS_LONG == 4 && IS_DOUBLE == 5 && IS_STRING == 6);
    const uint8_t type = Z_TYPE_P(cell);
    if (type >= POINTER) {
        return static_cast<Kind>(type - POINTER);
    }

    return static_cast<Kind>(type <= IS_TRUE ? type - IS_NULL : type);
}

// A cell without its kind. Of null and booleans it means nothing.
inline uint64_t content_of(const zval *cell)
{
    return static_cast<uint64_t>(cell->value.lval);
}

inline zend_string *string_in(uint64_t content)
{
    return reinterpret_cast<zend_string *>(static_cast<uintptr_t>(content));
}

// Cells that lie in memory at equal distances: elements of an array, slots of an object.
struct Cells {
    const zval *first;
    // In bytes.
    size_t distance;
    size_t count;

    const zval *operator[](size_t position) const
    {
        return reinterpret_cast<const zval *>(reinterpret_cast<const char *>(first) + position * distance);
    }
};

// With holes.
inline Cells values_of(const HashTable *array)
{
    return HT_IS_PACKED(array) ? Cells{array->arPacked, sizeof(zval), array->nNumUsed}
                               : Cells{&array->arData->val, sizeof(Bucket), array->nNumUsed};
}

// Whether there are no holes, and nothing but scalars.
inline bool are_scalars(const Cells &values)
{
    const auto *at = reinterpret_cast<const char *>(values.first);
    for (size_t i = 0; i < values.count; ++i, at += values.distance) {
        if (!is_scalar(reinterpret_cast<const zval *>(at))) {
            return false;
        }
    }

    return true;
}

// Whether two cells of one kind are the same.
inline bool is_same(Kind kind, uint64_t one, uint64_t other)
{
    if (kind <= KIND_EMPTY_ARRAY || one == other) {
        return true;
    }

    return kind == KIND_STRING && zend_string_equals(string_in(one), string_in(other));
}

} // namespace kiln::graph::encoding

#endif
