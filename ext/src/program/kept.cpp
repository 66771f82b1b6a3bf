#include "kept.h"

namespace kiln {

namespace {

// Bytes of all programs of a thread that read, and of those that write. A class of ten properties
// takes 5 KB.
constexpr size_t MOST = 4 * 1024 * 1024;

// Deeper than any that the library makes.
constexpr uint32_t LEVELS_KEPT = 256;

// Arrays as opcache keeps them: immutable, and of strings that count no references.
class Copy {
public:
    Copy(Arena &strings) : strings_(strings) { zend_hash_init(&known_, 64, nullptr, nullptr, 0); }
    ~Copy() { zend_hash_destroy(&known_); }
    Copy(const Copy &) = delete;
    Copy &operator=(const Copy &) = delete;

    // Null where something is no constant.
    HashTable *array(const HashTable *from, uint32_t levels = LEVELS_KEPT)
    {
        auto *to = static_cast<HashTable *>(pemalloc(sizeof(HashTable), true));
        zend_hash_init(to, zend_hash_num_elements(from), nullptr, nullptr, true);
        bool is_whole = levels > 0;
        zend_ulong index;
        zend_string *key;
        zval *value;
        ZEND_HASH_FOREACH_KEY_VAL(const_cast<HashTable *>(from), index, key, value) {
            zval copy;
            if (!is_whole || !this->value(value, copy, levels)) {
                is_whole = false;
                break;
            }
            if (key == nullptr) {
                zend_hash_index_add_new(to, index, &copy);
            } else {
                zend_hash_add_new(to, string(key), &copy);
            }
        } ZEND_HASH_FOREACH_END();
        size_ += sizeof(HashTable) + to->nTableSize * sizeof(Bucket);
        if (!is_whole) {
            destroy(to);
            return nullptr;
        }
        GC_SET_REFCOUNT(to, 2);
        GC_ADD_FLAGS(to, GC_IMMUTABLE);

        return to;
    }

    static void destroy(HashTable *array)
    {
        zval *value;
        ZEND_HASH_FOREACH_VAL(array, value) {
            if (Z_TYPE_P(value) == IS_ARRAY) {
                destroy(Z_ARR_P(value));
            }
        } ZEND_HASH_FOREACH_END();
        GC_SET_REFCOUNT(array, 1);
        GC_DEL_FLAGS(array, GC_IMMUTABLE);
        zend_hash_destroy(array);
        pefree(array, true);
    }

    size_t size() const { return size_; }

private:
    bool value(const zval *from, zval &to, uint32_t levels)
    {
        switch (Z_TYPE_P(from)) {
            case IS_NULL:
            case IS_FALSE:
            case IS_TRUE:
            case IS_LONG:
            case IS_DOUBLE: ZVAL_COPY_VALUE(&to, from); return true;
            case IS_STRING: ZVAL_INTERNED_STR(&to, string(Z_STR_P(from))); return true;
            case IS_ARRAY: break;
            default: return false;
        }
        HashTable *const array = this->array(Z_ARR_P(from), levels - 1);
        if (array == nullptr) {
            return false;
        }
        ZVAL_ARR(&to, array);
        Z_TYPE_INFO(to) = IS_ARRAY;

        return true;
    }

    zend_string *string(zend_string *from)
    {
        void *known = zend_hash_find_ptr(&known_, from);
        if (known != nullptr) {
            return static_cast<zend_string *>(known);
        }
        const size_t bytes = _ZSTR_STRUCT_SIZE(ZSTR_LEN(from));
        auto *to = static_cast<zend_string *>(strings_.bytes(bytes));
        GC_SET_REFCOUNT(to, 1);
        GC_TYPE_INFO(to) = GC_STRING | ((IS_STR_INTERNED | IS_STR_PERMANENT) << GC_FLAGS_SHIFT);
        ZSTR_H(to) = zend_string_hash_val(from);
        ZSTR_LEN(to) = ZSTR_LEN(from);
        memcpy(ZSTR_VAL(to), ZSTR_VAL(from), ZSTR_LEN(from) + 1);
        zend_hash_add_new_ptr(&known_, to, to);
        size_ += bytes;

        return to;
    }

