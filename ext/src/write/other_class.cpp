#include "other_class.h"

#include "../host.h"
#include "../toml/emitter.h"
#include "node.h"
#include "program.h"
#include "write_program.h"

namespace kiln::write {

namespace {

void free_answers(zval *answers)
{
    zend_array_destroy(static_cast<HashTable *>(Z_PTR_P(answers)));
}

// The answers about one place, by class.
HashTable *answers_at(Program &program, zend_string *place)
{
    if (program.others == nullptr) {
        program.others = static_cast<HashTable *>(emalloc(sizeof(HashTable)));
        zend_hash_init(program.others, 1, nullptr, free_answers, 0);
    }
    auto *answers = static_cast<HashTable *>(zend_hash_find_ptr(program.others, place));
    if (answers == nullptr) {
        answers = zend_new_array(0);
        zend_hash_add_new_ptr(program.others, place, answers);
    }

    return answers;
}

zend_ulong key_of(const zend_class_entry *ce)
{
    return reinterpret_cast<zend_ulong>(ce) >> ZEND_MM_ALIGNMENT_LOG2;
}

// Within a program all keys are escaped by its own flags.
bool is_fit(const Run &run, const Program &program)
{
    return program.root != nullptr && program.dialect == run.root->dialect && program.escapes.slashes == run.escapes.slashes
        && program.escapes.unicode == run.escapes.unicode && program.keeps_zero_fraction == run.keeps_zero_fraction
        && program.dates_by_class == run.dates_by_class;
}

Answer read_answer(const Run &run, zval *answer)
{
    if (Z_TYPE_P(answer) == IS_NULL) {
        return {true, nullptr};
    }
    Program *program = program_in(answer);
    if (program == nullptr || !is_fit(run, *program)) {
        return {unsupported("a host that gives something else than programs"), nullptr};
    }

    return {true, program};
}

bool ask_host(Run &run, const char *method_in_lower_case, zval *value, HashTable *arguments, zval *result)
{
    zend_string *method = zend_string_init(method_in_lower_case, strlen(method_in_lower_case), 0);
    const bool is_answered = ask_host(run, method, value, arguments, result);
    zend_string_release(method);

    return is_answered;
}

// What stands in for a host knows the programs of classes that are surely no built-in ones.
bool ask_stand_in(Run &run, zend_class_entry *ce, zval *answer)
{
    auto *method = static_cast<zend_function *>(zend_hash_str_find_ptr(&run.host->ce->function_table, ZEND_STRL("programofplainclass")));
    if (method == nullptr) {
        return false;
    }
    zval class_name;
    ZVAL_STR(&class_name, ce->name);
    ZVAL_UNDEF(answer);
    ++run.calls;
    zend_call_known_function(method, run.host, run.host->ce, answer, 1, &class_name, nullptr);

    return true;
}

// Likewise, of any class.
bool has_programs(const zend_object *host)
{
    return zend_hash_str_exists(&host->ce->function_table, ZEND_STRL("program"));
}

bool is_plain(const zend_class_entry *ce)
{
    return ce->type == ZEND_USER_CLASS && ce->parent == nullptr && ce->num_interfaces == 0;
}

bool knows(const Run &run, const zend_class_entry *ce, zval *answer)
{
    const Program &root = *run.root;
    const auto *name = root.known == nullptr ? nullptr : static_cast<const zend_string *>(zend_hash_find_ptr(root.known, ce->name));

    return name != nullptr && make_kept(answer, name, root.flags);
}

bool ask(Run &run, zend_class_entry *ce, zend_string *place, zval *answer)
{
    if (ZSTR_LEN(place) == 0 && knows(run, ce, answer)) {
        return true;
    }
    if (ZSTR_LEN(place) == 0 && is_plain(ce) && ask_stand_in(run, ce, answer)) {
        return has_returned(answer);
    }
    zval class_name;
    ZVAL_STR(&class_name, ce->name);
    HashTable *arguments = zend_new_array(1);
    zval argument;
    ZVAL_STR_COPY(&argument, place);
    zend_hash_next_index_insert_new(arguments, &argument);
    bool is_answered;
    if (has_programs(run.host)) {
        ++run.calls;
        zend_string *method = ZSTR_INIT_LITERAL("program", 0);
        is_answered = call_host(run.host, method, &class_name, arguments, answer);
        zend_string_release(method);
    } else {
        is_answered = ask_host(run, "program", &class_name, arguments, answer);
    }
    zend_array_release(arguments);

    return is_answered;
}

// Within TOML that is written in one go.
bool write_packed(Run &run, const Node *root, zval *value)
{
    Run packed = run;
    packed.out.open(0);
    packed.toml = nullptr;
    packed.count = 0;
    bool is_written = write_node(packed, root, value);
    run.calls = packed.calls;
    run.is_empty = packed.is_empty;
    if (EXPECTED(is_written)) {
        is_written = toml::Emitter::packed(run, packed.out.since(0)) || unsupported("a value that has no place in a table");
    }
    packed.out.discard();

    return is_written;
}

bool write_by(Run &run, const Program &program, zval *value)
{
    if (EXPECTED(run.toml == nullptr)) {
        return write_node(run, program.root, value);
    }

    return program.direct != nullptr ? write_node(run, program.direct, value) : write_packed(run, program.root, value);
}

} // namespace

Answer program_for(Run &run, HeldObject object, zend_string *place)
{
    zend_class_entry *ce = object->ce;
    const bool is_any = place == ZSTR_EMPTY_ALLOC();
    if (EXPECTED(is_any && run.root->last_class == ce)) {
        return {true, run.root->last_other};
    }
    zval *known = zend_hash_index_find(answers_at(*run.root, place), key_of(ce));
    if (UNEXPECTED(known == nullptr)) {
        zval answer;
        if (!ask(run, ce, place, &answer)) {
            return {false, nullptr};
        }
        // While the host was busy it may have been asked the same, and what it
        // said then is in use.
        HashTable *answers = answers_at(*run.root, place);
        known = zend_hash_index_find(answers, key_of(ce));
        if (known == nullptr) {
            known = zend_hash_index_add_new(answers, key_of(ce), &answer);
        } else {
            zval_ptr_dtor(&answer);
        }
    }

    const Answer answer = read_answer(run, known);
    if (is_any && answer.program != nullptr) {
        run.root->last_class = ce;
        run.root->last_other = answer.program;
    }

    return answer;
}

bool write_by_program(Run &run, Program &program, HeldObject object)
{
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    zval value;
    ZVAL_OBJ(&value, object);
    if (UNEXPECTED(!write_by(run, program, &value))) {
        return false;
    }
    leave(run);

    return true;
}

bool write_by_own_class(Run &run, zend_object *object)
{
    const Hold hold(run, object);
    const Answer answer = program_for(run, hold, run.place);
    if (UNEXPECTED(answer.program == nullptr)) {
        return answer.is_given ? unsupported("an object of a class that there is no program for") : false;
    }

    return write_by_program(run, *answer.program, hold);
}

bool ask_host(Run &run, zend_string *method_in_lower_case, zval *value, HashTable *arguments, zval *result)
{
    ++run.calls;

    return make_host(run.host, "writehost") && call_host(run.host, method_in_lower_case, value, arguments, result);
}

bool ask_host(Run &run, const char *method_in_lower_case, zend_object *object, zval *result)
{
    zval value;
    ZVAL_OBJ(&value, object);

    return ask_host(run, method_in_lower_case, &value, const_cast<HashTable *>(&zend_empty_array), result);
}

} // namespace kiln::write
