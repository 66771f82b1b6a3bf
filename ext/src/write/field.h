// Members of an object that come from a property or method.
#ifndef KILN_WRITE_FIELD_H
#define KILN_WRITE_FIELD_H

#include "compiler.h"

namespace kiln::write {

template <typename Out>
const Step *compile_field(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

// What a step for Protocol Buffers writes.
struct Slot {
    // Among those of the plan.
    uint32_t member;
    // Of a property that is written as it stands in its slot if it is a scalar of one kind, that of Scalar in program/op.h; else 0.
    zend_long kind;
    FixedText key;
};

// Whether it is a step that compile_field() has made.
bool is_field(const Step &step, Slot &slot);

} // namespace kiln::write

#endif
