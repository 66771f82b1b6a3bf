#include "fields.h"

#include "../program/op.h"
#include "../write/field.h"

namespace kiln::protobuf {

namespace {

using write::Step;

Field::Plain plain_of_kind(zend_long kind)
{
    switch (kind) {
        case op::SCALAR_STRING: return Field::PLAIN_STRING;
        case op::SCALAR_INT: return Field::PLAIN_INT64;
        case op::SCALAR_FLOAT: return Field::PLAIN_DOUBLE;
        case op::SCALAR_BOOL: return Field::PLAIN_BOOL;
        default: return Field::NOT_PLAIN;
    }
}

// What a step writes to; null for none, or more.
const Field *field_of(const Message &message, const write::Slot &slot)
{
    const Member *const member = message.member({slot.key.bytes, slot.key.length});

    return member == nullptr ? nullptr : member->field;
}

BoundStep bound_step(const Step &step, const Message &message, const write::Member *members)
{
    const BoundStep left_to_the_step = {&step, {}, 0, 0, Field::NOT_PLAIN, false};
    write::Slot slot;
    if (!write::is_field(step, slot) || slot.kind == 0 || members[slot.member].offset == 0) {
        return left_to_the_step;
    }
    const Field *const field = field_of(message, slot);
    if (field == nullptr || field->plain != plain_of_kind(slot.kind)) {
        return left_to_the_step;
    }
    BoundStep bound = {&step, {}, members[slot.member].offset, field->tag_length, field->plain, field->label == IMPLICIT};
    memcpy(bound.tag_bytes, field->tag_bytes, sizeof(bound.tag_bytes));

    return bound;
}

bool is_in_order(const write::ObjectPlan &plan, const Message &message)
{
    uint32_t last = 0;
    for (const Step *step = plan.first; step != nullptr; step = step->next) {
        write::Slot slot;
        if (!write::is_field(*step, slot)) {
            return false;
        }
        const Field *const field = field_of(message, slot);
        if (field == nullptr) {
            continue;
        }
        if (field->other != nullptr || field->number < last) {
            return false;
        }
        last = field->number;
    }

    return true;
}

} // namespace

void bind(Bound &bound, write::ObjectPlan &plan, const Message &message, zend_class_entry *of)
{
    bound.message = message.id;
    bound.of = of;
    bound.members = write::members_for(plan, of);
    const bool is_bound = is_in_order(plan, message);
    BoundStep *at = bound.steps;
    for (const Step *step = plan.first; step != nullptr; step = step->next) {
        *at++ = is_bound ? bound_step(*step, message, bound.members) : BoundStep{step, {}, 0, 0, Field::NOT_PLAIN, false};
    }
}

Bound &make_bound(write::ObjectPlan &plan, const Message &message, zend_class_entry *of)
{
    if (plan.traits == nullptr) {
        plan.traits = plan.arena->make<Bounds>();
    }
    auto &bounds = *static_cast<Bounds *>(plan.traits);
    Bound &bound = bounds.of[bounds.count < Bounds::MOST ? bounds.count : bounds.oldest];
    if (bounds.count < Bounds::MOST) {
        uint32_t count = 0;
        for (const Step *step = plan.first; step != nullptr; step = step->next) {
            ++count;
        }
        bound.steps = plan.arena->make_all<BoundStep>(count);
        bound.end = bound.steps + count;
        ++bounds.count;
    } else {
        bounds.oldest = (bounds.oldest + 1) % Bounds::MOST;
    }
    bind(bound, plan, message, of);

    return bound;
}

} // namespace kiln::protobuf
