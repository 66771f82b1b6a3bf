#include "program.h"

#include "../../php_kiln.h"
#include "emitters.h"
#include "../dialect/jms/write/dialect.h"
#include "../dialect/jms/xml/dialect.h"
#include "strict.h"

extern "C" {
#include "ext/json/php_json.h"
}

namespace kiln::write {

namespace {

#define KILN_STRICT(Out) &Strict<Out>::DIALECT,

constexpr const Dialect *DIALECTS[] = {
    &TOML,
    &XML,
    &XML_ITEM,
    &CBOR[0],
    &CBOR[1],
    &CBOR[2],
    &CBOR[3],
    &CBOR[4],
    &CBOR[5],
    &CBOR[6],
    KILN_FOR_EACH_EMITTER(KILN_STRICT)
    &jms::JMS,
    &jms::xml::XML,
};

#undef KILN_STRICT

const Dialect *find_dialect(const HashTable *source, const zend_string *format)
{
    const zval *kind = zend_hash_str_find(source, ZEND_STRL("kind"));
    if (kind == nullptr || Z_TYPE_P(kind) != IS_STRING) {
        return nullptr;
    }
    for (const Dialect *dialect : DIALECTS) {
        if (zend_string_equals_cstr(Z_STR_P(kind), dialect->kind, strlen(dialect->kind))
            && zend_string_equals_cstr(format, dialect->format, strlen(dialect->format))) {
            return dialect;
        }
    }

    return nullptr;
}

bool has_our_abi(const HashTable *source)
{
    const zval *abi = zend_hash_str_find(source, ZEND_STRL("abi"));

    return abi != nullptr && Z_TYPE_P(abi) == IS_LONG && Z_LVAL_P(abi) == ABI;
}

// About as long as both of the last ones: a long text must not make all that
// follow take as much memory.
size_t likely_length(const Program &program)
{
    const size_t length = MIN(program.lengths[0], program.lengths[1]);

    return length + length / 16;
}

Run run_without_text(Program &program, zend_object *host, zend_long depth)
{
    Run run;
    run.escapes = program.escapes;
    run.keeps_zero_fraction = program.keeps_zero_fraction;
    run.dates_by_class = program.dates_by_class;
    run.has_epoch_dates = false;
    run.root = &program;
    run.host = host;
    run.place = ZSTR_EMPTY_ALLOC();
    run.levels = MAX(depth, 0);
    run.stack_end = stack_end_of_call();
    run.is_empty = false;
    run.count = 0;
    run.indentation = 0;
    run.position = 0;
    run.first = 0;
    run.toml = nullptr;
    run.xml = nullptr;
    run.place_in_xml = nullptr;
    run.protobuf = nullptr;
    run.calls = 0;
    run.is_one_line = false;
    run.tells_place = false;
    run.way = nullptr;

    return run;
}

// Null where there is something in it that is not known.
const Node *compile(const Program &program, Arena &arena, const Dialect &dialect, zval *root, const HashTable *objects)
{
    Compiler compiler(arena, dialect, program.escapes, program.keeps_zero_fraction);
    if (!compiler.compile_objects(objects)) {
        return nullptr;
    }
    const Node *node = compiler.compile_node(root);

    return compiler.is_known() ? node : nullptr;
}

const Node *compile(Program &program, Arena &arena, const HashTable *source, const zend_string *format)
{
    const Dialect *dialect = find_dialect(source, format);
    program.dialect = dialect;
    zval *root = zend_hash_str_find(source, ZEND_STRL("root"));
    const zval *objects = zend_hash_str_find(source, ZEND_STRL("objects"));
    if (!has_our_abi(source) || dialect == nullptr || root == nullptr || objects == nullptr || Z_TYPE_P(objects) != IS_ARRAY) {
        return nullptr;
    }
    program.direct = dialect == &TOML ? compile(program, arena, Strict<toml::Emitter>::DIALECT, root, Z_ARR_P(objects)) : nullptr;

    return compile(program, arena, *dialect, root, Z_ARR_P(objects));
}

void set_flags(Program &program, zend_long flags)
{
    program.flags = flags;
    program.escapes = {(flags & PHP_JSON_UNESCAPED_SLASHES) == 0, (flags & PHP_JSON_UNESCAPED_UNICODE) == 0};
    program.keeps_zero_fraction = (flags & PHP_JSON_PRESERVE_ZERO_FRACTION) != 0;
    program.dates_by_class = (flags & DATES_BY_CLASS) != 0;
    program.has_rules = (flags & HAS_RULES) != 0;
}

void use(Program &program, KeptProgram &kept)
{
    program.kept = &kept;
    ZVAL_ARR(&program.source, kept.source);
    Z_TYPE_INFO(program.source) = IS_ARRAY;
}

} // namespace

bool compile_and_keep(Program &program, zval *source, const zend_string *format, zend_long flags, const zend_string *name)
{
    KeptPrograms &programs = KILN_G(write).kept;
    KeptProgram *kept = make_room(programs, name, Z_ARR_P(source));
    bool is_compiled = false;
    if (kept == nullptr) {
        is_compiled = compile_program(program, source, format, flags);
    } else {
        set_flags(program, flags);
        const Node *root = compile(program, kept->arena, kept->source, format);
        if (root == nullptr) {
            drop(programs, name);
            // As one that was made, if in vain.
            ZVAL_EMPTY_ARRAY(&program.source);
            unsupported("a program that is not known");
        } else {
            kept->flags = flags;
            kept->dialect = program.dialect;
            kept->root = root;
            kept->direct = program.direct;
            save(programs, *kept);
            use(program, *kept);
            program.root = root;
            is_compiled = true;
        }
    }

    return is_compiled;
}

bool take_program(Program &program, const zend_string *name, zend_long flags)
{
    KeptProgram *kept = take(KILN_G(write).kept, name);
    if (kept == nullptr) {
        return false;
    }
    if (kept->flags != flags) {
        give_back(*kept);
        return false;
    }
    set_flags(program, flags);
    program.dialect = static_cast<const Dialect *>(kept->dialect);
    program.root = static_cast<const Node *>(kept->root);
    program.direct = static_cast<const Node *>(kept->direct);
    use(program, *kept);

    return true;
}

bool compile_program(Program &program, zval *source, const zend_string *format, zend_long flags)
{
    set_flags(program, flags);
    program.arena.open();
    HashTable *kept = keep_source(Z_ARR_P(source));
    if (kept == nullptr) {
        // As one that was made, if in vain.
        ZVAL_EMPTY_ARRAY(&program.source);
        return unsupported("a program without end");
    }
    ZVAL_ARR(&program.source, kept);
    if ((GC_FLAGS(kept) & GC_IMMUTABLE) != 0) {
        Z_TYPE_INFO(program.source) = IS_ARRAY;
    }
    program.root = compile(program, program.arena, kept, format);

    return program.root != nullptr || unsupported("a program that is not known");
}

void free_program(Program &program)
{
    if (program.kept != nullptr) {
        give_back(*program.kept);
    } else {
        program.arena.close();
        zval_ptr_dtor(&program.source);
    }
    if (program.others != nullptr) {
        zend_hash_destroy(program.others);
        efree(program.others);
    }
}

void add_others(const Program &program, zend_get_gc_buffer *buffer)
{
    if (program.others == nullptr) {
        return;
    }
    void *answers;
    ZEND_HASH_FOREACH_PTR(program.others, answers) {
        zval *answer;
        ZEND_HASH_FOREACH_VAL(static_cast<HashTable *>(answers), answer) {
            zend_get_gc_buffer_add_zval(buffer, answer);
        } ZEND_HASH_FOREACH_END();
    } ZEND_HASH_FOREACH_END();
}

Run begin_run(Program &program, zend_object *host, zend_long depth)
{
    Run run = run_without_text(program, host, depth);
    run.out.open(likely_length(program));

    return run;
}

bool add_to(text::Buffer &text, Program &program, zval *value, zend_object *host, zend_long depth, bool is_one_line)
{
    ZVAL_DEREF(value);
    Run run = run_without_text(program, host, depth);
    run.out = text;
    run.is_one_line = is_one_line;
    run.tells_place = true;
    const bool is_written = write_node(run, program.root, value);
    text = run.out;
    if (UNEXPECTED(!is_written)) {
        tell_place(run, host);
    }

    return is_written;
}

zend_string *run_program(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected)
{
    ZVAL_DEREF(value);
    zend_string *text = program.dialect->run(program, value, host, depth, expected);
    if (EXPECTED(text != nullptr)) {
        program.lengths[1] = program.lengths[0];
        program.lengths[0] = ZSTR_LEN(text);
    }

    return text;
}

} // namespace kiln::write
