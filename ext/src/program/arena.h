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
        outlives_requests_ = false;
    }

    void open_for_process()
    {
        open();
        outlives_requests_ = true;
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
        outlives_requests_ = false;
    }

    void close()
    {
        while (block_ != lent_) {
            Block *before = block_->before;
            pefree(block_, outlives_requests_);
            block_ = before;
        }
    }

    // With anything in them.
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

    // For those who set all of them.
    template <typename T>
    T *room_for(size_t count)
    {
        static_assert(std::is_trivial_v<T>);

        return static_cast<T *>(bytes(zend_safe_address_guarded(count, sizeof(T), 0)));
    }

    // Nobody destroys what lies here.
    template <typename T>
    T *make()
    {
        return make_all<T>(1);
    }

    template <typename T>
    T *make_all(size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T>);
        const size_t size = zend_safe_address_guarded(count, sizeof(T), 0);
        if constexpr (std::is_trivially_default_constructible_v<T>) {
            return static_cast<T *>(zeros(size));
        } else {
            auto *all = static_cast<T *>(bytes(size));
            for (size_t i = 0; i < count; ++i) {
                new (all + i) T();
            }

            return all;
        }
    }

    // How much save() writes.
    size_t saved_size() const
    {
        size_t size = 0;
        for (const Block *block = block_; block != lent_; block = block->before) {
            size += used(block);
        }

        return size;
    }

    void save(char *to) const
    {
        for (const Block *block = block_; block != lent_; block = block->before) {
            memcpy(to, block, used(block));
            to += used(block);
        }
    }

    // All of it becomes what it was, at the same place.
    void restore(const char *saved, size_t size)
    {
        const Block *newest = reinterpret_cast<const Block *>(saved);
        while (block_->before != newest->before) {
            Block *before = block_->before;
            pefree(block_, outlives_requests_);
            block_ = before;
        }
        const char *const end = saved + size;
        for (Block *block = block_; saved != end; block = block->before) {
            const auto bytes = static_cast<size_t>(reinterpret_cast<const Block *>(saved)->at - reinterpret_cast<char *>(block));
            memcpy(block, saved, bytes);
            saved += bytes;
        }
    }

private:
    // With sizes that they know, compilers write out loops that take several times as
    // long for a few words.
    zend_never_inline void *zeros(size_t count) { return memset(bytes(count), 0, count); }

    struct Block {
        Block *before;
        char *at;
        char *end;
    };

    static size_t used(const Block *block) { return static_cast<size_t>(block->at - reinterpret_cast<const char *>(block)); }

    static constexpr size_t USUAL = 4096 - sizeof(Block);

    void grow(size_t size)
    {
        const size_t room = MAX(size, USUAL);
        auto *block = static_cast<Block *>(safe_pemalloc(1, room, sizeof(Block), outlives_requests_));
        block->before = block_;
        block->at = reinterpret_cast<char *>(block + 1);
        block->end = block->at + room;
        block_ = block;
    }

    Block *lent_;
    Block *block_;
    bool outlives_requests_;
};

} // namespace kiln

#endif
