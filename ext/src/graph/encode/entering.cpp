// How a walker enters objects.
#include "walker.h"

#include "../../declined.h"
#include "answers.h"
#include "properties.h"
#include "references.h"

extern "C" {
#include "ext/spl/spl_array.h"
}

namespace kiln::graph::encoding {

namespace {

bool has_all_slots(const zend_object *object)
{
    for (int i = 0; i < object->ce->default_properties_count; ++i) {
        if (Z_TYPE(object->properties_table[i]) == IS_UNDEF) {
            return false;
        }
    }

    return true;
}

Cells cells_of(const zend_object *object)
{
    if (has_only_slots(object)) {
        return {object->properties_table, sizeof(zval), static_cast<size_t>(object->ce->default_properties_count)};
    }

    return {&object->properties->arData->val, sizeof(Bucket), object->properties->nNumUsed};
}

bool are_same(const Names &one, const Names &other)
{
    if (one.first == other.first || one.count != other.count) {
        return one.count == other.count;
    }
    for (size_t i = 0; i < one.count; ++i) {
        if (!zend_string_equals(one.first[i], other.first[i])) {
            return false;
        }
    }

    return true;
}

// Held.
Names copy(Memory &memory, const Names &names)
{
    auto **first = memory.some<zend_string *>(names.count);
    for (size_t i = 0; i < names.count; ++i) {
        first[i] = zend_string_copy(names.first[i]);
    }

    return {first, names.count};
}

// An array cast from the object.
HashTable *array_of_properties(zend_object *object)
{
    HashTable *array = zend_new_array(static_cast<uint32_t>(object->ce->default_properties_count));
    const bool are_named = each_property(object, [&](zend_string *name, zval *value) {
        if (Z_ISREF_P(value) && is_alone(Z_REF_P(value), object->properties)) {
            value = Z_REFVAL_P(value);
        }
        Z_TRY_ADDREF_P(value);
        zend_symtable_update(array, name, value);
    });
    if (UNEXPECTED(!are_named)) {
        zend_array_destroy(array);
        return nullptr;
    }

    return array;
}

// By the names that __sleep() may give to a property.
zend_string *find_property(HashTable *properties, const zend_object *object, zend_string *name, zval *&value)
{
    const zend_string *class_name = object->ce->name;
    zend_string *names[] = {
        zend_string_copy(name),
        zend_mangle_property_name(ZSTR_VAL(class_name), ZSTR_LEN(class_name), ZSTR_VAL(name), ZSTR_LEN(name), false),
        zend_mangle_property_name("*", 1, ZSTR_VAL(name), ZSTR_LEN(name), false),
    };
    zend_string *found = nullptr;
    for (zend_string *mangled : names) {
        if (found == nullptr && (value = zend_symtable_find(properties, mangled)) != nullptr) {
            found = mangled;
        } else {
            zend_string_release(mangled);
        }
    }

    return found;
}

} // namespace

Shape *Walker::shape_with_names(ClassPlan &plan, const Names &names, uint32_t hash, size_t width)
{
    if (EXPECTED(plan.call == call_) && EXPECTED(are_same(plan.latest->names, names))) {
        return plan.latest;
    }
    uint32_t *place = shapes_.place(memory_, hash, [&](uint32_t number) {
        return collection_.shapes[number]->plan == &plan && are_same(collection_.shapes[number]->names, names);
    });
    if (*place == Index::NONE) {
        auto *shape = memory_.make<Shape>();
        shape->number = static_cast<uint32_t>(collection_.shapes.count());
        shape->plan = &plan;
        shape->names = names.first == plan.names.first ? names : copy(memory_, names);
        shape->cells.open(memory_, width);
        shapes_.occupy(place, shape->number);
        collection_.shapes.push(memory_, shape);
    }
    plan.call = call_;
    plan.latest = collection_.shapes[*place];

    return plan.latest;
}

Shape *Walker::shape_of_properties(zend_object *object, ClassPlan &plan)
{
    if (EXPECTED(has_only_slots(object) && has_all_slots(object))) {
        return plan.call == call_ && plan.latest->has_all_slots ? plan.latest : shape_of_all_slots(plan);
    }
    names_.cut(0);
    bool are_kept = true;
    const bool are_named = each_property(object, [&](zend_string *name, zval *value) {
        // Of an stdClass that was cast from the array of another object, PHP says what cannot be kept.
        if (UNEXPECTED(ZSTR_LEN(name) > 0 && ZSTR_VAL(name)[0] == '\0') && plan.ce == zend_standard_class_def) {
            are_kept = are_kept && is_cast(name) && !Z_ISREF_P(value);
        }
        names_.push(memory_, name);
    });

    return EXPECTED(are_named) && EXPECTED(are_kept) ? shape_of_names(plan) : nullptr;
}

Shape *Walker::shape_of_all_slots(ClassPlan &plan)
{
    Shape *shape = shape_with_names(plan, plan.names, plan.hash_of_names, plan.names.count);
    shape->has_all_slots = true;

    return shape;
}

Shape *Walker::shape_of_keys(HashTable *data, ClassPlan &plan)
{
    names_.cut(0);
    zend_ulong index;
    zend_string *name;
    ZEND_HASH_FOREACH_KEY(data, index, name) {
        if (name == nullptr) {
            zval owned;
            name = zend_long_to_str(static_cast<zend_long>(index));
            ZVAL_STR(&owned, name);
            keep(&owned);
        }
        names_.push(memory_, name);
    } ZEND_HASH_FOREACH_END();

    return shape_of_names(plan);
}

Shape *Walker::shape_of_names(ClassPlan &plan)
{
    const Names names = {names_.begin(), names_.count()};

    return shape_with_names(plan, names, hash_of(plan, names), names.count);
}

void Walker::enter_values(Shape &shape, const Cells &values, HashTable *table, bool are_safe)
{
    Frame &frame = *frames_.add(memory_);
    frame.at = reinterpret_cast<const char *>(values.first);
    frame.end = frame.at + values.count * values.distance;
    frame.distance = values.distance;
    frame.shape = &shape;
    frame.row = static_cast<uint32_t>(shape.cells.rows() - 1);
    frame.column = 0;
    frame.table = table;
    frame.is_safe = are_safe;
    // An object is entered once, but an array may have its table too.
    frame.is_sole = table == nullptr || GC_REFCOUNT(table) == 1;
}

// For as many objects as are probably to come: for the same share of what is ahead in the
// array as of what lies behind.
void Walker::make_room(Shape &shape)
{
    constexpr size_t FIRST = 4;
    constexpr size_t ENOUGH_TO_TELL = 64;
    Table &cells = shape.cells;
    const size_t rows = cells.rows();
    if (EXPECTED(rows < cells.capacity())) {
        return;
    }
    size_t capacity = MAX(FIRST, 4 * rows);
    if (rows >= ENOUGH_TO_TELL) {
        capacity = rows + rows / 4;
        const Frame &array = frames_.last();
        if (array.shape == nullptr) {
            const auto ahead = static_cast<size_t>(array.end - array.at) / array.distance;
            const size_t behind = cells_.count() - array.first_cell;
            capacity = MAX(capacity, rows + 1 + (behind <= rows ? ahead : ahead / behind * rows));
        }
        collection_.objects.reserve_exactly(memory_, collection_.objects.count() + capacity - rows);
    }
    cells.reserve(memory_, capacity);
}

uint32_t *Walker::place_in_index(const zend_object *object)
{
    return objects_.place(memory_, hash_of_address(object), [&](uint32_t number) {
        return collection_.objects[number].object == object;
    });
}

bool Walker::enter_object(zend_object *object, uint32_t *place, zval *cell)
{
    ClassPlan *plan = latest_plan_;
    if (UNEXPECTED(plan == nullptr || plan->ce != object->ce)) {
        plan = latest_plan_ = plan_of(object->ce, state_);
    }
    if (UNEXPECTED(plan->way == TakingApart::BY_PHP || compat::is_lazy(object))) {
        return unsupported("an object of this kind");
    }
    zval data;
    ZVAL_UNDEF(&data);
    if (UNEXPECTED(plan->method != nullptr || plan->restoring == BY_DATA)) {
        if (!take_apart(object, *plan, &data)) {
            return false;
        }
        // Code that has run may have led to an index of all objects.
        place = is_every_object_indexed_ ? place_in_index(object) : place;
    }
    Shape *shape;
    Cells values;
    HashTable *table;
    if (EXPECTED(Z_ISUNDEF(data))) {
        shape = shape_of_properties(object, *plan);
        if (UNEXPECTED(shape == nullptr)) {
            return unsupported("properties without names");
        }
        values = cells_of(object);
        table = object->properties;
    } else if (plan->restoring == BY_DATA) {
        shape = shape_with_names(*plan, {nullptr, 0}, hash_of(*plan, {nullptr, 0}), 1);
        auto *one = memory_.some<zval>(1);
        ZVAL_COPY_VALUE(one, &data);
        values = {one, sizeof(zval), 1};
        table = nullptr;
    } else {
        shape = shape_of_keys(Z_ARRVAL(data), *plan);
        values = values_of(Z_ARRVAL(data));
        table = Z_ARRVAL(data);
    }
    make_room(*shape);
    const auto row = static_cast<uint32_t>(shape->cells.add_rows(memory_, 1));
    if (place != nullptr) {
        objects_.occupy(place, static_cast<uint32_t>(collection_.objects.count()));
    }
    collection_.objects.push(memory_, {object, place_of(*shape, row)});
    point_to(cell, KIND_OBJECT, place_of(*shape, row));
    if (holds_) {
        hold(&object->gc, IS_OBJECT_EX);
    }
    enter_values(*shape, values, table, !Z_ISUNDEF(data));

    return true;
}

// What stands for the object in place of its properties; it lives as long as the walker.
bool Walker::take_apart(zend_object *object, ClassPlan &plan, zval *data)
{
    if (plan.way == TakingApart::PROPERTIES) {
        HashTable *properties = array_of_properties(object);
        if (properties == nullptr) {
            return unsupported("properties without names");
        }
        ZVAL_ARR(data, properties);
        keep(data);
        return true;
    }
    zval result;
    if (!call(object, plan, &result)) {
        return false;
    }
    const bool has_storage = Z_TYPE(result) == IS_ARRAY
        && (instanceof_function(object->ce, spl_ce_ArrayObject) || instanceof_function(object->ce, spl_ce_ArrayIterator));
    if (UNEXPECTED(has_storage)) {
        SEPARATE_ARRAY(&result);
    }
    if (!plan.is_method_quiet) {
        answered_.push(memory_, {object, alive_.count()});
    }
    keep(&result);
    if (Z_TYPE(result) != IS_ARRAY) {
        return unsupported("a method that should give an array");
    }
    if (UNEXPECTED(has_storage) && !own_storage(Z_ARRVAL(result))) {
        return false;
    }
    ZVAL_COPY_VALUE(data, &result);

    return plan.way == TakingApart::DATA || choose(object, Z_ARRVAL(result), data);
}

// An ArrayObject gives the very array that it writes into later, whoever else refers to it
// (php-src, ext/spl/spl_array.c). Scalars are taken before any code of users can run.
bool Walker::own_storage(HashTable *data)
{
    zval *value;
    ZEND_HASH_FOREACH_VAL(data, value) {
        if (Z_TYPE_P(value) != IS_ARRAY || !Z_REFCOUNTED_P(value) || are_scalars(values_of(Z_ARRVAL_P(value)))) {
            continue;
        }
        HashTable *storage = Z_ARRVAL_P(value);
        if (UNEXPECTED(storage == root_array_ && !is_every_object_indexed_)) {
            is_to_begin_again_ = true;
            return false;
        }
        ZVAL_ARR(value, zend_array_dup(storage));
        zend_array_release(storage);
    } ZEND_HASH_FOREACH_END();

    return true;
}

// The properties that __sleep() names.
bool Walker::choose(zend_object *object, HashTable *names, zval *chosen)
{
    HashTable *properties = array_of_properties(object);
    if (properties == nullptr) {
        return unsupported("properties without names");
    }
    zval owned;
    ZVAL_ARR(&owned, properties);
    keep(&owned);
    array_init(chosen);
    keep(chosen);
    zval *name;
    ZEND_HASH_FOREACH_VAL(names, name) {
        ZVAL_DEREF(name);
        if (Z_TYPE_P(name) != IS_STRING) {
            return unsupported("a property that has no name");
        }
        zval *value;
        zend_string *found = find_property(properties, object, Z_STR_P(name), value);
        if (found != nullptr) {
            Z_TRY_ADDREF_P(value);
            zend_symtable_update(Z_ARRVAL_P(chosen), found, value);
            zend_string_release(found);
        } else if (!zend_hash_exists(&object->ce->properties_info, Z_STR_P(name))) {
            return unsupported("a property that does not exist");
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool Walker::call(zend_object *object, ClassPlan &plan, zval *result)
{
    if (!plan.is_method_quiet) {
        before_code();
        hold(&object->gc, IS_OBJECT_EX);
        if (const zval *known = answer_of(&answers_, object); UNEXPECTED(known != nullptr)) {
            ZVAL_COPY(result, known);
            return true;
        }
    }
    ZVAL_UNDEF(result);
    zend_call_known_instance_method_with_0_params(plan.method, object, result);

    return EXPECTED(EG(exception) == nullptr);
}

} // namespace kiln::graph::encoding
