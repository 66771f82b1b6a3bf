#include "table.h"

#include "../../../xml/names.h"

namespace kiln::read::jms::xml {

namespace {

constexpr size_t ARENA = 8192;

// Types nest a few levels deep. What is nested deeper was not made by the library.
constexpr uint32_t DEEPEST_TYPE = 100;

// That are in Extraction, but not here.
constexpr zend_long INLINE = 0;
constexpr zend_long NAMED_ATTRIBUTE = 2;

const zval *at(const HashTable *row, zend_ulong index)
{
    const zval *value = zend_hash_index_find(row, index);

    return value == nullptr ? &EG(uninitialized_zval) : value;
}

bool text_at(const HashTable *row, zend_ulong index, Text &text)
{
    const zval *value = at(row, index);
    if (Z_TYPE_P(value) != IS_STRING || Z_STRLEN_P(value) > UINT32_MAX) {
        return false;
    }
    text = {Z_STRVAL_P(value), static_cast<uint32_t>(Z_STRLEN_P(value))};

    return true;
}

bool is_name(Text name)
{
    return ::kiln::xml::is_ascii_name(name.bytes, name.length);
}

bool are_equal(Text a, Text b)
{
    return document::is_text(a, b.bytes, b.length);
}

bool has_key(const Field *fields, uint32_t count, Text key)
{
    for (uint32_t i = 0; i < count; ++i) {
        if (are_equal(fields[i].key, key)) {
            return true;
        }
    }

    return false;
}

bool has_key(const Object &object, Text key)
{
    for (uint32_t i = 0; i < object.empty_count; ++i) {
        if (are_equal(object.empty[i], key)) {
            return true;
        }
    }

    return has_key(object.elements, object.element_count, key) || has_key(object.attributes, object.attribute_count, key)
        || (object.value != nullptr && has_key(object.value, 1, key));
}

// A namespace that a name stands in by itself: then only PHP looks for it.
bool has_namespace(const zval *uri)
{
    return Z_TYPE_P(uri) != IS_NULL && !(Z_TYPE_P(uri) == IS_STRING && Z_STRLEN_P(uri) == 0);
}

} // namespace

Table::Table(const HashTable *program) : arena_(zend_arena_create(ARENA))
{
    const zval *root = zend_hash_str_find(program, ZEND_STRL("root"));
    const zval *objects = zend_hash_str_find(program, ZEND_STRL("objects"));
    if (root == nullptr || objects == nullptr || Z_TYPE_P(objects) != IS_ARRAY) {
        return;
    }
    objects_ = Z_ARRVAL_P(objects);
    known_ = make<Object *>(zend_hash_num_elements(objects_) + 1);
    root_ = node(root);
}

const Node *Table::node(const zval *row)
{
    if (Z_TYPE_P(row) != IS_ARRAY || depth_ == DEEPEST_TYPE) {
        return nullptr;
    }
    const HashTable *operands = Z_ARRVAL_P(row);
    const zval *number = at(operands, 0);
    constexpr auto RAW = zend_long{9};
    if (Z_TYPE_P(number) != IS_LONG || Z_LVAL_P(number) < 0 || Z_LVAL_P(number) > static_cast<zend_long>(Kind::EMPTY_ARRAY) || Z_LVAL_P(number) == RAW) {
        return nullptr;
    }
    auto *made = make<Node>();
    made->kind = static_cast<Kind>(Z_LVAL_P(number));
    ++depth_;
    const bool is_known = children(*made, operands);
    --depth_;

    return is_known ? made : nullptr;
}

bool Table::children(Node &node, const HashTable *row)
{
    switch (node.kind) {
        case Kind::LIST:
        case Kind::MAP:
            node.item = this->node(at(row, 1));
            return node.item != nullptr;
        case Kind::OBJECT:
            node.object = Z_TYPE_P(at(row, 1)) == IS_LONG ? object(Z_LVAL_P(at(row, 1))) : nullptr;
            return node.object != nullptr;
        case Kind::CLASSES: {
            const zval *cases = at(row, 5);
            node.is_attribute = Z_TYPE_P(at(row, 3)) == IS_TRUE;
            if (!text_at(row, 1, node.key) || !text_at(row, 2, node.name) || !is_name(node.name) || has_namespace(at(row, 4)) || Z_TYPE_P(cases) != IS_ARRAY) {
                return false;
            }
            node.cases = Z_ARRVAL_P(cases);
            return true;
        }
        default: return true;
    }
}

const Node *Table::of_class(const Node &node, Text value)
{
    zend_ulong index;
    const zval *row = document::is_index(value, index) ? zend_hash_index_find(node.cases, index) : zend_hash_str_find(node.cases, value.bytes, value.length);
    const Node *found = row == nullptr ? nullptr : this->node(row);

    return found != nullptr && found->kind == Kind::OBJECT ? found : nullptr;
}

const Object *Table::object(zend_long number)
{
    const zval *row = number < 0 || number >= static_cast<zend_long>(zend_hash_num_elements(objects_)) ? nullptr : zend_hash_index_find(objects_, static_cast<zend_ulong>(number));
    if (row == nullptr || Z_TYPE_P(row) != IS_ARRAY) {
        return nullptr;
    }
    if (known_[number] == nullptr) {
        // It may be in itself.
        Object &made = *(known_[number] = make<Object>());
        // Texts around elements would have to be put together.
        if (!read_fields(made, Z_ARRVAL_P(row)) || (made.value != nullptr && (made.element_count != 0 || made.empty_count != 0))) {
            return nullptr;
        }
    }

    return known_[number];
}

bool Table::read_fields(Object &object, const HashTable *row)
{
    const zval *fields = at(row, 1);
    if (has_namespace(at(row, 0)) || Z_TYPE_P(fields) != IS_ARRAY || depth_ == DEEPEST_TYPE) {
        return false;
    }
    bool are_known = true;
    ++depth_;
    zval *field;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(fields), field) {
        are_known = Z_TYPE_P(field) == IS_ARRAY && read_field(object, Z_ARRVAL_P(field));
        if (!are_known) {
            break;
        }
    } ZEND_HASH_FOREACH_END();
    --depth_;

