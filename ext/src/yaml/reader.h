// The text of a document, as a tape.
#ifndef KILN_YAML_READER_H
#define KILN_YAML_READER_H

#include "../document/builder.h"
#include "expected.h"

namespace kiln::yaml {

class Reader {
public:
    Reader(document::Source source, document::Builder &builder, const Expected &expected)
        : at_(source.bytes),
          end_(source.bytes + source.length),
          builder_(builder),
          expected_(expected)
    {
    }

    // False where it is no document, or not an ordinary one.
    bool document(zend_long levels);

private:
    // The members of a map that have come so far.
    struct Members {
        const Row &row;
        // The one that probably follows.
        uint32_t next = 0;
        // Those among the first 64 of the row.
        uint64_t known = 0;
        uint32_t others = 0;

        // False where it has come before.
        bool add(uint32_t number)
        {
            constexpr uint32_t BITS = 64;
            next = number + 1;
            if (UNEXPECTED(number >= BITS)) {
                ++others;
                return true;
            }
            const bool is_new = (known >> number & 1) == 0;
            known |= uint64_t{1} << number;

            return is_new;
        }
    };

    bool next_line();
    bool is_marker() const;
    bool is_dash() const { return at_ < end_ && *at_ == '-' && (at_ + 1 == end_ || at_[1] == ' ' || at_[1] == '\n'); }
    bool block(size_t indentation, zend_long levels, Place place);
    bool sequence(size_t indentation, zend_long levels, Place place);
    bool mapping(size_t indentation, zend_long levels, Place place);
    bool members(size_t indentation, zend_long levels, const Row &row);
    bool item(size_t indentation, zend_long levels, Place place);
    bool below(size_t indentation, bool may_be_list, zend_long levels, Place place);
    bool is_at(const Row &row, uint32_t number) const;
    bool is_key() const;
    bool key(Members &members, Place &place);
    bool key();
    bool place_of_key(Members &members, Place &place) const;
    bool has_key_twice(const Members &members, size_t map) const;
    bool value(size_t indentation, zend_long levels, Place place);
    bool plain(Place place);
    bool append(const char *bytes, const char *end, Place place);
    bool literal(size_t indentation);
    bool quoted();
    bool single_quoted();
    bool double_quoted();
    bool escape();
    bool flow(zend_long levels, Place place);
    bool comma();
    bool flow_sequence(zend_long levels, Place place);
    bool flow_mapping(zend_long levels, Place place);
    bool flow_members(zend_long levels, const Row &row);
    bool flow_value(zend_long levels, Place place);
    const char *flow_plain(bool is_key);
    bool end_line();
    void skip_spaces()
    {
        while (at_ < end_ && *at_ == ' ') {
            ++at_;
        }
    }
    char here() const { return at_ < end_ ? *at_ : '\n'; }
    const Row &row(Place place) const { return expected_.row(EXPECTED(!is_raw_) ? place : ANY); }

    // What stands in a map depends on its members: first it is read as it stands.
    template <typename Read>
    bool resolved(Place place, Read read);

    const char *at_;
    const char *end_;
    document::Builder &builder_;
    const Expected &expected_;
    // Whether plain scalars stay what they are.
    bool is_raw_ = false;
    // Of the line at which the reader stands; false at the end of the text.
    size_t indentation_ = 0;
    bool has_line_ = false;
};

} // namespace kiln::yaml

#endif
