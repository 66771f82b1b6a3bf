#include "look.h"

#include "../text/digits.h"
#include "../text/find.h"

#ifdef __SSE2__
#include "../text/plain/sse2.h"
#endif

#include <cstring>

namespace kiln::yaml {

namespace {

using text::is_digit;

// What look_at() asks of all bytes of a text: bits of Look, and these.
enum Mark : unsigned {
    // A byte that means something in YAML, or a space or colon that no other byte follows, or that
    // the text begins with.
    MEANING = 32,
    // Other than tab and line feed.
    CONTROL = 64,
};

unsigned mark(bool is_there, unsigned bit)
{
    return is_there ? bit : 0;
}

bool is_separator(char byte)
{
    return byte == ' ' || byte == ':';
}

#ifdef __SSE2__

using namespace text::plain;

// Bits of one block.
struct Bits {
    uint32_t separators;
    uint32_t wrong;
    uint32_t controls;
    uint32_t tabs;
    uint32_t line_feeds;
    uint32_t beyond_ascii;
};

zend_always_inline uint32_t bits_of(__m128i bytes)
{
    return static_cast<uint32_t>(_mm_movemask_epi8(bytes));
}

zend_always_inline __m128i equal(__m128i block, char byte)
{
    return _mm_cmpeq_epi8(block, _mm_set1_epi8(byte));
}

// Control characters.
zend_always_inline __m128i not_seen_in(__m128i block)
{
    return _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(0x1f)), block), equal(block, 0x7f));
}

// What means something by itself, control characters among it.
zend_always_inline __m128i wrong_in(__m128i block)
{
    // Pairs of characters differ in one bit: these three and [ \ ], < and >. As signed numbers, bytes
    // beyond ASCII are less than any.
    const __m128i upper = _mm_or_si128(block, _mm_set1_epi8(0x20));
    const __m128i brackets = _mm_and_si128(_mm_cmpgt_epi8(upper, _mm_set1_epi8('{' - 1)), _mm_cmplt_epi8(upper, _mm_set1_epi8('}' + 1)));
    const __m128i angles = equal(_mm_and_si128(block, _mm_set1_epi8(~('<' ^ '>'))), '<' & '>');
    const __m128i others = _mm_or_si128(equal(block, '#'), equal(block, '`'));

    return _mm_or_si128(_mm_or_si128(not_seen_in(block), brackets), _mm_or_si128(angles, others));
}

zend_always_inline __m128i separators_in(__m128i block)
{
    return _mm_or_si128(equal(block, ' '), equal(block, ':'));
}

zend_always_inline Bits look_at_block(__m128i block)
{
    const __m128i tabs = equal(block, '\t');
    const __m128i line_feeds = equal(block, '\n');

    return {
        bits_of(separators_in(block)),
        bits_of(wrong_in(block)),
        bits_of(_mm_andnot_si128(_mm_or_si128(tabs, line_feeds), not_seen_in(block))),
        bits_of(tabs),
        bits_of(line_feeds),
        bits_of(block),
    };
}

// Marks of blocks, one after the other.
struct Sum {
    uint32_t wrong = 0;
    uint32_t controls = 0;
    uint32_t tabs = 0;
    uint32_t line_feeds = 0;
    uint32_t beyond_ascii = 0;

    // The bit says whether a separator stands before the block, or nothing.
    zend_always_inline void add(const Bits &bits, uint32_t counting, uint32_t separator_before)
    {
        const uint32_t separators = bits.separators & counting;
        wrong |= (bits.wrong & counting) | (separators & (separators << 1 | separator_before));
        controls |= bits.controls & counting;
        tabs |= bits.tabs & counting;
        line_feeds |= bits.line_feeds & counting;
        beyond_ascii |= bits.beyond_ascii & counting;
    }
};

// What most texts have nothing of: a byte that means something.
class Quick {
public:
    // As Sum::add() has it.
    zend_always_inline void add(__m128i block, uint32_t counting, uint32_t separator_before)
    {
        separators_ = bits_of(separators_in(block)) & counting;
        found_ |= (bits_of(wrong_in(block)) & counting) | (separators_ & (separators_ << 1 | separator_before));
        beyond_ascii_ |= bits_of(block) & counting;
    }

