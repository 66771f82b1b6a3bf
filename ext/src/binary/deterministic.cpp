#include "deterministic.h"

#include "../stack.h"
#include "big_endian.h"
#include "major_type.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace kiln::binary {

namespace {

constexpr unsigned char HALF = 0xf9;
constexpr unsigned char SINGLE = 0xfa;
constexpr unsigned char DOUBLE = 0xfb;

// The bits of a number of 32 bits as one of 16. False where that is another number.
bool as_half(uint32_t bits, uint16_t &half)
{
    const uint32_t sign = bits >> 16 & 0x8000;
    const int exponent = static_cast<int>(bits >> 23 & 0xff) - 127;
    const uint32_t mantissa = bits & 0x7fffff;
    uint32_t lost;
    uint32_t rest;
    if (exponent == 128) {
        // Infinity: what is no number has gone another way.
        lost = 0;
        rest = 0x7c00;
    } else if ((bits & 0x7fffffff) == 0) {
        lost = 0;
        rest = 0;
    } else if (exponent >= -14 && exponent <= 15) {
        lost = mantissa & 0x1fff;
        rest = static_cast<uint32_t>(exponent + 15) << 10 | mantissa >> 13;
    } else if (exponent >= -24 && exponent < -14) {
        // Without the leading bit that the others leave out.
        const int shift = -1 - exponent;
        const uint32_t whole = mantissa | 0x800000;
        lost = whole & ((1U << shift) - 1);
        rest = whole >> shift;
    } else {
        return false;
    }
    half = static_cast<uint16_t>(sign | rest);

    return lost == 0;
}

class Rewriter {
public:
    explicit Rewriter(text::Buffer &out) : out_(out), stack_end_(stack_end_of_call()) {}

    // No destructor: a bailout of PHP takes request memory back by itself.
    void close()
    {
        if (members_ != nullptr) {
            efree(members_);
        }
    }

    // Returns where the value ends; null if it cannot be written.
    const unsigned char *value(const unsigned char *at)
    {
        const unsigned char *const start = at;
        const auto type = static_cast<MajorType>(*at >> 5);
        if (type == SIMPLE) {
            return simple(at);
        }
        const uint64_t number = argument(at);
        switch (type) {
            case BYTES:
            case TEXT:
                at += number;
                break;
            case ARRAY:
                copy(start, at);
                return items(at, number);
            case MAP:
                copy(start, at);
                return members(at, number);
            case TAG:
                copy(start, at);
                return items(at, 1);
            default:
                break;
        }
        copy(start, at);

        return at;
    }

private:
    // Where it stands in the text; its key ends where the value begins.
    struct Member {
        size_t start;
        size_t value;
        size_t end;
    };

    void copy(const unsigned char *from, const unsigned char *to)
    {
        out_.append(reinterpret_cast<const char *>(from), static_cast<size_t>(to - from));
    }

    // Moves over the head.
    static uint64_t argument(const unsigned char *&at)
    {
        const unsigned char information = *at++ & 0x1f;
        uint64_t number = information;
        switch (information) {
            case 24: number = *at++; break;
            case 25: number = read_big_endian<2>(at); at += 2; break;
            case 26: number = read_big_endian<4>(at); at += 4; break;
            case 27: number = read_big_endian<8>(at); at += 8; break;
            default: break;
        }

        return number;
    }

    const unsigned char *simple(const unsigned char *at)
    {
        constexpr unsigned char LONG_SIMPLE = 0xf8;
        if (*at != DOUBLE) {
            const unsigned char *const end = at + (*at == LONG_SIMPLE ? 2 : 1);
            copy(at, end);
            return end;
        }
        shortest(std::bit_cast<double>(read_big_endian<8>(at + 1)));

        return at + 9;
    }

    void shortest(double number)
    {
        char *const to = out_.room(9);
        const auto single = static_cast<float>(number);
        uint16_t half = 0x7e00;
        if (std::isnan(number) || (static_cast<double>(single) == number && as_half(std::bit_cast<uint32_t>(single), half))) {
            *to = static_cast<char>(HALF);
            out_.wrote(put_big_endian<2>(to + 1, half));
        } else if (static_cast<double>(single) == number) {
            *to = static_cast<char>(SINGLE);
            out_.wrote(put_big_endian<4>(to + 1, std::bit_cast<uint32_t>(single)));
        } else {
            *to = static_cast<char>(DOUBLE);
            out_.wrote(put_double(to + 1, number));
        }
    }

    const unsigned char *items(const unsigned char *at, uint64_t count)
    {
        if (UNEXPECTED(here_on_stack() < stack_end_)) {
            return nullptr;
        }
        for (uint64_t i = 0; i < count && at != nullptr; ++i) {
            at = value(at);
        }

        return at;
    }

    const unsigned char *members(const unsigned char *at, uint64_t count)
    {
        if (UNEXPECTED(here_on_stack() < stack_end_)) {
            return nullptr;
        }
        const size_t first = used_;
        bool is_sorted = true;
        for (uint64_t i = 0; i < count; ++i) {
            Member member;
            member.start = out_.length();
            at = value(at);
            member.value = out_.length();
            at = value(at);
            if (UNEXPECTED(at == nullptr)) {
                return nullptr;
            }
            member.end = out_.length();
            is_sorted = is_sorted && (i == 0 || compare(members_[used_ - 1], member) < 0);
            add(member);
        }
        const bool is_written = is_sorted || sort(first);
        used_ = first;

        return is_written ? at : nullptr;
    }

    void add(const Member &member)
    {
        if (used_ == size_) {
            size_ = MAX(64, 2 * size_);
            members_ = static_cast<Member *>(safe_erealloc(members_, size_, sizeof(Member), 0));
        }
        members_[used_++] = member;
    }

    int compare(const Member &one, const Member &other) const
    {
        const size_t length = one.value - one.start;
        const size_t other_length = other.value - other.start;
        const int order = memcmp(out_.since(one.start), out_.since(other.start), MIN(length, other_length));

        return order != 0 ? order : length < other_length ? -1 : length > other_length;
    }

    // The members from this one on, which are the last that were written. False if two have the same key.
    bool sort(size_t first)
    {
        Member *const begin = members_ + first;
        Member *const end = members_ + used_;
        const size_t start = begin->start;
        const size_t length = out_.length() - start;
        std::sort(begin, end, [this](const Member &one, const Member &other) { return compare(one, other) < 0; });
        if (UNEXPECTED(std::adjacent_find(begin, end, [this](const Member &one, const Member &other) { return compare(one, other) == 0; }) != end)) {
            return false;
        }
        auto *const unsorted = static_cast<char *>(emalloc(length));
        memcpy(unsorted, out_.since(start), length);
        size_t at = start;
        for (const Member *member = begin; member != end; ++member) {
            out_.replace(at, unsorted + (member->start - start), member->end - member->start);
            at += member->end - member->start;
        }
        efree(unsorted);

        return true;
    }

    text::Buffer &out_;
    uintptr_t stack_end_;
    // Of the maps that are open, the innermost last.
    Member *members_ = nullptr;
    size_t used_ = 0;
    size_t size_ = 0;
};

} // namespace

bool write_deterministic(text::Buffer &out, const char *value)
{
    Rewriter rewriter(out);
    const bool is_written = rewriter.value(reinterpret_cast<const unsigned char *>(value)) != nullptr;
    rewriter.close();

    return is_written;
}

} // namespace kiln::binary
