#include "known_programs.h"

#include "../../php_kiln.h"
#include "../read/read_program.h"
#include "../write/program.h"
#include "../write/write_program.h"
#include "first_code.h"

namespace kiln::known {

namespace {

// What a serializer has of a place: programs that it has taken, by type.
struct KnownPrograms {
    Place *place;
    HashTable writers;
    HashTable readers;
    zend_object std;
};

zend_object_handlers known_programs_handlers;

zend_class_entry *class_of_known;

KnownPrograms &known_in(zend_object *object)
{
    return *reinterpret_cast<KnownPrograms *>(reinterpret_cast<char *>(object) - offsetof(KnownPrograms, std));
}

zend_object *create_known_programs(zend_class_entry *ce)
{
    auto *known = static_cast<KnownPrograms *>(zend_object_alloc(sizeof(KnownPrograms), ce));
    known->place = nullptr;
    zend_hash_init(&known->writers, 1, nullptr, ZVAL_PTR_DTOR, false);
    zend_hash_init(&known->readers, 1, nullptr, ZVAL_PTR_DTOR, false);
    zend_object_std_init(&known->std, ce);
    known->std.handlers = &known_programs_handlers;

    return &known->std;
}

void free_known_programs(zend_object *object)
{
    KnownPrograms &known = known_in(object);
    zend_hash_destroy(&known.writers);
    zend_hash_destroy(&known.readers);
    zend_object_std_dtor(object);
}

// Writers may know each other.
HashTable *get_gc(zend_object *object, zval **table, int *count)
{
    zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
    zval *program;
    ZEND_HASH_FOREACH_VAL(&known_in(object).writers, program) {
        zend_get_gc_buffer_add_zval(buffer, program);
    } ZEND_HASH_FOREACH_END();
    zend_get_gc_buffer_use(buffer, table, count);

    return nullptr;
}

// Null where none is known, or another serializer of the request has it.
zval *writer(KnownPrograms &known, zend_string *type)
{
    zval *const taken = zend_hash_find(&known.writers, type);
    if (taken != nullptr) {
        return taken;
    }
    const zend_string *name = program_of(known.place->writers, type);
    zval program;

    if (name == nullptr) {
        return nullptr;
    }
    fetch_writing();
    if (!write::make_kept(&program, name, known.place->flags)) {
        return nullptr;
    }
    write::program_in(&program)->known = &known.place->classes;

    return zend_hash_add_new(&known.writers, type, &program);
}

zval *reader(KnownPrograms &known, zend_string *type)
{
    zval *const taken = zend_hash_find(&known.readers, type);
    if (taken != nullptr) {
        return taken;
    }
    const zend_string *name = program_of(known.place->readers, type);
    zval program;

    if (name == nullptr) {
        return nullptr;
    }
    fetch_reading();

    return read::make_kept(&program, name) ? zend_hash_add_new(&known.readers, type, &program) : nullptr;
}

zend_string *name_of(zend_string *directory, const zend_string *variant)
{
    return ZSTR_LEN(variant) == 0
        ? zend_string_copy(directory)
        : zend_string_concat3(ZSTR_VAL(directory), ZSTR_LEN(directory), "\n", 1, ZSTR_VAL(variant), ZSTR_LEN(variant));
}

void give(zval *into, Place *place)
{
    if (place != nullptr) {
        object_init_ex(into, class_of_known);
        known_in(Z_OBJ_P(into)).place = place;
    }
}

void note_writer(INTERNAL_FUNCTION_PARAMETERS, HashTable Place::*programs)
{
    zend_string *key;
    zval *object;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_STR(key)
        Z_PARAM_OBJECT_OF_CLASS(object, write::class_of_programs())
    ZEND_PARSE_PARAMETERS_END();

    Place &place = *known_in(Z_OBJ_P(ZEND_THIS)).place;
    const write::Program &program = *write::program_in(object);
    if (place.flags < 0) {
        place.flags = program.flags;
    }
    if (program.kept != nullptr && place.flags == program.flags) {
        note(place.*programs, key, program.kept->name);
    }
}

} // namespace

void start_module(zend_class_entry *registered)
{
    class_of_known = registered;
    registered->create_object = create_known_programs;
    known_programs_handlers = std_object_handlers;
    known_programs_handlers.offset = offsetof(KnownPrograms, std);
    known_programs_handlers.free_obj = free_known_programs;
    known_programs_handlers.clone_obj = nullptr;
    known_programs_handlers.get_gc = get_gc;
}

} // namespace kiln::known

PHP_METHOD(Kiln_Native_KnownPrograms, __construct)
{
}