    Arena &strings_;
    HashTable known_;
    size_t size_ = 0;
};

void free_program(zval *value)
{
    auto *program = static_cast<KeptProgram *>(Z_PTR_P(value));
    program->arena.close();
    Copy::destroy(program->source);
    program->strings.close();
    if (program->saved != nullptr) {
        pefree(program->saved, true);
    }
    pefree(program, true);
}

// Null where all were used in this request.
zend_string *longest_unused(const KeptPrograms &programs)
{
    zend_string *name;
    zend_string *found = nullptr;
    zend_ulong request = programs.request;
    void *program;
    ZEND_HASH_FOREACH_STR_KEY_PTR(programs.all, name, program) {
        if (static_cast<KeptProgram *>(program)->request < request) {
            request = static_cast<KeptProgram *>(program)->request;
            found = name;
        }
    } ZEND_HASH_FOREACH_END();

    return found;
}

// False where the rest would still be too large.
bool shrink(KeptPrograms &programs, size_t most)
{
    while (programs.size > most) {
        zend_string *name = longest_unused(programs);
        if (name == nullptr) {
            return false;
        }
        drop(programs, name);
    }

    return true;
}

HashTable *table()
{
    auto *all = static_cast<HashTable *>(pemalloc(sizeof(HashTable), true));
    zend_hash_init(all, 0, nullptr, free_program, true);

    return all;
}

} // namespace

void start_thread(KeptPrograms &programs)
{
    programs = {nullptr, 0, 1};
}

void end_thread(KeptPrograms &programs)
{
    if (programs.all != nullptr) {
        zend_hash_destroy(programs.all);
        pefree(programs.all, true);
        programs.all = nullptr;
    }
}

void end_request(KeptPrograms &programs)
{
    ++programs.request;
}

KeptProgram *take(KeptPrograms &programs, const zend_string *name)
{
    auto *program = programs.all == nullptr
        ? nullptr
        : static_cast<KeptProgram *>(zend_hash_find_ptr(programs.all, const_cast<zend_string *>(name)));
    // After a bailout nobody may have given it back.
    if (program == nullptr || program->saved == nullptr || (program->is_used && program->request == programs.request)) {
        return nullptr;
    }
    program->arena.restore(program->saved, program->saved_size);
    program->request = programs.request;
    program->is_used = true;

    return program;
}

KeptProgram *make_room(KeptPrograms &programs, const zend_string *name, const HashTable *source)
{
    if (programs.all == nullptr) {
        programs.all = table();
    }
    const auto *present = static_cast<const KeptProgram *>(zend_hash_find_ptr(programs.all, const_cast<zend_string *>(name)));
    if (present != nullptr && present->saved == nullptr) {
        // A bailout came while it was compiled.
        drop(programs, name);
    } else if (present != nullptr) {
        return nullptr;
    }
    if (!shrink(programs, MOST)) {
        return nullptr;
    }
    auto *program = static_cast<KeptProgram *>(pecalloc(1, sizeof(KeptProgram), true));
    program->strings.open_for_process();
    Copy copy(program->strings);
    program->source = copy.array(source);
    if (program->source == nullptr) {
        program->strings.close();
        pefree(program, true);
        return nullptr;
    }
    program->arena.open_for_process();
    program->size = copy.size();
    program->request = programs.request;
    program->is_used = true;
    // A table that outlives requests needs a name that does.
    zend_string *own_name = zend_string_init(ZSTR_VAL(name), ZSTR_LEN(name), true);
    zend_hash_add_new_ptr(programs.all, own_name, program);
    program->name = own_name;
    zend_string_release(own_name);

    return program;
}

void save(KeptPrograms &programs, KeptProgram &program)
{
    program.saved_size = program.arena.saved_size();
    program.saved = static_cast<char *>(pemalloc(program.saved_size, true));
    program.arena.save(program.saved);
    program.size += sizeof(KeptProgram) + 2 * program.saved_size;
    programs.size += program.size;
}

void drop(KeptPrograms &programs, const zend_string *name)
{
    auto *program = static_cast<KeptProgram *>(zend_hash_find_ptr(programs.all, const_cast<zend_string *>(name)));
    if (program->saved != nullptr) {
        programs.size -= program->size;
    }
    zend_hash_del(programs.all, const_cast<zend_string *>(name));
}

} // namespace kiln
