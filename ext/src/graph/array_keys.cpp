#include "array_keys.h"

namespace kiln::graph {

namespace {

// Gives keys in the order of the cells.
class Keys {
public:
    Keys(Content &content, const Column &column) : content_(content), column_(column), position_(0) {}

    // So many of them, no two the same.
    bool give(HashTable *array, size_t count)
    {
        zend_hash_real_init_mixed(array);
        for (size_t i = 0; i < count; ++i) {
            Pure &part = column_.parts[column_.part_count == 1 ? 0 : selector_at(column_, position_++)];
            const int64_t cell = next_integer(part.integers);
            const zval *added = part.kind == KIND_INT
                ? zend_hash_index_add(array, static_cast<zend_ulong>(cell), &EG(uninitialized_zval))
                : zend_symtable_add(array, content_.strings.borrow(static_cast<uint32_t>(cell)));
            if (UNEXPECTED(added == nullptr)) {
                return false;
            }
        }

        return true;
    }

private:
    // As PHP takes text that looks like an integer.
    static zval *zend_symtable_add(HashTable *array, zend_string *key)
    {
        zend_ulong index;

        return ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), index)
            ? zend_hash_index_add(array, index, &EG(uninitialized_zval))
            : zend_hash_add(array, key, &EG(uninitialized_zval));
    }

    Content &content_;
    const Column &column_;
    size_t position_;
};

} // namespace

bool make_keys(Content &content)
{
    for (Section *section = content.sections; section != nullptr; section = section->next) {
        Keys keys(content, section->keys);
        if (section->form == RECORDS) {
            section->pattern = zend_new_array(static_cast<uint32_t>(section->keys.count));
            if (!keys.give(section->pattern, section->keys.count)) {
                return false;
            }
        } else if (section->form == MAPS) {
            section->maps = content.arena->make_all<HashTable *>(section->count);
            for (size_t i = 0; i < section->count; ++i) {
                const auto length = static_cast<uint32_t>(section->lengths[i]);
                HashTable *array = zend_new_array(length);
                section->maps[i] = array;
                if (!keys.give(array, length)) {
                    return false;
                }
            }
        }
    }

    return true;
}

void drop_maps(const Content &content)
{
    for (const Section *section = content.sections; section != nullptr; section = section->next) {
        for (size_t i = 0; section->maps != nullptr && i < section->count && section->maps[i] != nullptr; ++i) {
            zend_array_destroy(section->maps[i]);
        }
    }
}

void drop_patterns(const Content &content)
{
    for (const Section *section = content.sections; section != nullptr; section = section->next) {
        if (section->pattern != nullptr) {
            zend_array_destroy(section->pattern);
        }
    }
}

} // namespace kiln::graph
