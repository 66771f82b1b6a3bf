#include "compiler.h"

namespace kiln::read {

namespace {

bool read_nothing(Run &, const Node &, json::At, zval *)
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
    for (uint32_t index = 0; index < object_count_; ++index) {
        objects_[index] = dialect_.make_object(*this);
    }
    const Operands rows(objects, is_known_);
    for (uint32_t index = 0; index < object_count_; ++index) {
        dialect_.compile_object(*this, objects_[index], rows.row(index));
    }
    const Operands operands(root, is_known_);
    const Node *compiled = dialect_.node(*this, operands.number(0), operands);

    return is_known_ ? compiled : nullptr;
}

const Node *Compiler::node(const Operands &operands, uint32_t position)
{
    const Operands row = operands.row(position);
    const Node *compiled = dialect_.node(*this, row.number(0), row);
    if (compiled == nullptr) {
        operands.reject();
        return &UNKNOWN;
    }

    return compiled;
}

void *Compiler::object_at(zend_long index)
{
    if (index < 0 || index >= static_cast<zend_long>(object_count_)) {
        is_known_ = false;
        return dialect_.make_object(*this);
    }

    return objects_[index];
}

zend_string *Compiler::lower(zend_string *name)
{
    const size_t length = ZSTR_LEN(name);
    auto *lower = static_cast<zend_string *>(arena_.bytes(ZEND_MM_ALIGNED_SIZE(_ZSTR_STRUCT_SIZE(length))));
    GC_SET_REFCOUNT(lower, 1);
    // Nobody frees it but the arena.
    GC_TYPE_INFO(lower) = GC_STRING | ((IS_STR_INTERNED | IS_STR_PERMANENT) << GC_FLAGS_SHIFT);
    ZSTR_LEN(lower) = length;
    zend_str_tolower_copy(ZSTR_VAL(lower), ZSTR_VAL(name), length);
    ZSTR_H(lower) = 0;
    zend_string_hash_val(lower);

    return lower;
}

} // namespace kiln::read
