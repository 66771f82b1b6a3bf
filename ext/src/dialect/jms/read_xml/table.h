// What a type expects of a document: Kiln\Dialect\Jms\Run\Xml\Extraction, as far as it is
// ordinary.
#ifndef KILN_DIALECT_JMS_READ_XML_TABLE_H
#define KILN_DIALECT_JMS_READ_XML_TABLE_H

#include "../../../document/tape.h"

namespace kiln::read::jms::xml {

using document::Text;

// What an element is read as. The numbers are those of Extraction.
enum class Kind : uint8_t { TEXT = 0, INT = 1, FLOAT = 2, BOOL = 3, DATE = 4, LIST = 5, MAP = 6, OBJECT = 7, CLASSES = 8, NOTHING = 10, EMPTY_ARRAY = 11 };

// Where a property stands, likewise.
enum class Place : uint8_t { ATTRIBUTE = 1, VALUE = 4, ENTRIES = 5, COLLECTION = 6, ELEMENT = 7 };

struct Object;

struct Node {
    Kind kind;
    // Of the entries of a list or map.
    const Node *item;
    const Object *object;
    // What tells the class: the key and the name of it, and nodes by value.
    Text key;
    Text name;
    bool is_attribute;
    const HashTable *cases;

    bool is_scalar() const { return kind <= Kind::DATE; }
    bool is_array() const { return kind == Kind::LIST || kind == Kind::MAP || kind == Kind::EMPTY_ARRAY; }
};

// How the entries of an array look.
struct Form {
    Text name;
    // The attribute that has the key of an entry; empty for none.
    Text key;
    bool are_named;
    // Of the collection around.
    const Form *outer;
};

struct Field {
    Text key;
    // Of the element or attribute, or of each entry.
    Text name;
    // Of the key, for document::Builder::string_once().
    mutable uint32_t string;
    Place place;
    const Node *node;
    bool has_form;
    Form form;
};

// Elements, and what else is looked for in another way.
struct Object {
    Field *elements;
    uint32_t element_count;
    Field *attributes;
    uint32_t attribute_count;
    // Of collections in a namespace, of which nothing can be found.
    Text *empty;
    uint32_t empty_count;
    // The text of the element; null for none.
    Field *value;
};

// More are left to PHP.
constexpr uint32_t MOST_ELEMENTS = 256;

class Table {
public:
    explicit Table(const HashTable *program);
    ~Table() { zend_arena_destroy(arena_); }

    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    // Null where there is something in it that only PHP reads.
    const Node *root() const { return root_; }

    // Of CLASSES; null for a value that is not known.
    const Node *of_class(const Node &node, Text value);

private:
    const Node *node(const zval *row);
    bool children(Node &node, const HashTable *row);
    const Object *object(zend_long number);
    bool read_fields(Object &object, const HashTable *row);
    bool read_inline(Object &object, const zval *node);
    bool read_field(Object &object, const HashTable *row);
    bool read_form(Field &field, const zval *form);

    template <typename T>
    T *make(size_t count = 1)
    {
        return static_cast<T *>(zend_arena_calloc(&arena_, count, sizeof(T)));
    }

    // To an array that has room up to the next power of two.
    template <typename T>
    void add(T *&array, uint32_t &count, const T &value)
    {
        constexpr uint32_t FIRST = 8;
        if (count == 0 || (count >= FIRST && (count & (count - 1)) == 0)) {
            auto *larger = static_cast<T *>(zend_arena_alloc(&arena_, MAX(2 * count, FIRST) * sizeof(T)));
            for (uint32_t i = 0; i < count; ++i) {
                larger[i] = array[i];
            }
            array = larger;
        }
        array[count++] = value;
    }

    zend_arena *arena_;
    const HashTable *objects_ = nullptr;
    // As far as they were asked for.
    Object **known_ = nullptr;
    uint32_t depth_ = 0;
    const Node *root_ = nullptr;
};

} // namespace kiln::read::jms::xml

#endif
