// Memory for what lives as long as one value is being encoded: given back as a whole.
#ifndef KILN_GRAPH_ENCODE_MEMORY_H
#define KILN_GRAPH_ENCODE_MEMORY_H

#include "../../program/arena.h"

#include <cstring>

namespace kiln::graph::encoding {

// With sizes that they know, compilers write out loops that take several times as long for
// a few words.
zend_never_inline inline void clear(void *bytes, size_t count)
{
    memset(bytes, 0, count);
}

// Little of it is taken from an arena; much of it is asked for by itself, so that it can
// be extended where it lies.
class Memory {
public:
    void open(void *room, size_t size)
    {
        arena_.open(room, size);
        large_ = nullptr;
    }

    void close()
    {
        while (large_ != nullptr) {
            Large *before = large_->before;
            efree(large_);
            large_ = before;
        }
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
    struct Large {
        Large *before;
        Large *after;
    };

    static constexpr size_t LARGE = 2048;

    zend_never_inline void *extend(void *bytes, size_t size, size_t wanted)
    {
        if (is_small(wanted)) {
            void *small = arena_.bytes(wanted);
            if (size > 0) {
                memcpy(small, bytes, size);
            }
            return small;
        }
        if (!is_small(size)) {
            auto *block = static_cast<Large *>(bytes) - 1;
            return link(static_cast<Large *>(erealloc2(block, zend_safe_address_guarded(1, wanted, sizeof(Large)), size + sizeof(Large))));
        }
        auto *block = static_cast<Large *>(safe_emalloc(1, wanted, sizeof(Large)));
        block->before = large_;
        block->after = nullptr;
        if (size > 0) {
            memcpy(block + 1, bytes, size);
        }

        return link(block);
    }

    // It may lie elsewhere now.
    void *link(Large *block)
    {
        if (block->before != nullptr) {
            block->before->after = block;
        }
        (block->after != nullptr ? block->after->before : large_) = block;

        return block + 1;
    }

    Arena arena_;
    Large *large_;
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

    bool is_full() const { return count_ == capacity_; }

    void reserve(Memory &memory, size_t capacity)
    {
        if (capacity > capacity_) {
            things_ = memory.more(things_, capacity_, capacity);
            capacity_ = capacity;
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
