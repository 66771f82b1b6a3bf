#include "read_program.h"

#include "../../php_kiln.h"
#include "../document/way.h"
#include "../json/items.h"
#include "../thrown.h"
#include "../xml/characters.h"
#include "../dialect/jms/read/dialect.h"
#include "formats.h"
#include "strict.h"

namespace kiln::read {

// A program, in front of the object that PHP has of it.
struct Program {
    Arena arena;
    const Dialect *dialect;
    // Null where the extension does not know all that is in it.
    const Node *root;
    // What nodes refer to.
    HashTable *source;
    // Null where the program is not kept; else that has the nodes and the source.
    KeptProgram *kept;
    zend_object object;
};

namespace {

zend_object_handlers handlers;

zend_class_entry *program_class;

constexpr const Dialect *DIALECTS[] = {&STRICT, &JMS};

Program *program_of(zend_object *object)
{
    return reinterpret_cast<Program *>(reinterpret_cast<char *>(object) - offsetof(Program, object));
}

zend_object *create(zend_class_entry *ce)
{
    auto *program = static_cast<Program *>(zend_object_alloc(sizeof(Program), ce));
    program->arena.open();
    zend_object_std_init(&program->object, ce);
    object_properties_init(&program->object, ce);
    program->object.handlers = &handlers;

    return &program->object;
}

void release(zend_object *object)
{
    Program *program = program_of(object);
    program->arena.close();
    if (program->kept != nullptr) {
        give_back(*program->kept);
    } else if (program->source != nullptr) {
        zend_array_release(program->source);
    }
    zend_object_std_dtor(object);
}

const Dialect *dialect_of(const HashTable *source)
{
    const zval *kind = zend_hash_str_find(source, ZEND_STRL("kind"));
    if (kind != nullptr && Z_TYPE_P(kind) == IS_STRING) {
        for (const Dialect *dialect : DIALECTS) {
            if (zend_string_equals_cstr(Z_STR_P(kind), dialect->kind, strlen(dialect->kind))) {
                return dialect;
            }
        }
    }

    return nullptr;
}

bool has_same_abi(const HashTable *source)
{
    const zval *abi = zend_hash_str_find(source, ZEND_STRL("abi"));

    return abi != nullptr && Z_TYPE_P(abi) == IS_LONG && Z_LVAL_P(abi) == ABI;
}

void use(Program *program, KeptProgram &kept)
{
    program->kept = &kept;
    program->source = kept.source;
    program->dialect = static_cast<const Dialect *>(kept.dialect);
    program->root = static_cast<const Node *>(kept.root);
}

// False where it is not kept.
bool compile_and_keep(Program *program, const Dialect &dialect, const HashTable *source, const zend_string *name)
{
    KeptPrograms &programs = KILN_G(read).kept;
    KeptProgram *kept = make_room(programs, name, source);
    if (kept == nullptr) {
        return false;
    }
    Compiler compiler(kept->arena, dialect);
    kept->dialect = &dialect;
    kept->root = compiler.compile(kept->source);
    if (kept->root == nullptr) {
        drop(programs, name);
        return false;
    }
    save(programs, *kept);
    use(program, *kept);

    return true;
}

void compile(Program *program, HashTable *source, const zend_string *name)
{
    const Dialect *dialect = dialect_of(source);
    if (dialect == nullptr || !has_same_abi(source) || (name != nullptr && compile_and_keep(program, *dialect, source, name))) {
        return;
    }
    source = keep_source(source);
    if (source == nullptr) {
        return;
    }
    program->source = source;
    program->dialect = dialect;
    Compiler compiler(program->arena, *dialect);
    program->root = compiler.compile(source);
}

// How deep a document may be, whatever is made of it: plain values and stdClass
// are made without a look at the stack.
zend_long levels_above(uintptr_t stack_end)
{
    constexpr size_t BYTES_PER_LEVEL = 512;
    const uintptr_t here = here_on_stack();

    return here > stack_end ? static_cast<zend_long>((here - stack_end) / BYTES_PER_LEVEL) : 0;
}

void decode(const Program *program, const Format &format, document::Source source, const HashTable *expected, zend_object *host, zend_long depth, zval *into)
{
    State &state = KILN_G(read);
    const uintptr_t stack_end = stack_end_of_call();
    document::Document document;
    if (!format.open(state, source, MIN(depth, levels_above(stack_end)), expected, document)) {
        // It may well be one for the plain PHP engine.
        unsupported("no document of this format");
        return;
    }
    Run run = {document.tape, host, &state, stack_end, 0, {}, nullptr};
    zval value;
    const auto start = program->dialect->start;
    if (start == nullptr
            ? read_node(run, program->root, document.tape.root(), &value)
            : start(run, program->root, program->source, &value)) {
        keep_destructible(run);
        ZVAL_COPY_VALUE(into, &value);
    } else {
        if (UNEXPECTED(!is_declined())) {
            tell_place(host, run.thrown_at == nullptr ? nullptr : document::way_to(document.tape, run.thrown_at));
        }
        drop_destructible(run);
    }
    format.close(state, document);
}

// Where the next item lies. The offset of the end says what was found in the place of one.
bool find_item(const zend_string *text, bool is_lines, zend_long longest, zend_long &start, zend_long &end)
{
    constexpr zend_long CUT_OFF = -1;
    if (end < 0 || static_cast<size_t>(end) > ZSTR_LEN(text)) {
        return false;
    }
    const auto offset = static_cast<size_t>(end);
    json::Item item = {offset, offset, 0};
    const json::Found found = (is_lines ? json::next_line : json::next_element)(text, offset, item);
    if (found == json::Found::OTHER || item.length > static_cast<size_t>(MAX(longest, 0))) {
        return false;
    }
    start = static_cast<zend_long>(item.start);
    end = found == json::Found::WHOLE ? static_cast<zend_long>(item.end) : CUT_OFF;

    return found == json::Found::WHOLE;
}

} // namespace

void start_module(zend_class_entry *registered)
{
    xml::detect_width();
    program_class = registered;
    program_class->create_object = create;
    handlers = std_object_handlers;
    handlers.offset = offsetof(Program, object);
    handlers.free_obj = release;
    handlers.clone_obj = nullptr;
}

zend_class_entry *class_of_programs()
{
    return program_class;
}

bool make_kept(zval *into, const zend_string *name)
{
    KeptProgram *kept = take(KILN_G(read).kept, name);
    if (kept == nullptr) {
        return false;
    }
    object_init_ex(into, program_class);
    use(program_of(Z_OBJ_P(into)), *kept);

    return true;
}

const zend_string *kept_name(zend_object *program)
{
    const KeptProgram *kept = program_of(program)->kept;

    return kept == nullptr ? nullptr : kept->name;
}

void decode_json(zend_object *program, zend_string *text, zend_object *host, zend_long depth, zval *into)
{
    decode(program_of(program), JSON, json::source_of(text), nullptr, host, depth, into);
}

} // namespace kiln::read

