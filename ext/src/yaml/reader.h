// The text of a document, as a tape on which plain scalars are not resolved.
#ifndef KILN_YAML_READER_H
#define KILN_YAML_READER_H

#include "../document/builder.h"

namespace kiln::yaml {

// A scalar without quotes. What it is depends on where it stands.
constexpr auto PLAIN = static_cast<document::Kind>('p');

class Reader {
public:
    Reader(document::Source source, document::Builder &builder)
        : at_(source.bytes),
          end_(source.bytes + source.length),
          builder_(builder)
    {
    }

    // False where it is no document, or not an ordinary one.
    bool document(zend_long levels);

private:
    bool next_line();
    bool is_marker() const;
    bool is_dash() const { return at_ < end_ && *at_ == '-' && (at_ + 1 == end_ || at_[1] == ' ' || at_[1] == '\n'); }
    bool block(size_t indentation, zend_long levels);
    bool sequence(size_t indentation, zend_long levels);
    bool mapping(size_t indentation, zend_long levels);
    bool item(size_t indentation, zend_long levels);
    bool below(size_t indentation, bool may_be_list, zend_long levels);
    bool is_key() const;
    bool key();
    bool value(size_t indentation, zend_long levels);
    bool plain();
    bool literal(size_t indentation);
    bool quoted();
    bool single_quoted();
    bool double_quoted();
    bool escape();
    bool flow(zend_long levels);
    bool comma();
    bool flow_sequence(zend_long levels);
    bool flow_mapping(zend_long levels);
    bool flow_value(zend_long levels);
    bool flow_plain(bool is_key);
    bool end_line();
    void skip_spaces();
    char here() const { return at_ < end_ ? *at_ : '\n'; }

    const char *at_;
    const char *end_;
    document::Builder &builder_;
    // Of the line at which the reader stands; false at the end of the text.
    size_t indentation_ = 0;
    bool has_line_ = false;
};

} // namespace kiln::yaml

#endif
