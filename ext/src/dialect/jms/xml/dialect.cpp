#include "dialect.h"

#include "../../../program/op.h"
#include "../../../xml/namespaces.h"
#include "element.h"
#include "entries.h"
#include "object.h"
#include "step.h"
#include "text.h"

namespace kiln::write::jms::xml {

namespace {

// What there is where nothing is set: Kiln\Dialect\Jms\Call\Xml\XmlOptions.
constexpr char DECLARATION[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";

const Node *compile_node(Compiler &compiler, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::JMS_XML_ENTRIES: return compile_entries(compiler, operation.of(4));
        case op::JMS_XML_OBJECT_OF: return compile_object_of(compiler, operation.of(4));
        case op::JMS_XML_SUBCLASS_OF: return compile_subclass_of(compiler, operation.of(2));
        case op::JMS_XML_OF_CLASS: return compile_of_class(compiler, operation.of(3));
        case op::JMS_XML_OMITTED: return compile_omitted(compiler, operation.of(0));
        default: return compile_text(compiler, number, operation);
    }
}

bool write_document(Run &run, const Node *root, zval *value)
{
    run.out.append(DECLARATION, sizeof(DECLARATION) - 1);
    run.is_skipped = false;
    if (UNEXPECTED(!write_node(run, root, value))) {
        return false;
    }
    if (UNEXPECTED(run.is_skipped || run.root_tag == nullptr)) {
        return mismatch("nothing is written");
    }
    end_element(run, *run.root_tag);
    run.out.append('\n');
    if (UNEXPECTED(run.has_nil)) {
        run.out.insert(run.declarations, sizeof(kiln::xml::XSI_DECLARATION) - 1);
        run.out.replace(run.declarations, kiln::xml::XSI_DECLARATION, sizeof(kiln::xml::XSI_DECLARATION) - 1);
    }

    // libxml2 ends a text there.
    return EXPECTED(memchr(run.out.since(0), '\0', run.out.length()) == nullptr) || unsupported("U+0000");
}

zend_string *run_program(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    Run run;
    static_cast<write::Run &>(run) = begin_run(program, host, depth);
    run.innermost = nullptr;
    run.content = Content::NOTHING;
    run.is_tag_open = false;
    run.depth = 0;
    run.is_skipped = false;
    run.has_nil = false;
    run.root_tag = nullptr;
    run.declarations = 0;
    if (UNEXPECTED(!write_document(run, program.root, value) || EG(exception) != nullptr)) {
        run.out.discard();
        return nullptr;
    }

    return run.out.close();
}

} // namespace

constexpr Dialect XML = {"jms xml write", "xml", compile_node, compile_step, compile_traits, run_program};

} // namespace kiln::write::jms::xml