PHP_METHOD(Kiln_Native_KnownPrograms, in)
{
    kiln::known::Subject subject;
    zend_string *directory;
    zend_string *variant;

    ZEND_PARSE_PARAMETERS_START(5, 5)
        Z_PARAM_STR(directory)
        Z_PARAM_STR(variant)
        Z_PARAM_BOOL(subject.is_indexed)
        Z_PARAM_STR(subject.library)
        Z_PARAM_LONG(subject.generator)
    ZEND_PARSE_PARAMETERS_END();

    if (!KILN_G(graph).is_left_to_php) {
        subject.name = kiln::known::name_of(directory, variant);
        kiln::known::give(return_value, kiln::known::find(KILN_G(known), subject));
        zend_string_release(subject.name);
    }
}

PHP_METHOD(Kiln_Native_KnownPrograms, noting)
{
    kiln::known::Subject subject;
    zend_string *directory;
    zend_string *variant;
    zend_string *path;
    zend_long depth;

    ZEND_PARSE_PARAMETERS_START(7, 7)
        Z_PARAM_STR(directory)
        Z_PARAM_STR(variant)
        Z_PARAM_BOOL(subject.is_indexed)
        Z_PARAM_STR(subject.library)
        Z_PARAM_LONG(subject.generator)
        Z_PARAM_STR(path)
        Z_PARAM_LONG(depth)
    ZEND_PARSE_PARAMETERS_END();

    subject.name = kiln::known::name_of(directory, variant);
    kiln::known::give(return_value, kiln::known::make(KILN_G(known), subject, path, depth));
    zend_string_release(subject.name);
}

PHP_METHOD(Kiln_Native_KnownPrograms, noteClass)
{
    kiln::known::note_writer(INTERNAL_FUNCTION_PARAM_PASSTHRU, &kiln::known::Place::classes);
}

PHP_METHOD(Kiln_Native_KnownPrograms, noteWriter)
{
    kiln::known::note_writer(INTERNAL_FUNCTION_PARAM_PASSTHRU, &kiln::known::Place::writers);
}

PHP_METHOD(Kiln_Native_KnownPrograms, noteReader)
{
    zend_string *type;
    zend_object *program;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_STR(type)
        Z_PARAM_OBJ_OF_CLASS(program, kiln::read::class_of_programs())
    ZEND_PARSE_PARAMETERS_END();

    const zend_string *name = kiln::read::kept_name(program);
    if (name != nullptr) {
        kiln::known::note(kiln::known::known_in(Z_OBJ_P(ZEND_THIS)).place->readers, type, name);
    }
}

PHP_METHOD(Kiln_Native_KnownPrograms, encode)
{
    zval *value;
    zend_string *type;
    zend_object *host;

    ZEND_PARSE_PARAMETERS_START(3, 3)
        Z_PARAM_ZVAL(value)
        Z_PARAM_STR_OR_NULL(type)
        Z_PARAM_OBJ(host)
    ZEND_PARSE_PARAMETERS_END();

    kiln::known::KnownPrograms &known = kiln::known::known_in(Z_OBJ_P(ZEND_THIS));
    zval *const program = kiln::known::writer(known, type == nullptr ? ZSTR_EMPTY_ALLOC() : type);
    if (program == nullptr) {
        RETURN_NULL();
    }
    zend_string *text = kiln::write::run_program(*kiln::write::program_in(program), value, host, known.place->depth, nullptr);
    if (UNEXPECTED(text == nullptr)) {
        RETURN_THROWS();
    }
    RETURN_NEW_STR(text);
}

PHP_METHOD(Kiln_Native_KnownPrograms, decode)
{
    zend_string *text;
    zend_string *type;
    zend_object *host;
    zval *into;

    ZEND_PARSE_PARAMETERS_START(4, 4)
        Z_PARAM_STR(text)
        Z_PARAM_STR(type)
        Z_PARAM_OBJ(host)
        Z_PARAM_ZVAL(into)
    ZEND_PARSE_PARAMETERS_END();

    kiln::known::KnownPrograms &known = kiln::known::known_in(Z_OBJ_P(ZEND_THIS));
    zval *const program = kiln::known::reader(known, type);
    if (program == nullptr) {
        RETURN_FALSE;
    }
    zval value;
    ZVAL_UNDEF(&value);
    kiln::read::decode_json(Z_OBJ_P(program), text, host, known.place->depth, &value);
    if (UNEXPECTED(EG(exception) != nullptr)) {
        zval_ptr_dtor(&value);
        RETURN_THROWS();
    }
    ZEND_TRY_ASSIGN_REF_TMP(into, &value);
    RETURN_TRUE;
}
