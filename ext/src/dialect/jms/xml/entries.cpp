#include "entries.h"

#include "../../../write/hold.h"
#include "element.h"
#include "text.h"

namespace kiln::write::jms::xml {

namespace {

struct Entries : Node {
    const Node *item;
    Tag tag;
    // ` key="`, of an attribute that has the key; none where it is empty.
    FixedText key;
    bool is_text;
    bool writes_null;

    bool has_key() const { return key.length > 0; }
};

bool append_key(Run &run, const Entries &entries, const zend_string *key, zend_ulong number)
{
    if (!entries.has_key()) {
        return true;
    }
    entries.key.append_to(run.out);
    if (UNEXPECTED(!append_in_attribute(run, key, number))) {
        return false;
    }
    run.out.append('"');

    return true;
}

bool write_entry(Run &run, const Entries &entries, const zend_string *key, zend_ulong number, zval *value)
{
    if (UNEXPECTED(Z_TYPE_P(value) == IS_NULL && !entries.writes_null)) {
        return true;
    }
    if (EXPECTED(entries.is_text && !entries.has_key() && Z_TYPE_P(value) != IS_NULL)) {
        return write_text_element(run, entries.tag, entries.item, value);
    }
    const Around around = begin_element(run, entries.tag);
    if (UNEXPECTED(!append_key(run, entries, key, number))) {
        return false;
    }
    run.is_skipped = false;
    if (UNEXPECTED(Z_TYPE_P(value) == IS_NULL)) {
        append_nil(run);
    } else if (UNEXPECTED(!write_node(run, entries.item, value))) {
        return false;
    }
    if (UNEXPECTED(run.is_skipped)) {
        drop_element(run, around);
    } else {
        end_element(run, entries.tag);
    }

    return true;
}

bool write_all(Run &run, const Entries &entries, HeldArray array)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(array, number, key, value) {
        ZVAL_DEREF(value);
        if (UNEXPECTED(!write_entry(run, entries, key, number, value))) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

bool fill_entries(write::Run &base, const Node &node, zval *value)
{
    Run &run = xml(base);
    if (UNEXPECTED(Z_TYPE_P(value) != IS_ARRAY)) {
        return unsupported("a list or map that is no array");
    }
    begin_usual_root(run);
    if (UNEXPECTED(!require_no_text(run) || !enter(run))) {
        return false;
    }
    const bool are_written = write_all(run, static_cast<const Entries &>(node), Hold(run, Z_ARR_P(value)));
    leave(run);
    run.is_skipped = false;

    return are_written;
}

} // namespace

const Node *compile_entries(Compiler &compiler, const Operation &operation)
{
    auto *node = compiler.make<Entries>();
    node->write = fill_entries;
    node->item = operation.node(1);
    node->tag = compile_tag(compiler, operation.string(2));
    const zend_string *key = operation.string_or_null(3);
    node->key = key == nullptr ? FixedText{"", 0} : compiler.text({" ", key, "=\""});
    node->is_text = is_text(node->item);
    node->writes_null = operation.flag(4);

    return node;
}

const Node *compile_entries_of(Compiler &compiler, const Node *item, const zend_string *name, bool writes_null)
{
    auto *node = compiler.make<Entries>();
    node->write = fill_entries;
    node->item = item;
    node->tag = compile_tag(compiler, name);
    node->key = {"", 0};
    node->is_text = false;
    node->writes_null = writes_null;

    return node;
}

Tag compile_tag(Compiler &compiler, const zend_string *name)
{
    return {
        compiler.text({"<", name}),
        compiler.text({"</", name, ">"}),
        compiler.text({"<", name, ">"}),
        compiler.text({"<", name, "><![CDATA["}),
        compiler.text({"]]></", name, ">"}),
    };
}

void write_nil_element(Run &run, const Tag &tag)
{
    begin_element(run, tag);
    append_nil(run);
    end_element(run, tag);
}

} // namespace kiln::write::jms::xml
