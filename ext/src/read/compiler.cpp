#include "compiler.h"

namespace kiln::read {

namespace {

bool read_nothing(Run &, const Node &, document::At, zval *)
{
    return unsupported("an operation that is not known");
}

constexpr Node UNKNOWN = {read_nothing, ANY_RESULT};

HashTable *array_of(const HashTable *program, const char *key, size_t length)
{
    zval *entry = zend_hash_str_find(program, key, length);

    return entry != nullptr && Z_TYPE_P(entry) == IS_ARRAY ? Z_ARR_P(entry) : nullptr;
}

} // namespace

const Node *Compiler::compile(const HashTable *program)
{
    const HashTable *objects = array_of(program, ZEND_STRL("objects"));
    const HashTable *root = array_of(program, ZEND_STRL("root"));
    if (objects == nullptr || root == nullptr) {
        return nullptr;
    }
    object_count_ = zend_hash_num_elements(objects);
    objects_ = arena_.make_all<void *>(object_count_);
    const Operands rows(objects, is_known_);
    for (uint32_t index = 0; index < object_count_; ++index) {
        objects_[index] = dialect_.make_object(*this, rows.row(index));
    }
    for (uint32_t index = 0; index < object_count_; ++index) {
        dialect_.compile_object(*this, objects_[index], rows.row(index));
    }
    const Node *compiled = compile_node({root, is_known_});

    return is_known_ ? compiled : nullptr;
}

const Node *Compiler::node(const Operands &operands, uint32_t position)
{
    return node(operands, operands.any(position));
}

const Node *Compiler::node(const Operands &operands, const zval *inside)
{
    if (Z_TYPE_P(inside) != IS_ARRAY) {
        operands.reject();
        return &UNKNOWN;
    }

    return compile_node({Z_ARR_P(inside), is_known_});
}

const Node *Compiler::compile_node(const Operands &row)
{
    constexpr uint32_t MAX_LEVEL = 256;
    const Node *compiled = nullptr;
    if (level_ < MAX_LEVEL) {
        ++level_;
        compiled = dialect_.node(*this, row.number(0), row);
        --level_;
    }
    if (compiled == nullptr) {
        row.reject();
        return &UNKNOWN;
    }

    return compiled;
}

void *Compiler::object_at(zend_long index)
{
    if (index < 0 || index >= static_cast<zend_long>(object_count_)) {
        is_known_ = false;
        return dialect_.make_object(*this, {&zend_empty_array, is_known_});
    }

    return objects_[index];
}

zend_string *Compiler::string(const char *bytes, size_t length)
{
    auto *string = static_cast<zend_string *>(arena_.bytes(ZEND_MM_ALIGNED_SIZE(_ZSTR_STRUCT_SIZE(length))));
    GC_SET_REFCOUNT(string, 1);
    // Nobody frees it but the arena.
    GC_TYPE_INFO(string) = GC_STRING | ((IS_STR_INTERNED | IS_STR_PERMANENT) << GC_FLAGS_SHIFT);
    ZSTR_LEN(string) = length;
    memcpy(ZSTR_VAL(string), bytes, length);
    ZSTR_VAL(string)[length] = '\0';
    ZSTR_H(string) = 0;
    zend_string_hash_val(string);

    return string;
}

zend_string *Compiler::lower(const zend_string *name)
{
    zend_string *lower = string(ZSTR_VAL(name), ZSTR_LEN(name));
    zend_str_tolower(ZSTR_VAL(lower), ZSTR_LEN(lower));
    ZSTR_H(lower) = 0;
    zend_string_hash_val(lower);

    return lower;
}

} // namespace kiln::read
