#include "walker.h"

#include "../../declined.h"
#include "../weight.h"
#include "references.h"

namespace kiln::graph::encoding {

namespace {

// How many elements.
constexpr size_t PLACES_AHEAD = 2;

bool are_all_like_the_first(const Cells &values)
{
    const uint8_t type = Z_TYPE_P(values.first);
    const auto *at = reinterpret_cast<const char *>(values.first);
    for (size_t i = 1; i < values.count; ++i) {
        at += values.distance;
        if (Z_TYPE_P(reinterpret_cast<const zval *>(at)) != type) {
            return false;
        }
    }

    return true;
}

// Objects lie scattered in memory.
inline void fetch_ahead(const char *at, const char *end)
{
    if (at < end && Z_TYPE_P(reinterpret_cast<const zval *>(at)) == IS_OBJECT) {
        const zend_object *object = Z_OBJ_P(reinterpret_cast<const zval *>(at));
        __builtin_prefetch(object);
        __builtin_prefetch(&object->properties_table[2]);
    }
}

} // namespace

bool Walker::walk(zval *value)
{
    if (is_scalar(value)) {
        ZVAL_COPY_VALUE(&collection_.root, value);
        return true;
    }
    root_array_ = Z_TYPE_P(value) == IS_ARRAY ? Z_ARRVAL_P(value) : nullptr;
    const Taken taken = take_value(value, NONE, &collection_.root);
    bool goes_on = taken != Taken::FAILED;
    while (goes_on && !frames_.is_empty()) {
        goes_on = frames_[frames_.count() - 1].shape != nullptr ? walk_object() : walk_array();
    }

    return goes_on;
}

bool Walker::walk_object()
{
    const size_t mine = frames_.count() - 1;
    Frame &frame = frames_[mine];
    Table &into = frame.shape->cells;
    const uint32_t row = frame.row;
    const char *const end = frame.end;
    const size_t distance = frame.distance;
    const char *at = frame.at;
    uint32_t column = frame.column;
    while (at != end) {
        auto *value = const_cast<zval *>(reinterpret_cast<const zval *>(at));
        at += distance;
        if (UNEXPECTED(Z_TYPE_P(value) == IS_INDIRECT)) {
            value = Z_INDIRECT_P(value);
        }
        if (EXPECTED(is_scalar(value))) {
            into.put(memory_, column++, row, kind_of(value), content_of(value));
            if (UNEXPECTED(holds_) && Z_TYPE_P(value) == IS_STRING) {
                hold(Z_STR_P(value));
            }
            continue;
        }
        if (Z_TYPE_P(value) == IS_UNDEF) {
            continue;
        }
        // Others may be entered, and make frames lie elsewhere.
        frame.at = at;
        frame.column = column;
        zval cell;
        const Taken taken = take(value, frame.table, &cell);
        if (UNEXPECTED(taken == Taken::FAILED)) {
            return false;
        }
        if (taken == Taken::LATER) {
            return true;
        }
        into.put(memory_, column++, row, kind_of(&cell), content_of(&cell));
        if (taken == Taken::ENTERED) {
            frames_[mine].column = column;
            return true;
        }
    }
    const Frame &left = frames_[mine];
    if (left.shape->plan->restoring != BY_PROPERTIES) {
        collection_.calls.push(memory_, place_of(*left.shape, left.row));
    }
    frames_.cut(mine);
    safe_frames_ = MIN(safe_frames_, mine);

    return true;
}

bool Walker::walk_array()
{
    const size_t mine = frames_.count() - 1;
    const char *const end = frames_[mine].end;
    const size_t distance = frames_[mine].distance;
    const char *at = frames_[mine].at;
    while (at != end) {
        auto *value = const_cast<zval *>(reinterpret_cast<const zval *>(at));
        at += distance;
        fetch_ahead(at + PLACES_AHEAD * distance, end);
        if (is_scalar(value)) {
            cells_.push(memory_, *value);
            continue;
        }
        if (Z_TYPE_P(value) == IS_UNDEF) {
            continue;
        }
        frames_[mine].at = at;
        zval cell;
        const Taken taken = take(value, frames_[mine].table, &cell);
        if (UNEXPECTED(taken == Taken::FAILED)) {
            return false;
        }
        if (taken == Taken::LATER) {
            return true;
        }
        push_cell(frames_[mine], &cell);
        if (taken == Taken::ENTERED) {
            // Its own cells come behind this one.
            frames_[frames_.count() - 1].first_cell = cells_.count();
            return true;
        }
    }
    leave_array();

    return true;
}

void Walker::push_cell(Frame &array, const zval *cell)
{
    const Kind kind = kind_of(cell);
    if (kind == KIND_OBJECT || kind == KIND_REFERENCE) {
        array.is_shareable = false;
    } else if (kind == KIND_ARRAY) {
        const uint64_t inside = content_of(cell);
        array.is_shareable = array.is_shareable && collection_.arrays.is_shared(inside);
        array.level = MAX(array.level, collection_.arrays.level_of(inside) + 1);
    }
    cells_.push(memory_, *cell);
}

void Walker::leave_array()
{
    const size_t mine = frames_.count() - 1;
    const Frame frame = frames_[mine];
    const Cells values = {&cells_[frame.first_cell], sizeof(zval), cells_.count() - frame.first_cell};
    const Elements elements = {frame.table, values, are_all_like_the_first(values) ? kind_of(values.first) : NO_KIND};
    const uint32_t number = frame.is_shareable ? collection_.arrays.share(memory_, elements, frame.level)
                                               : collection_.arrays.add(memory_, elements, frame.level);
    cells_.cut(frame.first_cell);
    frames_.cut(mine);
    safe_frames_ = MIN(safe_frames_, mine);
    --open_arrays_;
    zval cell;
    point_to(&cell, KIND_ARRAY, number);
    deliver(&cell, frame.reference);
}

void Walker::deliver(zval *cell, uint32_t reference)
{
    if (reference != NONE) {
        collection_.referenced[reference] = *cell;
        return;
    }
    if (frames_.is_empty()) {
        collection_.root = *cell;
        return;
    }
    Frame &outer = frames_[frames_.count() - 1];
    if (outer.shape != nullptr) {
        outer.shape->cells.put(memory_, outer.column++, outer.row, kind_of(cell), content_of(cell));
    } else {
        push_cell(outer, cell);
    }
}

Walker::Taken Walker::take(zval *value, const HashTable *in, zval *cell)
{
    if (EXPECTED(Z_TYPE_P(value) != IS_REFERENCE)) {
        return take_value(value, NONE, cell);
    }
    if (!is_alone(Z_REF_P(value), in)) {
        return take_reference(Z_REF_P(value), cell);
    }
    value = Z_REFVAL_P(value);
    if (!is_scalar(value)) {
        return take_value(value, NONE, cell);
    }
    ZVAL_COPY_VALUE(cell, value);
    if (holds_ && Z_TYPE_P(value) == IS_STRING) {
        hold(Z_STR_P(value));
    }

    return Taken::DONE;
}

Walker::Taken Walker::take_value(zval *value, uint32_t reference, zval *cell)
{
    if (Z_TYPE_P(value) == IS_OBJECT) {
        return take_object(Z_OBJ_P(value), cell);
    }
    if (EXPECTED(Z_TYPE_P(value) == IS_ARRAY)) {
        return take_array(Z_ARRVAL_P(value), reference, cell);
    }
    unsupported("what serialize() does not keep");

    return Taken::FAILED;
}

Walker::Taken Walker::take_reference(zend_reference *reference, zval *cell)
{
    uint32_t *place = references_.place(memory_, hash_of_address(reference), [&](uint32_t number) {
        return known_references_[number] == reference;
    });
    if (*place != Index::NONE) {
        point_to(cell, KIND_REFERENCE, *place);
        return Taken::DONE;
    }
    const auto number = static_cast<uint32_t>(known_references_.count());
    references_.occupy(place, number);
    known_references_.push(memory_, reference);
    if (holds_) {
        hold(&reference->gc, IS_REFERENCE_EX);
    }
    // Takes the place before others are met inside.
    zval referenced;
    ZVAL_NULL(&referenced);
    collection_.referenced.push(memory_, referenced);
    point_to(cell, KIND_REFERENCE, number);
    if (is_scalar(&reference->val)) {
        if (holds_ && Z_TYPE(reference->val) == IS_STRING) {
            hold(Z_STR(reference->val));
        }
        collection_.referenced[number] = reference->val;
        return Taken::DONE;
    }
    const Taken taken = take_value(&reference->val, number, &referenced);
    if (taken == Taken::LATER) {
        return Taken::ENTERED;
    }
    collection_.referenced[number] = referenced;

    return taken;
}

Walker::Taken Walker::take_array(HashTable *array, uint32_t reference, zval *cell)
{
    if (zend_hash_num_elements(array) == 0) {
        point_to(cell, KIND_EMPTY_ARRAY, 0);
        return Taken::DONE;
    }
    if (UNEXPECTED(open_arrays_ == LEVELS)) {
        unsupported("arrays nested too deeply");
        return Taken::FAILED;
    }
    if (UNEXPECTED(array == root_array_ && !frames_.is_empty() && !is_every_object_indexed_)) {
        is_to_begin_again_ = true;
        return Taken::FAILED;
    }
    if (holds_) {
        hold(&array->gc, (GC_FLAGS(array) & IS_ARRAY_IMMUTABLE) != 0 ? IS_ARRAY : IS_ARRAY_EX);
    }
    const Cells values = values_of(array);
    const bool are_all_alike = are_all_like_the_first(values);
    if (are_all_alike ? is_scalar(values.first) : are_scalars(values)) {
        const Elements elements = {array, values, are_all_alike ? kind_of(values.first) : NO_KIND};
        point_to(cell, KIND_ARRAY, collection_.arrays.share(memory_, elements, 0));
        return Taken::DONE;
    }
    ++open_arrays_;
    cells_.reserve_exactly(memory_, cells_.count() + values.count);
    const bool is_sole = is_sole_place() && (frames_.is_empty() || GC_REFCOUNT(array) == 1);
    Frame &frame = *frames_.add(memory_);
    frame.at = reinterpret_cast<const char *>(values.first);
    frame.end = frame.at + values.count * values.distance;
    frame.distance = values.distance;
    frame.shape = nullptr;
    frame.table = array;
    frame.first_cell = cells_.count();
    frame.reference = reference;
    frame.level = 0;
    frame.is_shareable = true;
    frame.is_sole = is_sole;

    return Taken::LATER;
}

Walker::Taken Walker::take_case(zend_object *object, zval *cell)
{
    uint32_t *place = cases_.place(memory_, hash_of_address(object), [&](uint32_t number) {
        return collection_.cases[number] == object;
    });
    if (*place == Index::NONE) {
        cases_.occupy(place, static_cast<uint32_t>(collection_.cases.count()));
        collection_.cases.push(memory_, object);
    }
    point_to(cell, KIND_ENUM, *place);

    return Taken::DONE;
}

Walker::Taken Walker::take_object(zend_object *object, zval *cell)
{
    if (UNEXPECTED((object->ce->ce_flags & ZEND_ACC_ENUM) != 0)) {
        return take_case(object, cell);
    }
    if (EXPECTED(GC_REFCOUNT(object) == 1 && is_sole_place())) {
        return EXPECTED(enter_object(object, nullptr, cell)) ? Taken::ENTERED : Taken::FAILED;
    }
    uint32_t *place = place_in_index(object);
    if (*place != Index::NONE) {
        point_to(cell, KIND_OBJECT, collection_.objects[*place].place);
        return Taken::DONE;
    }

    return EXPECTED(enter_object(object, place, cell)) ? Taken::ENTERED : Taken::FAILED;
}

} // namespace kiln::graph::encoding
