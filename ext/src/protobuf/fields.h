// The members of an object, where it is known which message they stand in.
#ifndef KILN_PROTOBUF_FIELDS_H
#define KILN_PROTOBUF_FIELDS_H

#include "../write/object.h"
#include "emitter.h"

namespace kiln::protobuf {

// A step, and what is known of it in one message and one class.
struct BoundStep {
    const write::Step *step;
    char tag_bytes[8];
    // Of the property.
    uint32_t offset;
    uint8_t tag_length;
    // That the property must be; of NOT_PLAIN the step does it, and notes its place among the others. Where the fields of a class
    // do not stand in their order, the steps do all.
    Field::Plain plain;
    bool leaves_out_zero;
};

// All of a plan. The memory stays the same while a program is in use: a call that is made by code of the user's may be on its way
// through it.
struct Bound {
    uint64_t message;
    const zend_class_entry *of;
    const write::Member *members;
    BoundStep *steps;
    const BoundStep *end;

    bool is_for(uint64_t id, const zend_class_entry *ce) const { return EXPECTED(message == id) && EXPECTED(of == ce); }
};

// The traits of a plan: of few classes and messages, the last ones.
struct Bounds {
    static constexpr uint32_t MOST = 8;

    Bound of[MOST];
    uint32_t count;
    uint32_t oldest;
};

// What is not there yet.
ZEND_COLD Bound &make_bound(write::ObjectPlan &plan, const Message &message, zend_class_entry *of);

void bind(Bound &bound, write::ObjectPlan &plan, const Message &message, zend_class_entry *of);

zend_always_inline Bound &bound_for(write::ObjectPlan &plan, const Message &message, zend_class_entry *of)
{
    auto *const bounds = static_cast<Bounds *>(plan.traits);
    if (EXPECTED(bounds != nullptr)) {
        if (bounds->of[0].is_for(message.id, of)) {
            return bounds->of[0];
        }
        for (uint32_t number = 1; number < bounds->count; ++number) {
            if (bounds->of[number].is_for(message.id, of)) {
                return bounds->of[number];
            }
        }
    }

    return make_bound(plan, message, of);
}

// What the steps of the plan do, in fewer instructions.
zend_always_inline bool Emitter::fields(Run &run, write::ObjectPlan &plan, write::HeldObject object)
{
    const State &now = run.protobuf->now;
    if (UNEXPECTED(now.message == nullptr)) {
        return write::write_steps(run, plan, object);
    }
    const Message &message = *now.message;
    zend_class_entry *const of = object->ce;
    Bound &bound = bound_for(plan, message, of);
    const BoundStep *const end = bound.end;
    uint32_t count = 0;
    const auto number = [&](const BoundStep &step, auto value) {
        ++count;
        if (!is_zero(value) || !step.leaves_out_zero) {
            run.out.wrote(put_plain(put_tag(step, run.out.room(LONGEST_SCALAR)), value));
        }
    };
    for (const BoundStep *at = bound.steps; at != end; ++at) {
        const zval *const value = OBJ_PROP(static_cast<zend_object *>(object), at->offset);
        switch (at->plain) {
            case Field::PLAIN_STRING: {
                if (UNEXPECTED(Z_TYPE_P(value) != IS_STRING)) {
                    break;
                }
                const zend_string *const text = Z_STR_P(value);
                const size_t length = ZSTR_LEN(text);
                ++count;
                if (UNEXPECTED(length == 0) && at->leaves_out_zero) {
                    continue;
                }
                if (UNEXPECTED(!copy(run, put_varint(put_tag(*at, run.out.room(LONGEST_SCALAR + length)), length), text))) {
                    return mismatch("a string that is not UTF-8") || write::failed_below(run, at->step->key);
                }
                continue;
            }
            case Field::PLAIN_INT64:
                if (UNEXPECTED(Z_TYPE_P(value) != IS_LONG)) {
                    break;
                }
                number(*at, Z_LVAL_P(value));
                continue;
            case Field::PLAIN_DOUBLE:
                if (UNEXPECTED(Z_TYPE_P(value) != IS_DOUBLE)) {
                    break;
                }
                number(*at, Z_DVAL_P(value));
                continue;
            case Field::PLAIN_BOOL:
                if (UNEXPECTED(Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE)) {
                    break;
                }
                number(*at, Z_TYPE_P(value) == IS_TRUE);
                continue;
            default:
                break;
        }
        const write::Step &step = *at->step;
        if (UNEXPECTED(!step.write(run, step, object, bound.members))) {
            return step.key != nullptr && write::failed_below(run, step.key);
        }
        if (UNEXPECTED(!bound.is_for(message.id, of))) {
            bind(bound, plan, message, of);
        }
    }
    run.count += count;

    return true;
}

} // namespace kiln::protobuf

#endif
