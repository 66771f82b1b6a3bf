// Looks for elements as Kiln\Dialect\Jms\Run\Xml\Extraction does, in documents without
// namespaces but that of `xsi:nil`.
#ifndef KILN_DIALECT_JMS_READ_XML_READER_H
#define KILN_DIALECT_JMS_READ_XML_READER_H

#include "../../../document/builder.h"
#include "../../../xml/keys.h"
#include "../../../xml/scanner.h"
#include "table.h"

namespace kiln::read::jms::xml {

class Reader {
public:
    Reader(kiln::xml::Scanner &scanner, Table &table, document::Builder &builder) : scanner_(scanner), table_(table), builder_(builder) {}

    // False for whatever is wrong or unusual.
    bool document(zend_long levels);

private:
    using Tag = kiln::xml::Tag;
    using Next = kiln::xml::Next;

    // The value that tells the class of an object.
    struct Told {
        Text key;
        Text value;
        // Of a text that was put together, which lies where others will.
        char room[64];
    };

    // Each is read from behind its start tag to behind its end.
    bool value(Tag &tag, const Node &node, const Form *form, zend_long levels);
    bool scalar_element(const Tag &tag, Kind kind);
    bool object(Tag &tag, const Object &object, const Form *form, const Told *told, zend_long levels);
    bool list(Tag &tag, const Node &item, const Form *form, zend_long levels);
    bool map(Tag &tag, const Node &item, const Form *form, zend_long levels);
    bool empty_array(Tag &tag, const Form *form, zend_long levels);
    bool of_class(Tag &tag, const Node &node, const Form *form, zend_long levels);
    bool skip(const Tag &tag, zend_long levels);

    bool attributes(const Tag &tag, const Object &object, const Told *told, uint32_t &count);
    bool child(Tag &tag, const Field &field, const Form *form, zend_long levels);
    bool pair(Tag &tag, const Node &item, const Form &form, kiln::xml::Keys &keys, zend_long levels);
    bool item(Tag &tag, const Node &item, const Form *form, zend_long levels);
    void complete(const Object &object, const bool *seen, const Told *told, uint32_t &count);

    // Reads all elements within, most of which are called as expected, and the end. The function is given each behind its start
    // tag, and returns false for what ends it all.
    template <typename Read>
    bool children(const Tag &tag, Text expected, Read read);

    bool start(Tag &tag);
    bool start_named(Text name, Tag &tag) { return scanner_.default_uri() == kiln::xml::NO_URI && scanner_.start_named(name, tag); }
    Next first(const Tag &tag);
    bool is_nil(const Tag &tag) const;
    bool find_class(const Tag &tag, const Node &node, zend_long levels, Told &told);
    bool scalar(Text text, Kind kind);
    bool integer(Text text);
    bool floating_point(Text text);
    void key(const Field &field, Text name);

    kiln::xml::Scanner &scanner_;
    Table &table_;
    document::Builder &builder_;
};

} // namespace kiln::read::jms::xml

#endif
