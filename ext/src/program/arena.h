// Memory for what lives equally long: given out piece by piece, taken back as a
// whole.
#ifndef KILN_PROGRAM_ARENA_H
#define KILN_PROGRAM_ARENA_H

#include "../zend_compat.h"

#include <new>
#include <type_traits>

namespace kiln {

class Arena {
public:
    void open()
    {
        lent_ = nullptr;
        block_ = nullptr;
    }

    // Begins in memory that somebody else has, which saves those from asking for any
    // who need little.
    void open(void *room, size_t size)
    {
        lent_ = static_cast<Block *>(room);
        lent_->before = nullptr;
        lent_->at = reinterpret_cast<char *>(lent_ + 1);
        lent_->end = static_cast<char *>(room) + size;
        block_ = lent_;
    }

    void close()
    {
        while (block_ != lent_) {
            Block *before = block_->before;
            efree(block_);
            block_ = before;
        }
    }

    void *bytes(size_t count)
    {
        const size_t size = ZEND_MM_ALIGNED_SIZE(count);
        if (block_ == nullptr || static_cast<size_t>(block_->end - block_->at) < size) {
            grow(size);
        }
        char *given = block_->at;
        block_->at += size;

        return given;
    }

    // Nobody destroys what lies here.
    template <typename T>
    T *make()
    {
        static_assert(std::is_trivially_destructible_v<T>);

        return new (bytes(sizeof(T))) T();
    }

    template <typename T>
    T *make_all(size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T>);
        auto *all = static_cast<T *>(bytes(zend_safe_address_guarded(count, sizeof(T), 0)));
        for (size_t i = 0; i < count; ++i) {
            new (all + i) T();
        }

        return all;
    }

private:
    struct Block {
        Block *before;
        char *at;
        char *end;
    };

    static constexpr size_t USUAL = 4096 - sizeof(Block);

    void grow(size_t size)
    {
        const size_t room = MAX(size, USUAL);
        auto *block = static_cast<Block *>(safe_emalloc(1, room, sizeof(Block)));
        block->before = block_;
        block->at = reinterpret_cast<char *>(block + 1);
        block->end = block->at + room;
        block_ = block;
    }

    Block *lent_;
    Block *block_;
};

} // namespace kiln

#endif
