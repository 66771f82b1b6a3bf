#include "serialized.h"

#include "class_facts.h"
#include "cursor.h"
#include "direct/quiet.h"
#include "warnings.h"

extern "C" {
#include "ext/standard/basic_functions.h"
#include "ext/standard/php_var.h"
#include "zend_smart_str.h"
}

namespace kiln::graph {

namespace {

// What stands for a class, or for a case of an enum, begins with one of these.
constexpr uint8_t NAME_BY_PROPERTIES = 0;
constexpr uint8_t NAME_BY_DATA = 1;
constexpr uint8_t NAME_OF_CASE = 2;

// In the byte of the depth.
constexpr uint8_t HAS_NAMES = 0x80;

// Around the text, so that back references count from what the encoder counted from.
constexpr char BEFORE[] = "a:1:{i:0;";
constexpr char AFTER[] = "}";

struct Span {
    const char *at;
    size_t length;

    bool is(const smart_str &text) const { return length == ZSTR_LEN(text.s) && memcmp(at, ZSTR_VAL(text.s), length) == 0; }
};

size_t occurrences(const Span &text, const char *needle, size_t length)
{
    const char *const end = text.at + text.length;
    size_t count = 0;
    for (const char *at = text.at; (at = zend_memnstr(at, needle, length, end)) != nullptr; at += length) {
        ++count;
    }

    return count;
}

// One class or case that stands in front of the text.
struct Name {
    uint8_t tag;
    Span class_name;
    Span case_name;
    uint32_t layout;
    // How the text begins what it says of an object, or the whole of what it says of a case.
    smart_str head;
    // Of an object, what is not covered by the length of the text in any case.
    uint64_t weight;
    // Null of a case.
    const zend_class_entry *ce;
};

// The PHP class Names has the same rules.
class Names {
public:
    ~Names();

    bool read(Cursor &cursor);
    bool are_allowed(AllowedClasses &allowed) const;
    bool find(State &state);
    bool are_all_in(const Span &text) const;
    bool are_scopes_known(const Span &text) const;
    uint64_t weight_in(const Span &text) const;
    HashTable *lower_case() const;

private:
    bool read_name(Cursor &cursor, Name &name);
    bool are_allowed(AllowedClasses &allowed, bool of_cases) const;
    size_t heads_in(const Span &text, bool of_cases) const;
    bool is_head(const Span &head) const;
    bool is_scope(const Span &scope) const;

