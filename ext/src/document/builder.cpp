#include "builder.h"

#include "../text/numbers.h"
#include "../value/date_from.h"

namespace kiln::document {

namespace {

// The first word of a tape, as simdjson has it.
constexpr auto ROOT = static_cast<Kind>('r');

constexpr size_t SMALLEST = 64;

// Shorter texts are copied to where all others are.
constexpr size_t LONG = 64;

using Length = uint32_t;

} // namespace

Builder::Builder(Source source, const char *strings, size_t length, size_t bytes_per_word)
    : source_(source),
      words_(nullptr),
      capacity_(SMALLEST + source.length / bytes_per_word),
      strings_(nullptr),
      length_(length),
      size_(length + SMALLEST)
{
    words_ = static_cast<uint64_t *>(emalloc(capacity_ * sizeof(uint64_t)));
    strings_ = static_cast<uint8_t *>(emalloc(size_));
    if (length != 0) {
        memcpy(strings_, strings, length);
    }
    word(ROOT, 0);
}

// Outside of the source.
void Builder::other_text(const char *bytes, size_t length, Kind kind)
{
    if (length >= LONG) {
        made_text(bytes, length, kind);
    } else {
        copied_text(bytes, length, kind);
    }
}

void Builder::made_text(const char *bytes, size_t length, Kind kind)
{
    if (UNEXPECTED(made_count_ == made_capacity_)) {
        made_capacity_ = made_capacity_ == 0 ? SMALLEST : made_capacity_ * 2;
        made_ = static_cast<zend_string **>(safe_erealloc(made_, made_capacity_, sizeof(zend_string *), 0));
    }
    zend_string *const string = zend_string_alloc(length, false);
    text::copy_is_ascii(ZSTR_VAL(string), bytes, length);
    ZSTR_VAL(string)[length] = '\0';
    made_[made_count_] = string;
    word(kind, InSource::BIT | InSource::MADE | made_count_++);
}

void Builder::copied_text(const char *bytes, size_t length, Kind kind)
{
    word(kind, add_string(bytes, length));
}

uint32_t Builder::add_string(const char *bytes, size_t length)
{
    const auto offset = static_cast<uint32_t>(length_);
    uint8_t *to = room(sizeof(Length) + length + 1);
    const auto stored = static_cast<Length>(length);
    memcpy(to, &stored, sizeof(stored));
    memcpy(to + sizeof(stored), bytes, length);
    to[sizeof(stored) + length] = '\0';
    length_ += sizeof(Length) + length + 1;

    return offset;
}

bool Builder::date(const char *bytes, size_t length)
{
    value::Instant instant;
    if (UNEXPECTED(!value::is_date(bytes, length, instant))) {
        return false;
    }
    if (instant.is_known) {
        timestamp(instant.timestamp, instant.microsecond);
    } else {
        has_leaves_ = true;
        known_text(bytes, length, MOMENT);
    }

    return true;
}

void Builder::text_or_bytes(const char *bytes, size_t length)
{
    const bool is_text = text::is_utf8(bytes, length);
    has_leaves_ |= !is_text;
    known_text(bytes, length, is_text ? STRING : BYTES);
}

void Builder::begin_text()
{
    word(STRING, length_);
    text_ = length_;
    room(sizeof(Length));
    length_ += sizeof(Length);
}

void Builder::add(const char *bytes, size_t length)
{
    memcpy(room(length), bytes, length);
    length_ += length;
}

void Builder::end_text()
{
    const auto stored = static_cast<Length>(length_ - text_ - sizeof(Length));
    *room(1) = '\0';
    ++length_;
    memcpy(strings_ + text_, &stored, sizeof(stored));
}

void Builder::key(int64_t number)
{
    char digits[text::LONGEST_NUMBER];
    known_text(digits, static_cast<size_t>(text::write_integer(digits, static_cast<zend_long>(number)) - digits));
}

uint64_t *Builder::take(size_t place)
{
    const size_t count = count_ - place;
    auto *taken = static_cast<uint64_t *>(safe_emalloc(count, sizeof(uint64_t), 0));
    memcpy(taken, words_ + place, count * sizeof(uint64_t));
    count_ = place;

    return taken;
}

Document Builder::finish()
{
    return {tape(), nullptr, made_count_};
}

void Builder::discard()
{
    Document document = finish();
    release(document);
}

void Builder::grow()
{
    capacity_ *= 2;
    words_ = static_cast<uint64_t *>(safe_erealloc(words_, capacity_, sizeof(uint64_t), 0));
}

uint8_t *Builder::room(size_t bytes)
{
    if (UNEXPECTED(size_ - length_ < bytes)) {
        size_ = MAX(size_ * 2, length_ + bytes);
        strings_ = static_cast<uint8_t *>(erealloc(strings_, size_));
    }

    return strings_ + length_;
}

void release(Document &document)
{
    efree(const_cast<uint64_t *>(document.tape.start));
    efree(const_cast<uint8_t *>(document.tape.strings));
    if (UNEXPECTED(document.tape.made != nullptr)) {
        for (uint32_t i = 0; i < document.made_count; ++i) {
            zend_string_release_ex(document.tape.made[i], false);
        }
        efree(const_cast<zend_string **>(document.tape.made));
    }
}

} // namespace kiln::document
