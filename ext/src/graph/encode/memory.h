// Memory for what lives as long as one value is being encoded: given back as a whole.
#ifndef KILN_GRAPH_ENCODE_MEMORY_H
#define KILN_GRAPH_ENCODE_MEMORY_H

#include "../../program/arena.h"
#include "../large_pages.h"

#include <cstring>

namespace kiln::graph::encoding {

// With sizes that they know, compilers write out loops that take several times as long for
// a few words.
zend_never_inline inline void clear(void *bytes, size_t count)
{
    memset(bytes, 0, count);
}

// Little of it is taken from an arena. More is asked for block by block, so that a block
// can be extended where it lies. Much is taken from slabs of large pages: to get pages of
// 4 kB one by one takes longer than to fill them.
class Memory {
public:
    void open(void *room, size_t size)
    {
        arena_.open(room, size);
        blocks_ = nullptr;
        slabs_ = nullptr;
        in_blocks_ = 0;
    }

    void close()
    {
        free_all(blocks_);
        free_all(slabs_);
        arena_.close();
    }

    // Whether so many bytes come from the arena.
    static bool is_small(size_t size) { return size < LARGE; }

    template <typename T>
    T *make()
    {
        return arena_.make<T>();
    }

    // Not initialized.
    template <typename T>
    T *some(size_t count)
    {
        const size_t size = zend_safe_address_guarded(count, sizeof(T), 0);

        return static_cast<T *>(EXPECTED(is_small(size)) ? arena_.bytes(size) : extend(nullptr, 0, size));
    }

    // What stands there comes along, and the rest is not initialized.
    template <typename T>
    T *more(T *things, size_t count, size_t wanted)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        if (things == nullptr) {
            return some<T>(wanted);
        }

        return static_cast<T *>(extend(things, count * sizeof(T), zend_safe_address_guarded(wanted, sizeof(T), 0)));
    }

private:
    // In front of what is not small.
    struct Block {
        Block *before;
        Block *after;
        bool is_in_slab;
    };

    struct Slab {
        Slab *before;
        char *at;
        char *end;
    };

    static constexpr size_t LARGE = 2048;
    // From here on slabs are worth it.
    static constexpr size_t MOST_IN_BLOCKS = 768 * 1024;
    static constexpr size_t SLAB = size_t{2} << 20;

    zend_never_inline void *extend(void *bytes, size_t size, size_t wanted)
    {
        if (is_small(wanted)) {
            void *small = arena_.bytes(wanted);
            if (size > 0) {
                memcpy(small, bytes, size);
            }
            return small;
        }
        Block *block = is_small(size) ? nullptr : static_cast<Block *>(bytes) - 1;
        if (in_blocks_ < MOST_IN_BLOCKS && (block == nullptr || !block->is_in_slab)) {
            in_blocks_ += wanted - size;
            if (block != nullptr) {
                return link(static_cast<Block *>(erealloc2(block, wanted + sizeof(Block), size + sizeof(Block))));
            }
            block = static_cast<Block *>(emalloc(wanted + sizeof(Block)));
            *block = {blocks_, nullptr, false};
            link(block);
        } else {
            block = in_slab(wanted + sizeof(Block));
        }
        if (size > 0) {
            memcpy(block + 1, bytes, size);
        }

        return block + 1;
    }

    // It may lie elsewhere now.
    void *link(Block *block)
    {
        if (block->before != nullptr) {
            block->before->after = block;
        }
        (block->after != nullptr ? block->after->before : blocks_) = block;

        return block + 1;
    }

    Block *in_slab(size_t size)
    {
        size = ZEND_MM_ALIGNED_SIZE(size);
        if (slabs_ == nullptr || static_cast<size_t>(slabs_->end - slabs_->at) < size) {
            const size_t whole = (size + sizeof(Slab) + SLAB - 1) / SLAB * SLAB;
            auto *slab = static_cast<Slab *>(emalloc(whole));
            prefer_large_pages(slab, whole);
            *slab = {slabs_, reinterpret_cast<char *>(slab + 1), reinterpret_cast<char *>(slab) + whole};
            slabs_ = slab;
        }
        auto *block = reinterpret_cast<Block *>(slabs_->at);
        slabs_->at += size;
        *block = {nullptr, nullptr, true};

        return block;
    }

    template <typename T>
    static void free_all(T *last)
    {
        while (last != nullptr) {
            T *before = last->before;
            efree(last);
            last = before;
        }
    }

    Arena arena_;
    Block *blocks_;
    Slab *slabs_;
    size_t in_blocks_;
};

// Things one behind the other, in a place that may change when there are more.
template <typename T>
class Sequence {
public:
    size_t count() const { return count_; }

    bool is_empty() const { return count_ == 0; }

    T &operator[](size_t position) { return things_[position]; }

    const T &operator[](size_t position) const { return things_[position]; }

    const T &last() const { return things_[count_ - 1]; }

    T *begin() { return things_; }

    T *end() { return things_ + count_; }

    void push(Memory &memory, const T &thing) { *add(memory) = thing; }

    // One, which the caller fills.
    T *add(Memory &memory)
    {
        if (UNEXPECTED(count_ == capacity_)) {
            reserve(memory, MAX(FIRST, 2 * capacity_));
        }

        return &things_[count_++];
    }

    void reserve(Memory &memory, size_t capacity)
    {
        if (capacity > capacity_) {
            things_ = memory.more(things_, capacity_, capacity);
            capacity_ = capacity;
        }
    }

    // Grows by a part of its size at least, so that one thing after the other takes no
    // longer than all at once.
    void reserve_exactly(Memory &memory, size_t capacity)
    {
        if (capacity > capacity_) {
            reserve(memory, MAX(capacity, capacity_ + capacity_ / 4));
        }
    }

    void cut(size_t count) { count_ = count; }

    // Many at once, which the caller fills.
    T *add(Memory &memory, size_t count)
    {
        if (UNEXPECTED(count > capacity_ - count_)) {
            reserve(memory, MAX(count_ + count, 2 * capacity_));
        }
        T *added = things_ + count_;
        count_ += count;

        return added;
    }

private:
    static constexpr size_t FIRST = 8;

    T *things_ = nullptr;
    size_t count_ = 0;
    size_t capacity_ = 0;
};

} // namespace kiln::graph::encoding

#endif