    return are_known;
}

// The fields of an object that stand in the element of the one around it.
bool Table::read_inline(Object &object, const zval *node)
{
    if (Z_TYPE_P(node) != IS_ARRAY || Z_TYPE_P(at(Z_ARRVAL_P(node), 0)) != IS_LONG || Z_TYPE_P(at(Z_ARRVAL_P(node), 1)) != IS_LONG
        || Z_LVAL_P(at(Z_ARRVAL_P(node), 0)) != static_cast<zend_long>(Kind::OBJECT)) {
        return false;
    }
    const zval *row = at(objects_, static_cast<zend_ulong>(Z_LVAL_P(at(Z_ARRVAL_P(node), 1))));

    return Z_TYPE_P(row) == IS_ARRAY && read_fields(object, Z_ARRVAL_P(row));
}

bool Table::read_field(Object &object, const HashTable *row)
{
    Field field = {};
    const zval *place = at(row, 1);
    if (!text_at(row, 0, field.key) || Z_TYPE_P(place) != IS_LONG || !text_at(row, 2, field.name) || !read_form(field, at(row, 5))) {
        return false;
    }
    zend_long kind = Z_LVAL_P(place);
    if (kind == INLINE) {
        return read_inline(object, at(row, 4));
    }
    field.node = node(at(row, 4));
    if (field.node == nullptr || has_key(object, field.key) || object.element_count + object.attribute_count + object.empty_count >= MOST_ELEMENTS) {
        return false;
    }
    if (has_namespace(at(row, 3))) {
        if (kind == static_cast<zend_long>(Place::COLLECTION) && field.node->is_array()) {
            add(object.empty, object.empty_count, field.key);
            return true;
        }
        return kind == static_cast<zend_long>(Place::ELEMENT) || kind == static_cast<zend_long>(Place::ATTRIBUTE) || kind == NAMED_ATTRIBUTE;
    }
    if (kind == NAMED_ATTRIBUTE && field.name.length > 0) {
        field.name = {field.name.bytes + 1, field.name.length - 1};
        kind = static_cast<zend_long>(Place::ATTRIBUTE);
    }
    field.place = static_cast<Place>(kind);
    switch (field.place) {
        case Place::ATTRIBUTE: break;
        case Place::ENTRIES:
            if (!field.has_form || field.form.are_named || !field.node->is_array()) {
                return false;
            }
            field.name = field.form.name;
            break;
        case Place::VALUE:
            if (object.value != nullptr || !field.node->is_scalar()) {
                return false;
            }
            object.value = make<Field>();
            *object.value = field;
            return true;
        case Place::COLLECTION:
            if (!field.node->is_array()) {
                return false;
            }
            break;
        case Place::ELEMENT: break;
        default: return false;
    }
    if (!is_name(field.name)) {
        return false;
    }
    const bool is_attribute = field.place == Place::ATTRIBUTE;
    Field *&others = is_attribute ? object.attributes : object.elements;
    uint32_t &count = is_attribute ? object.attribute_count : object.element_count;
    for (uint32_t i = 0; i < count; ++i) {
        if (are_equal(others[i].name, field.name)) {
            return false;
        }
    }
    if (is_attribute && !field.node->is_scalar()) {
        return false;
    }
    add(others, count, field);

    return true;
}

bool Table::read_form(Field &field, const zval *form)
{
    if (Z_TYPE_P(form) == IS_NULL) {
        return true;
    }
    if (Z_TYPE_P(form) != IS_ARRAY) {
        return false;
    }
    const HashTable *row = Z_ARRVAL_P(form);
    field.has_form = true;
    field.form.are_named = Z_TYPE_P(at(row, 3)) == IS_TRUE;

    return text_at(row, 0, field.form.name) && is_name(field.form.name) && !has_namespace(at(row, 1))
        && (Z_TYPE_P(at(row, 2)) == IS_NULL || text_at(row, 2, field.form.key));
}

} // namespace kiln::read::jms::xml