    Name *names_ = nullptr;
    size_t count_ = 0;
};

Names::~Names()
{
    for (size_t i = 0; i < count_; ++i) {
        smart_str_free(&names_[i].head);
    }
    if (names_ != nullptr) {
        efree(names_);
    }
}

bool read_span(Cursor &cursor, Span &into)
{
    uint64_t length;
    const uint8_t *from;
    if (!cursor.unsigned_integer(length) || !cursor.pass(length, 1, from)) {
        return false;
    }
    into = {reinterpret_cast<const char *>(from), static_cast<size_t>(length)};

    return true;
}

bool Names::read_name(Cursor &cursor, Name &name)
{
    name = {};
    if (!cursor.byte(name.tag) || name.tag > NAME_OF_CASE || !read_span(cursor, name.class_name)
        || (name.tag == NAME_BY_PROPERTIES && !cursor.fixed32(name.layout))
        || (name.tag == NAME_OF_CASE && !read_span(cursor, name.case_name))) {
        return false;
    }
    const size_t length = name.class_name.length + (name.tag == NAME_OF_CASE ? 1 + name.case_name.length : 0);
    smart_str_appends(&name.head, name.tag == NAME_OF_CASE ? "E:" : "O:");
    smart_str_append_unsigned(&name.head, length);
    smart_str_appends(&name.head, ":\"");
    smart_str_appendl(&name.head, name.class_name.at, name.class_name.length);
    if (name.tag == NAME_OF_CASE) {
        smart_str_appendc(&name.head, ':');
        smart_str_appendl(&name.head, name.case_name.at, name.case_name.length);
    }
    smart_str_appends(&name.head, name.tag == NAME_OF_CASE ? "\";" : "\":");

    return true;
}

bool Names::read(Cursor &cursor)
{
    // Tag and length of each take two bytes at least.
    names_ = static_cast<Name *>(safe_emalloc(cursor.remaining() / 2 + 1, sizeof(Name), 0));
    while (cursor.remaining() > 0) {
        if (!read_name(cursor, names_[count_])) {
            return false;
        }
        ++count_;
    }

    return true;
}

bool Names::are_allowed(AllowedClasses &allowed) const
{
    // Cases first, as in the other forms.
    return are_allowed(allowed, true) && are_allowed(allowed, false);
}

bool Names::are_allowed(AllowedClasses &allowed, bool of_cases) const
{
    for (size_t i = 0; i < count_; ++i) {
        const Span &name = names_[i].class_name;
        if ((names_[i].tag == NAME_OF_CASE) == of_cases && !allowed.include(name.at, name.length)) {
            return false;
        }
    }

    return true;
}

// Whether no code of users runs when serialize() writes its objects and when unserialize()
// makes them, even where it fails on the way.
bool is_quiet(zend_class_entry *ce, Restoring restoring)
{
    if (restoring == BY_DATA) {
        return direct::is_quiet_scalar(ce);
    }

    return restoring == BY_PROPERTIES && (direct::is_userland(ce) || ce == zend_standard_class_def)
        && ce->__serialize == nullptr && ce->destructor == nullptr && !compat::has_hooks(ce)
        && !zend_hash_str_exists(&ce->function_table, ZEND_STRL("__sleep"));
}

// The least that an object of so many properties takes beyond its text is nothing.
uint64_t weight_of(uint64_t properties)
{
    constexpr uint64_t FEW_PROPERTIES = 8;

    return properties <= FEW_PROPERTIES ? 0 : 100 * properties + 8192;
}

bool find_case(const Name &name)
{
    zend_string *class_name = zend_string_init(name.class_name.at, name.class_name.length, false);
    zend_class_entry *ce = zend_lookup_class(class_name);
    zend_string_release(class_name);
    if (ce == nullptr || (ce->ce_flags & ZEND_ACC_ENUM) == 0) {
        return false;
    }
    zend_string *case_name = zend_string_init(name.case_name.at, name.case_name.length, false);
    const auto *constant = static_cast<const zend_class_constant *>(zend_hash_find_ptr(CE_CONSTANTS_TABLE(ce), case_name));
    const bool is_case = constant != nullptr && (ZEND_CLASS_CONST_FLAGS(constant) & ZEND_CLASS_CONST_IS_CASE) != 0
        && zend_enum_get_case(ce, case_name) != nullptr && EG(exception) == nullptr;
    zend_string_release(case_name);

    return is_case;
}

bool Names::find(State &state)
{
    for (size_t i = 0; i < count_; ++i) {
        Name &name = names_[i];
        if (name.tag == NAME_OF_CASE) {
            continue;
        }
        const ClassFacts *facts = facts_of_class_named(name.class_name.at, name.class_name.length, state);
        const Restoring restoring = name.tag == NAME_BY_DATA ? BY_DATA : BY_PROPERTIES;
        if (facts == nullptr || facts->is_left_to_php || facts->restoring != restoring || facts->layout != name.layout
            || !is_quiet(facts->ce, restoring)) {
            return false;
        }
        name.ce = facts->ce;
        name.weight = weight_of(static_cast<uint64_t>(facts->ce->default_properties_count));
    }
    for (size_t i = 0; i < count_; ++i) {
        if (names_[i].tag == NAME_OF_CASE && !find_case(names_[i])) {
            return false;
        }
    }

    return true;
}

size_t Names::heads_in(const Span &text, bool of_cases) const
{
    size_t count = 0;
    for (size_t i = 0; i < count_; ++i) {
        if ((names_[i].tag == NAME_OF_CASE) == of_cases) {
            count += occurrences(text, ZSTR_VAL(names_[i].head.s), ZSTR_LEN(names_[i].head.s));
        }
    }

    return count;
}

bool Names::is_head(const Span &head) const
{
    for (size_t i = 0; i < count_; ++i) {
        if (head.is(names_[i].head)) {
            return true;
        }
    }

    return false;
}

// Where an object or a case begins, a string with escape sequences, or what looks like one:
// the length of what stands in front of its name, or 0.
size_t opening_at(const char *at, const char *end)
{
    const char *const start = at;
    if (end - at < 5 || (*at != 'O' && *at != 'C' && *at != 'E' && *at != 'S') || at[1] != ':') {
        return 0;
    }
    at += at[2] == '+' ? 3 : 2;
    const char *const digits = at;
    while (at < end && *at >= '0' && *at <= '9') {
        ++at;
    }

    return at > digits && end - at >= 2 && at[0] == ':' && at[1] == '"' ? static_cast<size_t>(at + 2 - start) : 0;
}

bool Names::are_all_in(const Span &text) const
{
    const char *const end = text.at + text.length;
    if (zend_memnstr(text.at, "C:", 2, end) == nullptr && occurrences(text, "O:", 2) == heads_in(text, false)
        && occurrences(text, "E:", 2) == heads_in(text, true)) {
        return true;
    }
    // There are strings that look a little like objects.
    for (const char *at = text.at; at < end; ++at) {
        const size_t opening = *at == 'S' ? 0 : opening_at(at, end);
        if (opening == 0) {
            continue;
        }
        const auto *quote = static_cast<const char *>(memchr(at + opening, '"', static_cast<size_t>(end - at) - opening));
        if (quote == nullptr || end - quote < 2 || !is_head({at, static_cast<size_t>(quote + 2 - at)})) {
            return false;
        }
    }

    return true;
}

bool Names::is_scope(const Span &scope) const
{
    for (size_t i = 0; i < count_; ++i) {
        const Span &name = names_[i].class_name;
        if (names_[i].tag == NAME_OF_CASE) {
            continue;
        }
        if (name.length == scope.length && memcmp(name.at, scope.at, scope.length) == 0) {
            return true;
        }
        for (const zend_class_entry *ce = names_[i].ce->parent; ce != nullptr; ce = ce->parent) {
            if (zend_string_equals_cstr(ce->name, scope.at, scope.length)) {
                return true;
            }
        }
    }

    return false;
}

// Built-in __unserialize() methods load the class that the name of a private property names.
bool Names::are_scopes_known(const Span &text) const
{
    bool is_any_by_data = false;
    for (size_t i = 0; i < count_; ++i) {
        is_any_by_data = is_any_by_data || names_[i].tag == NAME_BY_DATA;
    }
    if (!is_any_by_data) {
        return true;
    }
    const char *const end = text.at + text.length;
    for (const char *at = text.at; (at = zend_memnstr(at, "\"\0", 2, end)) != nullptr;) {
        at += 2;
        const auto *zero = static_cast<const char *>(memchr(at, '\0', static_cast<size_t>(end - at)));
        if ((at == end || *at != '*') && (zero == nullptr || !is_scope({at, static_cast<size_t>(zero - at)}))) {
            return false;
        }
    }
    // Strings with escape sequences could hide it.
    for (const char *at = text.at; (at = zend_memnstr(at, "S:", 2, end)) != nullptr;) {
        if (opening_at(at, end) > 0) {
            return false;
        }
        at += 2;
    }

    return true;
}

uint64_t Names::weight_in(const Span &text) const
{
    uint64_t weight = 0;
    for (size_t i = 0; i < count_; ++i) {
        if (names_[i].weight > 0) {
            weight += names_[i].weight * occurrences(text, ZSTR_VAL(names_[i].head.s), ZSTR_LEN(names_[i].head.s));
        }
    }

    return weight;
}

HashTable *Names::lower_case() const
{
    HashTable *table = zend_new_array(static_cast<uint32_t>(count_));
    for (size_t i = 0; i < count_; ++i) {
        zend_string *lower = zend_string_alloc(names_[i].class_name.length, false);
        zend_str_tolower_copy(ZSTR_VAL(lower), names_[i].class_name.at, names_[i].class_name.length);
        zend_hash_add_empty_element(table, lower);
        zend_string_release(lower);
    }

    return table;
}

// Whether a greater length stands in front of an opening brace, or one with more digits.
bool has_length_beyond(const Span &text, uint64_t most)
{
    ptrdiff_t digits = 1;
    for (uint64_t rest = most; rest > 9; rest /= 10) {
        ++digits;
    }
    const char *const end = text.at + text.length;
    for (const char *at = text.at; (at = zend_memnstr(at, ":{", 2, end)) != nullptr; at += 2) {
        const char *digit = at;
        while (digit > text.at && digit[-1] >= '0' && digit[-1] <= '9') {
            --digit;
        }
        if (at - digit > digits) {
            return true;
        }
        uint64_t length = 0;
        for (; digit < at; ++digit) {
            length = 10 * length + static_cast<uint64_t>(*digit - '0');
        }
        if (length > most) {
            return true;
        }
    }

    return false;
}

// By the rule of the PHP class Text.
bool is_covered(const Span &text, uint64_t depth, uint64_t weight)
{
    constexpr uint64_t PLACE = 80;
    const uint64_t free = 917504 + 14 * text.length;
    if (weight > free) {
        return false;
    }
    const uint64_t most = (free - weight) / (PLACE * depth);
    if (text.length <= most) {
        return true;
    }

    return weight < free && !has_length_beyond(text, most);
}

// The array around the text is nobody's.
bool refers_to_what_is_around(const Span &text)
{
    const char *const end = text.at + text.length;
    for (const char *at = text.at; (at = zend_memnstr(at, "R:", 2, end)) != nullptr;) {
        at += 2;
        const char *digit = at < end && *at == '+' ? at + 1 : at;
        while (digit < end && *digit == '0') {
            ++digit;
        }
        if (end - digit >= 2 && digit[0] == '1' && digit[1] == ';') {
            return true;
        }
    }

    return false;
}

bool is_sound(const Span &text, uint64_t depth, const Names &names)
{
    return is_covered(text, depth, names.weight_in(text)) && !refers_to_what_is_around(text) && names.are_all_in(text) && names.are_scopes_known(text);
}

bool unserialize(const Span &text, zend_long depth, HashTable *classes, zval *into)
{
    const size_t length = sizeof(BEFORE) - 1 + text.length + sizeof(AFTER) - 1;
    zend_string *whole = zend_string_alloc(length, false);
    char *at = static_cast<char *>(mempcpy(ZSTR_VAL(whole), BEFORE, sizeof(BEFORE) - 1));
    memcpy(mempcpy(at, text.at, text.length), AFTER, sizeof(AFTER));
    zval list;
    ZVAL_UNDEF(&list);
    bool is_made;
    {
        const Listening listening;
        // Not as a part of what is being unserialized around this call.
        BG(serialize_lock)++;
        php_unserialize_data_t data = php_var_unserialize_init();
        php_var_unserialize_set_allowed_classes(data, classes);
        php_var_unserialize_set_max_depth(data, depth);
        const auto *from = reinterpret_cast<const unsigned char *>(ZSTR_VAL(whole));
        const unsigned char *const end = from + length;
        is_made = php_var_unserialize(&list, &from, end, &data) && from == end;
        // Here what an object is made of is given to it.
        php_var_unserialize_destroy(data);
        BG(serialize_lock)--;
        is_made = is_made && EG(exception) == nullptr && listening.warning() == nullptr;
    }
    zend_string_release(whole);
    if (is_made) {
        zval *value = zend_hash_index_find(Z_ARRVAL(list), 0);
        ZVAL_COPY_DEREF(into, value);
    } else if (EG(exception) != nullptr) {
        // No code of users has run. PHP is to say it.
        zend_clear_exception();
    }
    zval_ptr_dtor(&list);

    return is_made;
}

} // namespace

bool decode_serialized(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into)
{
    Cursor cursor(envelope.content, envelope.end);
    uint8_t depth;
    if (!cursor.byte(depth)) {
        return false;
    }
    Names names;
    if ((depth & HAS_NAMES) != 0) {
        Span span;
        if (!read_span(cursor, span)) {
            return false;
        }
        const auto *from = reinterpret_cast<const uint8_t *>(span.at);
        Cursor in_names(from, from + span.length);
        if (!names.read(in_names) || !names.are_allowed(allowed) || !names.find(state)) {
            return false;
        }
        depth ^= HAS_NAMES;
    }
    const uint8_t *from;
    const size_t length = cursor.remaining();
    cursor.pass(length, 1, from);
    const Span text = {reinterpret_cast<const char *>(from), length};
    if (!is_sound(text, depth + 1, names)) {
        return false;
    }
    HashTable *classes = names.lower_case();
    const bool is_made = unserialize(text, depth + 1, classes, into);
    zend_array_destroy(classes);

    return is_made;
}

} // namespace kiln::graph
