// What a walker does so that code of users, which may change or drop anything, changes
// nothing of what has been met.
#include "walker.h"

#include "answers.h"
#include "references.h"

namespace kiln::graph::encoding {

void Walker::hold(zend_refcounted_h *thing, uint32_t type_info)
{
    zval held;
    held.value.counted = reinterpret_cast<zend_refcounted *>(thing);
    Z_TYPE_INFO(held) = type_info;
    Z_TRY_ADDREF(held);
    keep(&held);
}

void Walker::hold(zend_string *string)
{
    if (!ZSTR_IS_INTERNED(string)) {
        hold(&string->gc, IS_STRING_EX);
    }
}

void Walker::hold_strings(const Table &table)
{
    for (size_t i = 0; i < table.width(); ++i) {
        const Column &column = table.column(i);
        for (size_t row = 0; row < table.rows(); ++row) {
            // Null where nothing has been put yet.
            if (kind_at(column, row) == KIND_STRING && column.contents[row] != 0) {
                hold(string_in(column.contents[row]));
            }
        }
    }
}

void Walker::hold_strings(const zval *cells, size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        if (kind_of(&cells[i]) == KIND_STRING) {
            hold(Z_STR(cells[i]));
        }
    }
}

// From now on all is held as soon as it is met; this is what has been met before.
void Walker::hold_all()
{
    for (Frame &frame : frames_) {
        if (frame.shape == nullptr) {
            hold(&frame.table->gc, (GC_FLAGS(frame.table) & IS_ARRAY_IMMUTABLE) != 0 ? IS_ARRAY : IS_ARRAY_EX);
            continue;
        }
        for (size_t column = frame.column; column < frame.shape->cells.width(); ++column) {
            frame.shape->cells.column(column).contents[frame.row] = 0;
        }
    }
    for (const MetObject &met : collection_.objects) {
        hold(&met.object->gc, IS_OBJECT_EX);
    }
    for (const Shape *shape : collection_.shapes) {
        hold_strings(shape->cells);
    }
    for (zend_reference *reference : known_references_) {
        hold(&reference->gc, IS_REFERENCE_EX);
    }
    hold_strings(collection_.referenced.begin(), collection_.referenced.count());
    collection_.arrays.each_section([&](const Section &section) {
        hold_strings(section.cells);
        if (section.keys != nullptr) {
            hold_strings(section.keys, section.width);
        }
        if (section.alone != nullptr) {
            hold_strings(section.alone, section.width);
        }
    });
}

// What is still to be looked at, as an array cast at the time when the object was entered
// would have kept it.
void Walker::make_safe(Frame &frame)
{
    const size_t count = static_cast<size_t>(frame.end - frame.at) / frame.distance;
    auto *copies = memory_.some<zval>(count);
    for (size_t i = 0; i < count; ++i) {
        const auto *value = reinterpret_cast<const zval *>(frame.at + i * frame.distance);
        if (Z_TYPE_P(value) == IS_INDIRECT) {
            value = Z_INDIRECT_P(value);
        }
        if (Z_ISREF_P(value) && is_alone(Z_REF_P(value), frame.table)) {
            value = Z_REFVAL_P(value);
        }
        ZVAL_COPY(&copies[i], value);
        keep(&copies[i]);
    }
    frame.at = reinterpret_cast<const char *>(copies);
    frame.end = reinterpret_cast<const char *>(copies + count);
    frame.distance = sizeof(zval);
    frame.table = nullptr;
}

void Walker::index_all()
{
    if (is_every_object_indexed_) {
        return;
    }
    is_every_object_indexed_ = true;
    for (uint32_t number = 0; number < collection_.objects.count(); ++number) {
        uint32_t *place = place_in_index(collection_.objects[number].object);
        if (*place == Index::NONE) {
            objects_.occupy(place, number);
        }
    }
}

void Walker::before_code()
{
    if (!holds_) {
        holds_ = true;
        index_all();
        hold_all();
    }
    for (; safe_frames_ < frames_.count(); ++safe_frames_) {
        Frame &frame = frames_[safe_frames_];
        if (frame.shape != nullptr && !frame.is_safe) {
            make_safe(frame);
        }
    }
}

void Walker::give_answers(zval *into)
{
    for (const Answered &answered : answered_) {
        add_answer(into, answered.object, &alive_[answered.position]);
    }
}

void Walker::let_go()
{
    for (const Shape *shape : collection_.shapes) {
        for (size_t i = 0; shape->names.first != shape->plan->names.first && i < shape->names.count; ++i) {
            zend_string_release(shape->names.first[i]);
        }
    }
    for (zval &owned : alive_) {
        zval_ptr_dtor(&owned);
    }
}

} // namespace kiln::graph::encoding
