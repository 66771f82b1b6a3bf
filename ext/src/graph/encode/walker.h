// Walks a value, in the order in which serialize() does, and lays it out by shape.
#ifndef KILN_GRAPH_ENCODE_WALKER_H
#define KILN_GRAPH_ENCODE_WALKER_H

#include "collection.h"

namespace kiln::graph::encoding {

// Without recursion, so that it does not matter how deep a value is.
class Walker {
public:
    // Answers are what methods have answered before.
    Walker(Collection &collection, State &state, bool is_every_object_indexed, const zval &answers)
        : collection_(collection),
          memory_(collection.memory),
          state_(state),
          call_(++state.encode_calls),
          answers_(answers),
          is_every_object_indexed_(is_every_object_indexed)
    {
    }

    // False where PHP is to do it, or where an exception is pending.
    bool walk(zval *value);

    // Whether a second attempt, with every object indexed, is necessary.
    bool is_to_begin_again() const { return is_to_begin_again_; }

    // What methods have answered.
    void give_answers(zval *into);

    // When nothing of what was collected is needed any more. Destructors may run.
    void let_go();

private:
    // An array or an object that has been entered and not left.
    struct Frame {
        // What is still to be looked at.
        const char *at;
        const char *end;
        size_t distance;
        // Of an object; null for an array.
        Shape *shape;
        uint32_t row;
        // Where the next value goes.
        uint32_t column;
        // The array, or a table of properties, or null.
        HashTable *table;
        // Of an array, where its cells begin.
        size_t first_cell;
        // The PHP reference that refers to the array.
        uint32_t reference;
        // Of an array, as far as it is known.
        uint32_t level;
        bool is_shareable;
        // Of an object: whether code of users cannot change what is still to be looked at.
        bool is_safe;
        // Whether nothing leads here a second time.
        bool is_sole;
    };

    enum class Taken {
        FAILED,
        // There is a cell now.
        DONE,
        // There is, and what it points to has been entered.
        ENTERED,
        // An array has been entered, and there will be a cell when it is left.
        LATER,
    };

    static constexpr uint32_t NONE = UINT32_MAX;

    bool walk_object();
    bool walk_array();
    void leave_array();
    void deliver(zval *cell, uint32_t reference);
    void push_cell(Frame &array, const zval *cell);

    Taken take(zval *value, const HashTable *in, zval *cell);
    Taken take_value(zval *value, uint32_t reference, zval *cell);
    Taken take_reference(zend_reference *reference, zval *cell);
    Taken take_array(HashTable *array, uint32_t reference, zval *cell);
    Taken take_object(zend_object *object, zval *cell);
    Taken take_case(zend_object *object, zval *cell);

    bool is_sole_place() const { return !is_every_object_indexed_ && (frames_.is_empty() || frames_.last().is_sole); }

    // The place is one of the index, or null where the object need not be found again.
    bool enter_object(zend_object *object, uint32_t *place, zval *cell);
    uint32_t *place_in_index(const zend_object *object);
    void make_room(Shape &shape);
    Shape *shape_of_properties(zend_object *object, ClassPlan &plan);
    Shape *shape_of_keys(HashTable *data, ClassPlan &plan);
    Shape *shape_of_all_slots(ClassPlan &plan);
    // Of names_.
    Shape *shape_of_names(ClassPlan &plan);
    Shape *shape_with_names(ClassPlan &plan, const Names &names, uint32_t hash, size_t width);
    void enter_values(Shape &shape, const Cells &values, HashTable *table, bool are_safe);

    bool take_apart(zend_object *object, ClassPlan &plan, zval *data);
    bool choose(zend_object *object, HashTable *names, zval *chosen);
    bool call(zend_object *object, ClassPlan &plan, zval *result);
    bool own_storage(HashTable *data);

    void before_code();
    void make_safe(Frame &frame);
    void hold_all();
    void index_all();
    void hold_strings(const Table &table);
    void hold_strings(const zval *cells, size_t count);
    void hold(zend_string *string);
    void hold(zend_refcounted_h *thing, uint32_t type_info);
    void keep(zval *owned) { alive_.push(memory_, *owned); }

    Collection &collection_;
    Memory &memory_;
    State &state_;
    // The number of this call, by which plans know what they have found in it.
    uint64_t call_;
    ClassPlan *latest_plan_ = nullptr;
    Sequence<Frame> frames_;
    // Of all arrays that have been entered.
    Sequence<zval> cells_;
    size_t open_arrays_ = 0;
    Index objects_;
    Index cases_;
    Index references_;
    Sequence<zend_reference *> known_references_;
    Index shapes_;
    // Of the object that is being entered.
    Sequence<zend_string *> names_;
    // What would otherwise be gone before it is written.
    Sequence<zval> alive_;
    // Whether code of users has run or may run: then all that is met is held.
    bool holds_ = false;
    const zval &answers_;
    // Objects whose methods have answered, and where in alive_ that stands.
    struct Answered {
        zend_object *object;
        size_t position;
    };
    Sequence<Answered> answered_;
    // An object that only one place refers to, and nothing leads to that place twice, is
    // met just once: nobody will look for it, unless code of users makes other ways.
    bool is_every_object_indexed_;
    bool is_to_begin_again_ = false;
    // Of the root it is not known who refers to it.
    const HashTable *root_array_ = nullptr;
    // So many frames, from the first one on, are safe.
    size_t safe_frames_ = 0;
};

} // namespace kiln::graph::encoding

#endif