PHP_METHOD(Kiln_Native_ReadProgram, __construct)
{
    HashTable *source;
    zend_string *name = nullptr;

    ZEND_PARSE_PARAMETERS_START(1, 2)
        Z_PARAM_ARRAY_HT(source)
        Z_PARAM_OPTIONAL
        Z_PARAM_STR_OR_NULL(name)
    ZEND_PARSE_PARAMETERS_END();

    kiln::read::Program *program = kiln::read::program_of(Z_OBJ_P(ZEND_THIS));
    if (UNEXPECTED(program->source != nullptr)) {
        zend_throw_error(nullptr, "A program is compiled once");
        RETURN_THROWS();
    }
    kiln::read::compile(program, source, name);
    if (UNEXPECTED(program->root == nullptr)) {
        kiln::decline(kiln::UNSUPPORTED, "A program that is not known");
    }
}

PHP_METHOD(Kiln_Native_ReadProgram, kept)
{
    zend_string *name;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_STR(name)
    ZEND_PARSE_PARAMETERS_END();

    kiln::read::make_kept(return_value, name);
}

/** The program of an object; throws, and gives nullptr, where its constructor was not run. */
static const kiln::read::Program *compiled(const zval *object)
{
    const kiln::read::Program *program = kiln::read::program_of(Z_OBJ_P(object));
    if (UNEXPECTED(program->root == nullptr)) {
        zend_throw_error(nullptr, "A program that was not compiled");
        return nullptr;
    }
    return program;
}

PHP_METHOD(Kiln_Native_ReadProgram, decode)
{
    zend_string *text;
    zend_object *host;
    zend_long depth;
    zend_string *name = nullptr;
    HashTable *expected = nullptr;

    ZEND_PARSE_PARAMETERS_START(3, 5)
        Z_PARAM_STR(text)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
        Z_PARAM_OPTIONAL
        Z_PARAM_STR(name)
        Z_PARAM_ARRAY_HT_OR_NULL(expected)
    ZEND_PARSE_PARAMETERS_END();

    const kiln::read::Program *program = compiled(ZEND_THIS);
    if (UNEXPECTED(program == nullptr)) {
        RETURN_THROWS();
    }
    const kiln::read::Format *format = name == nullptr ? &kiln::read::JSON : kiln::read::find_format(name);
    if (UNEXPECTED(format == nullptr)) {
        kiln::decline(kiln::UNSUPPORTED, "A format without a parser");
        RETURN_THROWS();
    }
    kiln::read::decode(program, *format, kiln::json::source_of(text), expected, host, depth, return_value);
}

PHP_METHOD(Kiln_Native_ReadProgram, decodeItem)
{
    zend_string *text;
    zval *start_of_item;
    zval *end_of_item;
    bool is_lines;
    zend_long longest;
    zend_object *host;
    zend_long depth;

    ZEND_PARSE_PARAMETERS_START(7, 7)
        Z_PARAM_STR(text)
        Z_PARAM_ZVAL(start_of_item)
        Z_PARAM_ZVAL(end_of_item)
        Z_PARAM_BOOL(is_lines)
        Z_PARAM_LONG(longest)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
    ZEND_PARSE_PARAMETERS_END();

    const kiln::read::Program *program = compiled(ZEND_THIS);
    if (UNEXPECTED(program == nullptr)) {
        RETURN_THROWS();
    }
    zend_long start = 0;
    zend_long end = zval_get_long(end_of_item);
    const bool is_found = kiln::read::find_item(text, is_lines, longest, start, end);
    // Before any code of others runs.
    ZEND_TRY_ASSIGN_REF_LONG(start_of_item, start);
    ZEND_TRY_ASSIGN_REF_LONG(end_of_item, end);
    if (is_found && EXPECTED(EG(exception) == nullptr)) {
        const auto from = static_cast<size_t>(start);
        kiln::read::decode(program, kiln::read::JSON, kiln::json::source_in(text, from, static_cast<size_t>(end) - from), nullptr, host, depth, return_value);
    }
}
