#include "wrapped.h"

#include "calls.h"
#include "class_facts.h"
#include "cursor.h"
#include "direct/quiet.h"
#include "direct/writer.h"
#include "encode/class_plan.h"

namespace kiln::graph {

namespace {

bool is_of_users(const zend_function *method)
{
    return method != nullptr && method->type == ZEND_USER_FUNCTION;
}

// Null where PHP is to say what is wrong, or where an exception is pending.
zend_class_entry *class_of(const uint8_t *name, size_t length, State &state)
{
    const ClassFacts *facts = facts_of_class_named(reinterpret_cast<const char *>(name), length, state);
    const bool is_one = facts != nullptr && !facts->is_left_to_php && facts->restoring == BY_DATA && facts->ce->__serialize != nullptr
        && is_of_users(facts->ce->__unserialize) && direct::is_userland(facts->ce);

    return is_one ? facts->ce : nullptr;
}

} // namespace

bool is_wrapper(const zend_object *object, State &state)
{
    if (object->ce->__serialize == nullptr || object->ce->__unserialize == nullptr || compat::is_lazy(object)) {
        return false;
    }
    const encoding::ClassPlan &plan = *encoding::plan_of(object->ce, state);

    return plan.way == encoding::TakingApart::DATA && plan.restoring == BY_DATA && is_of_users(plan.method)
        && is_of_users(plan.ce->__unserialize) && direct::is_userland(plan.ce) && plan.ce->destructor == nullptr;
}

zend_string *write_wrapped(zend_object *object, State &state, zval *given)
{
    zend_call_known_instance_method_with_0_params(object->ce->__serialize, object, given);
    if (UNEXPECTED(EG(exception) != nullptr)) {
        return nullptr;
    }

    return EXPECTED(Z_TYPE_P(given) == IS_ARRAY) ? direct::write(given, state, object->ce->name) : nullptr;
}

bool read_wrapped(const Envelope &envelope, AllowedClasses &allowed, State &state, Inner inner, zval *into)
{
    Cursor cursor(envelope.content, envelope.end);
    uint64_t length;
    const uint8_t *name;
    uint8_t form;
    if (!cursor.unsigned_integer(length) || !cursor.pass(length, 1, name) || !cursor.byte(form) || cursor.remaining() == 0
        || (form != SERIALIZED && form != DIRECT) || !allowed.include(reinterpret_cast<const char *>(name), length)) {
        return false;
    }
    zval data;
    if (!inner({form, envelope.end - cursor.remaining(), envelope.end}, allowed, state, &data)) {
        return false;
    }
    zend_class_entry *ce = EXPECTED(Z_TYPE(data) == IS_ARRAY) ? class_of(name, length, state) : nullptr;
    zval object;
    if (UNEXPECTED(ce == nullptr) || UNEXPECTED(object_init_ex(&object, ce) != SUCCESS)) {
        zval_ptr_dtor(&data);
        return false;
    }
    zend_call_known_function(ce->__unserialize, Z_OBJ(object), ce, nullptr, 1, &data, nullptr);
    zval_ptr_dtor(&data);
    if (UNEXPECTED(EG(exception) != nullptr)) {
        refuse_call(ce, ce->__unserialize);
        zval_ptr_dtor(&object);
        return false;
    }
    ZVAL_COPY_VALUE(into, &object);

    return true;
}

} // namespace kiln::graph
