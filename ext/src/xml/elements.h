// What a type expects of the elements of a document: Kiln\Format\Xml\Elements.
#ifndef KILN_XML_ELEMENTS_H
#define KILN_XML_ELEMENTS_H

#include "scanner.h"

namespace kiln::xml {

// The kinds of scalars, as the constants of Kiln\Format\Expected and Kiln\Format\Xml\Elements.
enum Kinds : zend_long { NULLS = 1, BOOLS = 2, INTS = 4, FLOATS = 8, TEXTS = 16, ANY = 31, BASE64 = 32, TRIMMED = 64, UNPREFIXED = 128 };

// From 0 on the kinds of scalars at a place; below, the row of an object there.
using KindsOrRow = zend_long;

// How an element is a member.
enum How : zend_long { ONE = 0, EACH = 1, KEYED = 2 };

struct Member {
    enum Space : uint8_t { SAME, NONE, OTHER };

    // With a block of bytes behind it, other than that of an item.
    Text local;
    // Of OTHER.
    Text uri;
    Text key;
    KindsOrRow place;
    uint32_t number;
    // Of the key, for document::Builder::string_once().
    mutable uint32_t string;
    Space space;
    uint8_t how;
    // Whether an element can have it.
    bool is_name;
};

struct Case {
    // Empty where it fits always.
    Text field;
    const HashTable *values;
    KindsOrRow place;
};

struct Row {
    enum Shape : uint8_t { OBJECT, DECIDED, LIST, LIST_OR_MAP, MAP };

    Shape shape;
    // Whether members that nothing is known of are wanted.
    bool has_others;
    bool has_text;
    // Whether a name may stand for several members.
    bool is_ambiguous;
    zend_long kinds;

    Member *elements;
    uint32_t element_count;
    Member *attributes;
    uint32_t attribute_count;
    // Their names where all are without a namespace, which is the usual.
    ExpectedNames names_of_attributes;
    // All keys have numbers below this.
    uint32_t key_count;
    Member text;
    // Keys of lists.
    Member *empty;
    uint32_t empty_count;

    // Of each item, or of the first ones.
    KindsOrRow item;
    const HashTable *items;
    // What the last item was called in the document; empty where it had a prefix.
    mutable Text item_name;
    bool has_list;
    Case *cases;
    uint32_t case_count;

    KindsOrRow value;
    // Null where no attribute says what entries are called.
    Text entry;
    Text key;
    bool has_entry;
    bool has_key_as_name;

    // Places of items by their names.
    Member *names;
    uint32_t name_count;

    // Members that are known without a look; null for none.
    const HashTable *constants;

    KindsOrRow item_place(uint32_t index) const;

    // Of a key among those of an object; key_count for another one.
    uint32_t number_of(Text key) const;
};

class Elements {
public:
    // Of a list of the root and the rows.
    explicit Elements(const HashTable *array);
    ~Elements();

    Elements(const Elements &) = delete;
    Elements &operator=(const Elements &) = delete;

    // Whether it is such a list.
    bool is_right() const { return rows_ != nullptr; }

    KindsOrRow root() const { return root_; }

    uint32_t row_count() const { return zend_hash_num_elements(rows_); }

    // Null for a row that only PHP follows.
    const Row *row(KindsOrRow place)
    {
        const auto number = static_cast<zend_ulong>(~place);

        return EXPECTED(number < row_count() && is_known_[number]) ? known_[number] : read(number);
    }

    // Whether a member stands for the elements of a name within one of a namespace.
    static bool fits(const Member &member, const Name &name, Uri around, const Scanner &scanner);

    // As Kiln\Format\Xml\Reader looks for the member of an element; null for none.
    static const Member *find(const Row &row, const Name &name, Uri around, const Scanner &scanner)
    {
        return find(row.elements, row.element_count, name, around, scanner);
    }

    static const Member *find(const Member *members, uint32_t count, const Name &name, Uri around, const Scanner &scanner);

private:
    Row *read(zend_ulong number);
    Row *read(const HashTable *row);
    bool members(const HashTable *from, Member *&into, uint32_t &count, Row &row);
    void expect_attributes(Row &row);
    Text padded(Text text);
    bool read_cases(const HashTable *from, Row &row);
    bool read_names(const HashTable *from, Row &row);
    bool read_object(const HashTable *from, Row &row);
    uint32_t number_of(Text key, Row &row);

    template <typename T>
    T *make(size_t count)
    {
        return static_cast<T *>(zend_arena_calloc(&arena_, count == 0 ? 1 : count, sizeof(T)));
    }

    KindsOrRow root_ = ANY;
    const HashTable *rows_ = nullptr;
    // As far as they were asked for.
    Row **known_ = nullptr;
    bool *is_known_ = nullptr;
    zend_arena *arena_;
    // Keys of the row that is being read.
    Text *keys_ = nullptr;
};

} // namespace kiln::xml

#endif
