#include "writer.h"

#include "emitter.h"
#include "namespaces.h"

namespace kiln::xml {

namespace {

using write::Compiler;
using write::HeldObject;
using write::Member;
using write::Operation;
using write::Program;
using write::Step;
using write::FixedText;

constexpr char DECLARATION[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";


struct Markup : Step {
    enum Kind : zend_long { ATTRIBUTE, XSI_ATTRIBUTE, ELEMENT };

    FixedText text;
    zend_long kind;
};

bool write_markup(Run &run, const Step &step, HeldObject, const Member *)
{
    const auto &markup = static_cast<const Markup &>(step);
    markup.text.append_to(run.out);
    run.xml->uses_xsi |= markup.kind == Markup::XSI_ATTRIBUTE;
    // The name was written when there was no prefix to think of.
    run.xml->has_failed |= markup.kind == Markup::ELEMENT && run.xml->space.prefix.length != 0;

    return true;
}

bool write_content(Run &run, const Step &, HeldObject, const Member *)
{
    Emitter::begin_content(run);

    return true;
}

// Behind all others, whatever asked for it first.
void declare_xsi(Run &run, size_t start, const Output &output)
{
    const char *const root = run.out.since(start);
    size_t name = 1;
    while (root[name] != ' ' && root[name] != '/' && root[name] != '>') {
        ++name;
    }
    const size_t at = start + name + (output.root == nullptr ? 0 : output.root->declarations.length);
    run.out.insert(at, sizeof(XSI_DECLARATION) - 1);
    run.out.replace(at, XSI_DECLARATION, sizeof(XSI_DECLARATION) - 1);
}

// One element, with what it declares.
bool write(Run &run, const Program &program, const Place &place, zval *value)
{
    constexpr zend_long SHORTEST = -1;
    if (UNEXPECTED(PG(serialize_precision) != SHORTEST)) {
        return unsupported("floats of another precision");
    }
    Output output = {};
    output.space = {ZSTR_EMPTY_ALLOC(), NO_PREFIX};
    output.begun = SIZE_MAX;
    run.xml = &output;
    run.place_in_xml = &place;
    const size_t start = run.out.length();
    if (UNEXPECTED(!write::write_node(run, program.root, value))) {
        return false;
    }
    if (UNEXPECTED(output.has_failed)) {
        return unsupported("a value that has no such place");
    }
    if (UNEXPECTED(output.uses_xsi)) {
        declare_xsi(run, start, output);
    }

    return true;
}

zend_string *finish(Run &run, bool is_written, zend_object *host)
{
    if (EXPECTED(is_written)) {
        return run.out.close();
    }
    run.out.discard();
    write::tell_place(run, host);

    return nullptr;
}

} // namespace

const Step *compile_markup(Compiler &compiler, const Operation &operation)
{
    auto *step = compiler.make<Markup>();
    step->write = write_markup;
    step->text = compiler.text({operation.string(1)});
    step->kind = operation.number(2);

    return step;
}

const Step *compile_content(Compiler &compiler, const Operation &)
{
    auto *step = compiler.make<Step>();
    step->write = write_content;

    return step;
}

zend_string *run_document(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    Run run = write::begin_run(program, host, depth);
    run.tells_place = true;
    run.out.append(DECLARATION, sizeof(DECLARATION) - 1);
    const bool is_written = write(run, program, DOCUMENT, value);
    run.out.append('\n');

    return finish(run, is_written, host);
}

zend_string *run_item(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    Run run = write::begin_run(program, host, depth);
    run.tells_place = true;
    const bool is_written = write(run, program, STREAM_ITEM, value);

    return finish(run, is_written, host);
}

} // namespace kiln::xml
