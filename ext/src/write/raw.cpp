#include "raw.h"

#include "dynamic.h"
#include "emitters.h"
#include "hold.h"
#include "member.h"
#include "own_slot.h"

namespace kiln::write {

namespace {

// What is in a Kiln\Raw: a text, or else data. Both null where the object is something else.
struct RawSlots {
    zval *text;
    zval *data;
};

RawSlots slots_of_raw(const zval *value)
{
    constexpr RawSlots NONE = {nullptr, nullptr};
    if (Z_TYPE_P(value) != IS_OBJECT || !zend_string_equals_literal(Z_OBJCE_P(value)->name, "Kiln\\Raw")
        || Z_OBJ_P(value)->handlers != &std_object_handlers) {
        return NONE;
    }
    zval *text = own_slot(Z_OBJ_P(value), ZEND_STRL("text"));
    zval *data = own_slot(Z_OBJ_P(value), ZEND_STRL("data"));

    return text == nullptr || data == nullptr ? NONE : RawSlots{text, data};
}

bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

// As Kiln\Format\Json\RawText::isEmpty() has it.
bool is_empty(const zend_string *json)
{
    if (zend_string_equals_literal(json, "null") || zend_string_equals_literal(json, "\"\"")) {
        return true;
    }
    const char *const bytes = ZSTR_VAL(json);
    const size_t length = ZSTR_LEN(json);
    if (length < 2 || (bytes[0] != '[' && bytes[0] != '{')) {
        return false;
    }
    for (size_t at = 1; at < length - 1; ++at) {
        if (!is_blank(bytes[at])) {
            return false;
        }
    }

    return true;
}

// What there is to know of a text that is JSON.
struct Look {
    zend_long levels;
    bool has_other_than_ascii;
    bool has_line_breaks;
};

Look look_at(const zend_string *json)
{
    Look look = {0, false, false};
    zend_long open = 0;
    bool is_in_string = false;
    for (const char *at = ZSTR_VAL(json), *const end = at + ZSTR_LEN(json); at < end; ++at) {
        switch (*at) {
            case '"':
                is_in_string = !is_in_string;
                break;
            case '\\':
                // Only strings have it, and what follows ends none.
                ++at;
                break;
            case '[':
            case '{':
                if (!is_in_string && ++open > look.levels) {
                    look.levels = open;
                }
                break;
            case ']':
            case '}':
                open -= is_in_string ? 0 : 1;
                break;
            case '\n':
            case '\r':
                look.has_line_breaks = true;
                break;
            default:
                look.has_other_than_ascii |= static_cast<unsigned char>(*at) >= 0x80;
        }
    }

    return look;
}

template <typename Out>
bool write_text(Run &run, const zend_string *json)
{
    const Look look = look_at(json);
    if (UNEXPECTED(look.levels > run.levels)) {
        return too_deep();
    }
    if (UNEXPECTED((look.has_other_than_ascii && run.escapes.unicode) || (look.has_line_breaks && run.is_one_line))) {
        return unsupported("JSON that does not pass through as it is");
    }
    Out::json(run, json);
    if (UNEXPECTED(is_empty(json))) {
        run.is_empty = true;
    }

    return true;
}

template <typename Out>
bool write_raw(Run &run, const Node &, zval *value)
{
    const RawSlots slots = slots_of_raw(value);
    if (UNEXPECTED(slots.text == nullptr)) {
        return mismatch("no raw JSON");
    }
    if (EXPECTED(Z_TYPE_P(slots.text) == IS_STRING)) {
        return write_text<Out>(run, Z_STR_P(slots.text));
    }
    const Hold<zend_object> hold(run, Z_OBJ_P(value));
    // Data may be such an object again.
    if (UNEXPECTED(!enter(run))) {
        return false;
    }
    const bool is_written = write_dynamic<Out>(run, slots.data);
    leave(run);

    return is_written;
}

template <typename Out>
concept WritesJson = requires(Run &run, const zend_string *json) { Out::json(run, json); };

} // namespace

template <typename Out>
const Node *compile_raw(Compiler &compiler, const Operation &)
{
    if constexpr (WritesJson<Out>) {
        auto *node = compiler.make<Node>();
        node->write = write_raw<Out>;

        return node;
    } else {
        return nullptr;
    }
}

#define KILN_MAKE(Out) template const Node *compile_raw<Out>(Compiler &, const Operation &);

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
