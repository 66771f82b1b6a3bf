#include "own_class.h"

#include "../../../write/class_test.h"
#include "../../../write/other_class.h"
#include "plain.h"

namespace kiln::write::jms {

namespace {

struct SubclassOf : Node {
    ClassTest is_below;
    zend_string *class_name;
    zend_string *place;
};

bool write_subclass_of(write::Run &run, const Node &node, zval *value)
{
    const auto &subclass_of = static_cast<const SubclassOf &>(node);

    return write_by_own_class_below(
        jms(run), value, subclass_of.class_name, subclass_of.is_below.holds(value), subclass_of.place
    );
}

struct OfClass : Node {
    ClassTest is_below;
    const Node *inner;
    zend_string *place;
};

bool write_of_class(write::Run &run, const Node &node, zval *value)
{
    const auto &of_class = static_cast<const OfClass &>(node);
    if (EXPECTED(of_class.is_below.holds(value))) {
        return write_node(run, of_class.inner, value);
    }

    return Z_TYPE_P(value) == IS_OBJECT ? write_by_own_class(jms(run), Z_OBJ_P(value), of_class.place)
                                        : mismatch("not an object");
}

} // namespace

bool write_by_own_class(Run &run, zend_object *object, zend_string *place)
{
    Log *wanted = run.wanted;
    run.wanted = nullptr;
    const Hold hold(run, object);
    const Answer answer = program_for(run, hold, place);
    if (UNEXPECTED(answer.program == nullptr)) {
        if (!answer.is_given) {
            return failed(run);
        }
        // Generated code can.
        zval arguments[3];
        ZVAL_OBJ(&arguments[0], object);
        ZVAL_NULL(&arguments[1]);
        ZVAL_STR(&arguments[2], place);
        run.wanted = wanted;
        return write_asked(run, "object", 3, arguments);
    }
    run.wanted = wanted;

    return write_by_program(run, *answer.program, hold);
}

bool write_by_own_class_below(Run &run, zval *value, zend_string *class_name, bool is_below, zend_string *place)
{
    if (EXPECTED(is_below)) {
        return write_by_own_class(run, Z_OBJ_P(value), place);
    }
    // jms/serializer knows what to do with it.
    zval type;
    zval params;
    array_init_size(&type, 2);
    add_assoc_str(&type, "name", zend_string_copy(class_name));
    ZVAL_EMPTY_ARRAY(&params);
    add_assoc_zval(&type, "params", &params);
    zval arguments[2];
    ZVAL_COPY_VALUE(&arguments[0], value);
    ZVAL_COPY_VALUE(&arguments[1], &type);
    const bool is_written = write_asked(run, "delegate", 2, arguments);
    zval_ptr_dtor(&type);

    return is_written;
}

const Node *compile_subclass_of(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<SubclassOf>();
    node->write = write_subclass_of;
    node->class_name = operation.string(1);
    node->is_below.set(node->class_name);
    node->place = operation.string(2);

    return node;
}

const Node *compile_of_class(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<OfClass>();
    node->write = write_of_class;
    node->is_below.set(operation.string(1));
    node->inner = operation.node(2);
    node->place = operation.string(3);

    return node;
}

} // namespace kiln::write::jms
