#include "value_from.h"

#include "call.h"
#include "strict_type.h"

#include <ext/spl/spl_exceptions.h>
#include <zend_exceptions.h>

namespace kiln::read {

namespace {

struct ValueFrom : Node {
    zend_string *class_name;
    zend_string *maker_name;
    // In lower case.
    zend_string *method_name;
    // Names of exceptions, besides those of PHP.
    HashTable *refusals;
    const Node *value;
    // By the host, where the method is nothing that is called here.
    const Node *otherwise;
    // Once it is looked for.
    mutable bool is_linked;
    mutable zend_class_entry *of;
    mutable zend_class_entry *maker;
    mutable zend_function *method;
};

// A method of the user's that takes the value, and nothing else.
zend_function *find_maker(zend_class_entry *ce, zend_string *name)
{
    constexpr uint32_t NOT_MADE = ZEND_ACC_INTERFACE | ZEND_ACC_TRAIT | ZEND_ACC_ENUM
        | ZEND_ACC_IMPLICIT_ABSTRACT_CLASS | ZEND_ACC_EXPLICIT_ABSTRACT_CLASS;

    auto *method = static_cast<zend_function *>(zend_hash_find_ptr(&ce->function_table, name));
    if (method == nullptr || method->type != ZEND_USER_FUNCTION || (method->common.fn_flags & ZEND_ACC_PUBLIC) == 0
        || (method->common.fn_flags & ZEND_ACC_ABSTRACT) != 0 || method->common.num_args == 0
        || method->common.required_num_args > 1 || ZEND_ARG_SEND_MODE(&method->common.arg_info[0])) {
        return nullptr;
    }
    if ((method->common.fn_flags & ZEND_ACC_STATIC) != 0) {
        return method;
    }
    const bool is_constructor = method == ce->constructor && ce->create_object == nullptr && (ce->ce_flags & NOT_MADE) == 0;

    return is_constructor ? method : nullptr;
}

bool link(const ValueFrom &node)
{
    node.of = zend_lookup_class(node.class_name);
    node.maker = node.of == nullptr ? nullptr : zend_lookup_class(node.maker_name);
    if (node.maker == nullptr) {
        return unsupported("a class that does not exist");
    }
    node.method = find_maker(node.maker, node.method_name);
    node.is_linked = true;

    return true;
}

bool is_refusal(const ValueFrom &node, const zend_object *exception)
{
    const zend_class_entry *const of_php[] = {
        spl_ce_InvalidArgumentException, spl_ce_DomainException, spl_ce_RangeException, spl_ce_UnexpectedValueException, zend_ce_value_error,
    };
    for (const zend_class_entry *ce : of_php) {
        if (instanceof_function(exception->ce, ce)) {
            return true;
        }
    }
    zval *name;
    ZEND_HASH_FOREACH_VAL(node.refusals, name) {
        const zend_class_entry *ce = Z_TYPE_P(name) == IS_STRING
            ? zend_lookup_class_ex(Z_STR_P(name), nullptr, ZEND_FETCH_CLASS_NO_AUTOLOAD)
            : nullptr;
        if (ce != nullptr && instanceof_function(exception->ce, ce)) {
            return true;
        }
    } ZEND_HASH_FOREACH_END();

    return false;
}

bool call_maker(const ValueFrom &node, zval *value, zval *result)
{
    if ((node.method->common.fn_flags & ZEND_ACC_STATIC) != 0) {
        return call_factory(node.maker, node.method, 1, value, result);
    }
    if (UNEXPECTED(object_init_ex(result, node.maker) != SUCCESS)) {
        return false;
    }
    if (UNEXPECTED(!call_constructor(Z_OBJ_P(result), node.method, 1, value))) {
        zval_ptr_dtor(result);
        return false;
    }

    return true;
}

bool read_value_from(Run &run, const Node &node, document::At at, zval *into)
{
    const auto &value_from = static_cast<const ValueFrom &>(node);
    if (UNEXPECTED(!value_from.is_linked) && !link(value_from)) {
        return false;
    }
    if (UNEXPECTED(value_from.method == nullptr)) {
        return read_node(run, value_from.otherwise, at, into);
    }
    zval value, result;
    if (!read_node(run, value_from.value, at, &value)) {
        return false;
    }
    const zend_arg_info &parameter = value_from.method->common.arg_info[0];
    if (UNEXPECTED(ZEND_TYPE_IS_SET(parameter.type) && !take(parameter.type, &value, value_from.method->common.scope))) {
        zval_ptr_dtor(&value);
        return EG(exception) == nullptr && read_node(run, value_from.otherwise, at, into);
    }
    const bool is_made = called(run, call_maker(value_from, &value, &result), at);
    zval_ptr_dtor(&value);
    if (UNEXPECTED(!is_made)) {
        if (EG(exception) != nullptr && is_refusal(value_from, EG(exception))) {
            zend_clear_exception();
            return mismatch("a value that its class refuses");
        }
        return false;
    }
    if (UNEXPECTED(Z_TYPE(result) != IS_OBJECT || !instanceof_function(Z_OBJCE(result), value_from.of))) {
        zval_ptr_dtor(&result);
        return mismatch("an object of another class");
    }
    ZVAL_COPY_VALUE(into, &result);

    return true;
}

} // namespace

const Node *compile_value_from(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<ValueFrom>();
    node->read = read_value_from;
    node->class_name = operands.string(1);
    node->result = {MAY_BE_OBJECT, node->class_name};
    node->maker_name = operands.string(2);
    node->method_name = compiler.lower(operands.string(3));
    node->refusals = operands.array(4);
    node->value = compiler.node(operands, 5);
    node->otherwise = compiler.node(operands, 6);
    node->is_linked = false;

    return node;
}

} // namespace kiln::read