    uint32_t ends_in_separator() const { return separators_ >> (sse2::BLOCK - 1); }
    bool has_meaning() const { return found_ != 0; }
    unsigned marks() const { return mark(beyond_ascii_ != 0, Look::BEYOND_ASCII); }

private:
    uint32_t separators_ = 0;
    uint32_t found_ = 0;
    uint32_t beyond_ascii_ = 0;
};

// In blocks; the last one overlaps the one before, or follows it, or is the only one.
template <typename Add>
zend_always_inline void each_block(const char *bytes, size_t length, Add add)
{
    const char *const last = bytes + length - sse2::BLOCK;
    uint32_t separator_before = 1;
    for (const char *at = bytes; at < last; at += sse2::BLOCK) {
        separator_before = add(at, sse2::load(at), separator_before);
    }
    add(last, sse2::load(last), length % sse2::BLOCK == 0 ? separator_before : 0);
}

constexpr uint32_t ALL = 0xffff;

zend_never_inline unsigned marks_of_any(const char *bytes, size_t length)
{
    Sum sum;
    if (length < sse2::BLOCK) {
        sum.add(look_at_block(sse2::load_fewer(bytes, length)), (1U << length) - 1, 1);
    } else {
        each_block(bytes, length, [&sum](const char *, __m128i block, uint32_t separator_before) {
            const Bits bits = look_at_block(block);
            sum.add(bits, ALL, separator_before);

            return bits.separators >> (sse2::BLOCK - 1);
        });
    }

    return mark(sum.wrong != 0, MEANING) | mark(sum.controls != 0, CONTROL) | mark(sum.tabs != 0, Look::TAB)
        | mark(sum.line_feeds != 0, Look::LINE_FEED) | mark(sum.beyond_ascii != 0, Look::BEYOND_ASCII);
}

// Stores the blocks, too, or does nothing with them.
template <typename Store>
zend_always_inline unsigned marks_of(const char *bytes, size_t length, Store store)
{
    Quick quick;
    if (EXPECTED(length < sse2::BLOCK)) {
        const __m128i block = sse2::load_fewer(bytes, length);
        store(bytes, block);
        quick.add(block, (1U << length) - 1, 1);
    } else {
        each_block(bytes, length, [&quick, store](const char *at, __m128i block, uint32_t separator_before) {
            store(at, block);
            quick.add(block, ALL, separator_before);

            return quick.ends_in_separator();
        });
    }

    return EXPECTED(!quick.has_meaning()) ? quick.marks() : marks_of_any(bytes, length);
}

zend_always_inline unsigned marks_of(const char *bytes, size_t length)
{
    return marks_of(bytes, length, [](const char *, __m128i) {});
}

zend_always_inline unsigned copy_and_mark(char *to, const char *bytes, size_t length)
{
    return marks_of(bytes, length, [to, bytes](const char *at, __m128i block) { sse2::store(to + (at - bytes), block); });
}

#else

unsigned marks_of(const char *bytes, size_t length)
{
    unsigned marks = 0;
    bool separator_before = true;
    for (size_t i = 0; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const bool is_separator = yaml::is_separator(bytes[i]);
        const bool is_control = byte < ' ' || byte == 0x7f;
        marks |= mark(is_control || strchr("#<>[\\]`{|}", byte) != nullptr || (is_separator && separator_before), MEANING)
            | mark(byte == '\t', Look::TAB)
            | mark(byte == '\n', Look::LINE_FEED)
            | mark(is_control && byte != '\t' && byte != '\n', CONTROL)
            | mark(byte >= 0x80, Look::BEYOND_ASCII);
        separator_before = is_separator;
    }

    return marks;
}

unsigned copy_and_mark(char *to, const char *bytes, size_t length)
{
    memcpy(to, bytes, length);

    return marks_of(bytes, length);
}

#endif

// What a plain text may begin with, besides a digit.
bool begins_plain(char byte)
{
    const auto lower = static_cast<unsigned char>(byte | 0x20);

    return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(byte) >= 0x80 || byte == '_' || byte == '/' || byte == '(' || byte == '$';
}

