#include "write_program.h"

#include "../declined.h"

namespace kiln::write {

namespace {

zend_object_handlers handlers;

zend_object *create(zend_class_entry *program_class)
{
    zend_object *object = zend_objects_new(program_class);
    object_properties_init(object, program_class);
    object->handlers = &handlers;

    return object;
}

} // namespace

void start_module(zend_class_entry *program_class)
{
    program_class->create_object = create;
    handlers = std_object_handlers;
    handlers.clone_obj = nullptr;
}

} // namespace kiln::write

PHP_METHOD(Kiln_Native_WriteProgram, __construct)
{
    zval *program;
    zend_long flags;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_ARRAY(program)
        Z_PARAM_LONG(flags)
    ZEND_PARSE_PARAMETERS_END();
}

PHP_METHOD(Kiln_Native_WriteProgram, encode)
{
    zval *value;
    zend_object *host;
    zend_long depth;

    ZEND_PARSE_PARAMETERS_START(3, 3)
        Z_PARAM_ZVAL(value)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
    ZEND_PARSE_PARAMETERS_END();

    kiln::decline(kiln::UNSUPPORTED, "Writing is not there yet");
}
