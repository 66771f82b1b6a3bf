#include "target.h"

#include "../../../program/op.h"
#include "../../../read/slot.h"
#include "../../../read/strict_type.h"
#include "ask.h"

namespace kiln::read::jms {

namespace {

bool link_slot(Target &target, zend_class_entry *ce, const Result &result)
{
    zend_class_entry *scope = zend_lookup_class(target.class_name);
    zend_property_info *property = scope == nullptr ? nullptr : find_slot(ce, scope, target.name);
    if (property == nullptr) {
        return unsupported("a property that is more than a slot");
    }
    target.is_checked = !admits(property->type, result, property->ce);
    target.takes_null = admits(property->type, {MAY_BE_NULL, nullptr}, property->ce);
    const zval *defaults = CE_DEFAULT_PROPERTIES_TABLE(ce);
    target.replaces_counted = Z_REFCOUNTED(defaults[OBJ_PROP_TO_NUM(property->offset)]);
    target.property = property;

    return true;
}

bool link_setter(Target &target, zend_class_entry *ce, const Result &result)
{
    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, target.name));
    if (method == nullptr || method->type != ZEND_USER_FUNCTION
        || (method->common.fn_flags & ZEND_ACC_PUBLIC) == 0
        || (method->common.fn_flags & (ZEND_ACC_STATIC | ZEND_ACC_ABSTRACT | ZEND_ACC_VARIADIC)) != 0) {
        return unsupported("a setter of another kind");
    }
    target.is_checked = false;
    target.takes_null = true;
    if (method->common.num_args > 0) {
        const zend_arg_info &parameter = method->common.arg_info[0];
        if (ZEND_ARG_SEND_MODE(&parameter) != 0) {
            return unsupported("a setter that takes a reference");
        }
        target.is_checked = !admits(parameter.type, result, method->common.scope);
        target.takes_null = admits(parameter.type, {MAY_BE_NULL, nullptr}, method->common.scope);
    }
    target.method = method;

    return true;
}

// As code with strict_types has it checked.
bool fits(const Target &target, zval *value)
{
    if (Z_TYPE_P(value) == IS_NULL) {
        return target.takes_null;
    }
    if (EXPECTED(!target.is_checked)) {
        return true;
    }

    return target.property != nullptr
        ? take(target.property->type, value, target.property->ce)
        : take(target.method->common.arg_info[0].type, value, target.method->common.scope);
}

bool call_setter(Run &run, const Target &target, zend_object *object, zval *value)
{
    zval result;
    const bool is_set = call(run, target.method, object, 1, value, &result);
    zval_ptr_dtor(value);
    zval_ptr_dtor(&result);

    return is_set;
}

bool put_by_host(Run &run, const Target &target, zend_object *object, zend_string *class_name, zval *value)
{
    const bool is_reflected = target.kind == op::TARGET_REFLECTED;
    zval result;
    zval arguments[4];
    ZVAL_OBJ(&arguments[0], object);
    ZVAL_STR(&arguments[1], is_reflected ? target.class_name : class_name);
    ZVAL_STR(&arguments[2], target.name);
    ZVAL_COPY_VALUE(&arguments[3], value);
    const bool is_put = is_reflected
        ? ask(run, ZEND_STRL("reflect"), 4, arguments, &result)
        : ask(run, ZEND_STRL("entrust"), 4, arguments, &result);
    zval_ptr_dtor(value);
    zval_ptr_dtor(&result);

    return is_put;
}

// PHP code tries, and what PHP says of it is what is thrown.
ZEND_COLD bool put_what_does_not_fit(Run &run, const Target &target, zend_object *object, zval *value)
{
    zval result;
    zval arguments[4];
    uint32_t count = 0;
    ZVAL_OBJ(&arguments[count++], object);
    if (target.kind == op::TARGET_SLOT) {
        ZVAL_STR(&arguments[count++], target.class_name);
    }
    ZVAL_STR(&arguments[count++], target.name);
    ZVAL_COPY_VALUE(&arguments[count++], value);
    const bool is_put = target.kind == op::TARGET_SLOT
        ? ask(run, ZEND_STRL("assign"), count, arguments, &result)
        : ask(run, ZEND_STRL("set"), count, arguments, &result);
    zval_ptr_dtor(value);
    zval_ptr_dtor(&result);

    return is_put;
}

} // namespace

void compile_target(Compiler &compiler, Target &target, const Operands &operands)
{
    target.kind = static_cast<uint16_t>(operands.number(0));
    switch (target.kind) {
        case op::TARGET_SLOT:
        case op::TARGET_REFLECTED:
            target.class_name = operands.string(1);
            target.name = operands.string(2);
            return;
        case op::TARGET_METHOD:
            target.name = compiler.lower(operands.string(1));
            return;
        case op::TARGET_ENTRUSTED:
            target.name = operands.string(1);
            return;
        default:
            operands.reject();
    }
}

bool link_target(Target &target, zend_class_entry *ce, const Result &result)
{
    switch (target.kind) {
        case op::TARGET_SLOT:
            return link_slot(target, ce, result);
        case op::TARGET_METHOD:
            return link_setter(target, ce, result);
        default:
            return true;
    }
}

bool put(Run &run, const Target &target, zend_object *object, zend_string *class_name, zval *value)
{
    if (UNEXPECTED(target.kind != op::TARGET_SLOT && target.kind != op::TARGET_METHOD)) {
        return put_by_host(run, target, object, class_name, value);
    }
    if (UNEXPECTED(!fits(target, value))) {
        return put_what_does_not_fit(run, target, object, value);
    }
    if (target.kind == op::TARGET_METHOD) {
        return call_setter(run, target, object, value);
    }

    return put_into_slot(object, target.property, value) || unsupported("a slot that is not as it was made");
}

} // namespace kiln::read::jms
