#include "calls.h"

#include "property_type.h"
#include "warnings.h"

namespace kiln::graph {

zend_class_entry *refused_call_class;

namespace {

zend_function *method_of(const zend_class_entry *ce, Restoring restoring)
{
    return restoring == BY_DATA
        ? ce->__unserialize
        : static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, ZSTR_KNOWN(ZEND_STR_WAKEUP)));
}

uint32_t collector_runs()
{
    zend_gc_status status;
    zend_gc_get_status(&status);

    return status.runs;
}

class Caller {
public:
    Caller(const Content &content, Table<zend_object> &objects)
        : content_(content), objects_(objects), collector_runs_(collector_runs())
    {
    }

    bool call_all();
    void hold_objects();
    void let_go_of_objects();
    void let_go_of_arguments();

private:
    // What the methods of others do, they do to the object as a whole only if it is
    // there.
    static bool is_held(const Shape &shape) { return shape.restoring != BY_PROPERTIES || shape.ce->destructor != nullptr; }

    bool call(const Shape &shape, size_t number);

    const Content &content_;
    Table<zend_object> &objects_;
    const uint32_t collector_runs_;
};

bool Caller::call(const Shape &shape, size_t number)
{
    zend_object *object = objects_.at(number);
    zend_function *method = method_of(shape.ce, shape.restoring);
    zval *argument = shape.restoring == BY_DATA ? shape.arguments + (number - shape.first) : nullptr;
    const uint32_t arguments = argument == nullptr ? 0 : 1;
    if (method->type == ZEND_INTERNAL_FUNCTION) {
        restore_quietly(method, object, arguments, argument);
    } else {
        zend_call_known_function(method, object, shape.ce, nullptr, arguments, argument, nullptr);
    }
    if (argument != nullptr) {
        zval given;
        ZVAL_COPY_VALUE(&given, argument);
        ZVAL_UNDEF(argument);
        zval_ptr_dtor(&given);
    }
    if (UNEXPECTED(EG(exception) != nullptr)) {
        refuse_call(shape.ce, method);
        return false;
    }

    return true;
}

bool Caller::call_all()
{
    // Objects of built-in classes look at the calls of functions when they are made,
    // and letting go of what they saw there may have run a destructor.
    if (EG(exception) != nullptr) {
        return false;
    }
    if (content_.calls != nullptr) {
        Shape *shape = content_.shapes;
        for (size_t i = 0; i < content_.call_count; ++i) {
            const auto number = static_cast<size_t>(content_.calls[i]);
            shape = shape_of(content_, number, shape);
            if (!call(*shape, number)) {
                return false;
            }
        }

        return true;
    }
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t calls = shape.restoring == BY_PROPERTIES ? 0 : shape.count;
        for (size_t k = 0; k < calls; ++k) {
            if (!call(shape, shape.first + k)) {
                return false;
            }
        }
    }

    return true;
}

void Caller::hold_objects()
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t held = is_held(shape) ? shape.count : 0;
        for (size_t k = 0; k < held; ++k) {
            objects_.own(shape.first + k);
        }
    }
}

// Who let go of an object that is in a cycle now has told the collector of it, and
// only a run makes that forget; so it need not be told of all objects once more.
void Caller::let_go_of_objects()
{
    const bool is_forgotten = collector_runs() != collector_runs_;
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t held = is_held(shape) ? shape.count : 0;
        for (size_t k = 0; k < held; ++k) {
            zend_object *object = objects_.at(shape.first + k);
            if (UNEXPECTED(is_forgotten) || UNEXPECTED(GC_REFCOUNT(object) == 1)) {
                OBJ_RELEASE(object);
            } else {
                GC_DELREF(object);
            }
        }
    }
}

// Those that no call has been given.
void Caller::let_go_of_arguments()
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        const size_t arguments = shape.restoring == BY_DATA ? shape.count : 0;
        for (size_t k = 0; k < arguments; ++k) {
            zval_ptr_dtor(&shape.arguments[k]);
        }
    }
}

} // namespace

// Of what ends a script or a fiber, nobody is to know.
void refuse_call(const zend_class_entry *ce, const zend_function *method)
{
    if (!zend_is_unwind_exit(EG(exception)) && !zend_is_graceful_exit(EG(exception))) {
        // The one that is pending becomes the previous one.
        zend_throw_exception_ex(
            refused_call_class, 0, "%s::%s()", ZSTR_VAL(ce->name), ZSTR_VAL(method->common.function_name)
        );
    }
}

bool make_calls(const Content &content, Table<zend_object> &objects)
{
    Caller caller(content, objects);
    caller.hold_objects();
    const bool are_made = caller.call_all();
    if (!are_made) {
        caller.let_go_of_arguments();
    }
    caller.let_go_of_objects();

    return are_made;
}

} // namespace kiln::graph
