#include "write_program.h"

#include "../dialect/jms/write/dialect.h"
#include "program.h"

extern "C" {
#include "ext/json/php_json.h"
}

namespace kiln::write {

namespace {

constexpr zend_long KNOWN_FLAGS = PHP_JSON_UNESCAPED_SLASHES | PHP_JSON_UNESCAPED_UNICODE | PHP_JSON_PRESERVE_ZERO_FRACTION;

struct WriteProgram {
    Program program;
    zend_object std;
};

zend_object_handlers write_program_handlers;

zend_class_entry *program_class;

Program &program_of(zend_object *object)
{
    return reinterpret_cast<WriteProgram *>(reinterpret_cast<char *>(object) - offsetof(WriteProgram, std))->program;
}

zend_object *create_write_program(zend_class_entry *ce)
{
    auto *object = static_cast<WriteProgram *>(zend_object_alloc(sizeof(WriteProgram), ce));
    object->program = {};
    zend_object_std_init(&object->std, ce);
    object_properties_init(&object->std, ce);
    object->std.handlers = &write_program_handlers;

    return &object->std;
}

void free_write_program(zend_object *object)
{
    free_program(program_of(object));
    zend_object_std_dtor(object);
}

// Programs may know each other, and then only the cycle collector sees the end of them.
HashTable *get_gc(zend_object *object, zval **table, int *count)
{
    zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
    add_others(program_of(object), buffer);
    zend_get_gc_buffer_use(buffer, table, count);

    return nullptr;
}

} // namespace

void start_module(zend_class_entry *registered)
{
    text::detect_width();
    program_class = registered;
    program_class->create_object = create_write_program;
    write_program_handlers = std_object_handlers;
    write_program_handlers.offset = offsetof(WriteProgram, std);
    write_program_handlers.free_obj = free_write_program;
    write_program_handlers.clone_obj = nullptr;
    write_program_handlers.get_gc = get_gc;
}

zend_class_entry *class_of_programs()
{
    return program_class;
}

Program *program_in(const zval *value)
{
    return Z_TYPE_P(value) == IS_OBJECT && Z_OBJCE_P(value) == program_class ? &program_of(Z_OBJ_P(value)) : nullptr;
}

bool make_kept(zval *into, const zend_string *name, zend_long flags)
{
    object_init_ex(into, program_class);
    if (take_program(program_of(Z_OBJ_P(into)), name, flags)) {
        return true;
    }
    zval_ptr_dtor(into);

    return false;
}

} // namespace kiln::write

PHP_METHOD(Kiln_Native_WriteProgram, __construct)
{
    zval *source;
    zend_long flags;
    zend_string *format = nullptr;
    zend_string *name = nullptr;

    ZEND_PARSE_PARAMETERS_START(2, 4)
        Z_PARAM_ARRAY(source)
        Z_PARAM_LONG(flags)
        Z_PARAM_OPTIONAL
        Z_PARAM_STR(format)
        Z_PARAM_STR_OR_NULL(name)
    ZEND_PARSE_PARAMETERS_END();

    if ((flags & ~(kiln::write::KNOWN_FLAGS | kiln::write::DATES_BY_CLASS | kiln::write::HAS_RULES)) != 0) {
        zend_argument_value_error(2, "must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION");
        RETURN_THROWS();
    }
    kiln::write::Program &program = kiln::write::program_of(Z_OBJ_P(ZEND_THIS));
    if (!Z_ISUNDEF(program.source)) {
        zend_throw_error(nullptr, "A program is constructed only once");
        RETURN_THROWS();
    }
    zend_string *const json = format == nullptr ? zend_string_init("json", strlen("json"), false) : nullptr;
    if (json != nullptr) {
        format = json;
    }
    if (name != nullptr) {
        kiln::write::compile_and_keep(program, source, format, flags, name);
    } else {
        kiln::write::compile_program(program, source, format, flags);
    }
    if (json != nullptr) {
        zend_string_release(json);
    }
}

PHP_METHOD(Kiln_Native_WriteProgram, kept)
{
    zend_string *name;
    zend_long flags;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_STR(name)
        Z_PARAM_LONG(flags)
    ZEND_PARSE_PARAMETERS_END();

    if (!kiln::write::make_kept(return_value, name, flags)) {
        RETURN_NULL();
    }
}

PHP_METHOD(Kiln_Native_WriteProgram, encode)
{
    zval *value;
    zend_object *host;
    zend_long depth;
    HashTable *expected = nullptr;

    ZEND_PARSE_PARAMETERS_START(3, 4)
        Z_PARAM_ZVAL(value)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
        Z_PARAM_OPTIONAL
        Z_PARAM_ARRAY_HT_OR_NULL(expected)
    ZEND_PARSE_PARAMETERS_END();

    kiln::write::Program &program = kiln::write::program_of(Z_OBJ_P(ZEND_THIS));
    if (UNEXPECTED(program.root == nullptr)) {
        zend_throw_error(nullptr, "The program was not constructed");
        RETURN_THROWS();
    }
    zend_string *text = kiln::write::run_program(program, value, host, depth, expected);
    if (UNEXPECTED(text == nullptr)) {
        RETURN_THROWS();
    }
    RETURN_NEW_STR(text);
}

PHP_METHOD(Kiln_Native_WriteProgram, members)
{
    zend_object *value;
    zend_object *host;
    zend_long depth;

    ZEND_PARSE_PARAMETERS_START(3, 3)
        Z_PARAM_OBJ(value)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
    ZEND_PARSE_PARAMETERS_END();

    kiln::write::Program &program = kiln::write::program_of(Z_OBJ_P(ZEND_THIS));
    if (UNEXPECTED(program.root == nullptr || program.dialect != &kiln::write::jms::JMS)) {
        zend_throw_error(nullptr, "The program has no members");
        RETURN_THROWS();
    }
    HashTable *members = kiln::write::jms::run_body(program, value, host, depth);
    if (UNEXPECTED(members == nullptr)) {
        RETURN_THROWS();
    }
    RETURN_ARR(members);
}

PHP_METHOD(Kiln_Native_Fragment, __construct)
{
}