// Some letters, as bits.
class Letters {
public:
    template <size_t size>
    consteval explicit Letters(const char (&letters)[size])
    {
        for (size_t i = 0; i + 1 < size; ++i) {
            bits_ |= 1U << (letters[i] - 'a');
        }
    }

    // In upper or lower case.
    bool have(char byte) const
    {
        const auto letter = static_cast<unsigned char>((byte | 0x20) - 'a');

        return letter < 26 && (bits_ >> letter & 1) != 0;
    }

private:
    uint32_t bits_ = 0;
};

// Letters of no number, date or time.
bool says_no_number(const char *bytes, size_t length)
{
    constexpr Letters LETTERS("ghijklmnpqrsuvwy");
    for (size_t i = 0; i < length; ++i) {
        if (LETTERS.have(bytes[i])) {
            return true;
        }
    }

    return false;
}

constexpr size_t LONGEST_WORD = 5;

uint64_t as_number(const char *bytes, size_t length)
{
    uint64_t number = 0;
    memcpy(&number, bytes, length);

    return number;
}

// What YAML 1.1 or 1.2 takes for null or a bool.
bool is_word(const char *bytes, size_t length)
{
    constexpr Letters FIRST("fnoty");
    if (EXPECTED(length > LONGEST_WORD) || EXPECTED(!FIRST.have(bytes[0]))) {
        return false;
    }
    const uint64_t lower = as_number(bytes, length) | as_number("     ", length);
    switch (length) {
        case 1: return lower == as_number("y", 1) || lower == as_number("n", 1);
        case 2: return lower == as_number("no", 2) || lower == as_number("on", 2);
        case 3: return lower == as_number("yes", 3) || lower == as_number("off", 3);
        case 4: return lower == as_number("null", 4) || lower == as_number("true", 4);
        default: return lower == as_number("false", LONGEST_WORD);
    }
}

bool has_special(const char *bytes, size_t length)
{
    const char *const end = bytes + length;
    const char *at = bytes;
    while ((at = text::find_any<'\xc2', '\xe2', '\xef'>(at, end)) < end) {
        if (special_length(at, end) > 0) {
            return true;
        }
        ++at;
    }

    return false;
}

zend_always_inline Look look_of(const char *bytes, size_t length, unsigned marks)
{
    const unsigned special = mark(UNEXPECTED((marks & CONTROL) != 0) || (UNEXPECTED((marks & Look::BEYOND_ASCII) != 0) && has_special(bytes, length)), Look::SPECIAL);
    if (UNEXPECTED((marks & MEANING) != 0) || special != 0 || is_separator(bytes[length - 1])) {
        return Look(marks | special);
    }
    const bool is_plain = EXPECTED(begins_plain(bytes[0])) ? !is_word(bytes, length) : is_digit(bytes[0]) && says_no_number(bytes, length);

    return Look(marks | mark(is_plain, Look::PLAIN));
}

} // namespace

size_t special_length(const char *at, const char *end)
{
    const auto first = static_cast<unsigned char>(at[0]);
    const ptrdiff_t left = end - at;
    const auto second = left > 1 ? static_cast<unsigned char>(at[1]) : 0;
    const auto third = left > 2 ? static_cast<unsigned char>(at[2]) : 0;
    switch (first) {
        case 0xc2: return second >= 0x80 && second <= 0xa0 ? 2 : 0;
        case 0xe2: return second == 0x80 && (third == 0xa8 || third == 0xa9) ? 3 : 0;
        case 0xef: return (second == 0xbb && third == 0xbf) || (second == 0xbf && (third == 0xbe || third == 0xbf)) ? 3 : 0;
        default: return 0;
    }
}

Look look_at(const char *bytes, size_t length)
{
    return EXPECTED(length > 0) ? look_of(bytes, length, marks_of(bytes, length)) : Look(0);
}

Look copy_and_look_at(char *to, const char *bytes, size_t length)
{
    return EXPECTED(length > 0) ? look_of(bytes, length, copy_and_mark(to, bytes, length)) : Look(0);
}

} // namespace kiln::yaml
