#include "../../php_kiln.h"

#include "decode.h"

#include "../declined.h"
#include "array_keys.h"
#include "builder.h"
#include "calls.h"
#include "classes.h"
#include "content_reader.h"
#include "direct/dates.h"
#include "direct/reader.h"
#include "serialized.h"
#include "warnings.h"
#include "wrapped.h"

namespace kiln::graph {

namespace {

// So that every count that the weight covers fits into 32 bits, and into the
// greatest array.
constexpr size_t LONGEST = 512 * 1024 * 1024;

void drop_members(const Content &content)
{
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (content.shapes[i].members != nullptr) {
            zend_array_destroy(content.shapes[i].members);
        }
    }
}

void drop(HashTable *&known)
{
    if (known != nullptr) {
        zend_hash_destroy(known);
        efree(known);
        known = nullptr;
    }
}

bool decode_columns(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into)
{
    // Enough for a few objects.
    alignas(max_align_t) char room[4096];
    Arena arena;
    arena.open(room, sizeof(room));
    Content &content = *arena.make<Content>();
    content.arena = &arena;
    bool is_made = false;
    if (read_content(envelope, content)) {
        is_made = make_keys(content) && find_classes(content, allowed, state) && build(content, allowed, into);
        if (!is_made) {
            drop_maps(content);
        }
        drop_patterns(content);
        drop_members(content);
    }
    content.strings.release();
    arena.close();

    return is_made;
}

bool decode_form(const Envelope &envelope, AllowedClasses &allowed, State &state, zval *into)
{
    switch (envelope.form) {
        case COLUMNS:
            return decode_columns(envelope, allowed, state, into);
        case SERIALIZED:
            return decode_serialized(envelope, allowed, state, into);
        case DIRECT:
            return direct::read(envelope, allowed, state, into);
        case WRAPPED:
            // What stands inside is none of these.
            return read_wrapped(envelope, allowed, state, decode_form, into);
        case TEXT:
            ZVAL_STRINGL_FAST(into, reinterpret_cast<const char *>(envelope.content), static_cast<size_t>(envelope.end - envelope.content));
            return true;
        default:
            return false;
    }
}

} // namespace

bool decode(const zend_string *bytes, zval *allowed, State &state, zval *into, zval *answers)
{
    Envelope envelope;
    AllowedClasses allowed_classes(allowed);
    if (state.is_left_to_php || SIZEOF_ZEND_LONG != 8 || ZSTR_LEN(bytes) > LONGEST || !allowed_classes.is_valid()
        || !open_envelope(bytes, envelope)) {
        return false;
    }
    const bool is_made = decode_form(envelope, allowed_classes, state, into);
    if (answers != nullptr) {
        allowed_classes.hand_over_answers(answers);
    }
    allowed_classes.close();

    return is_made;
}

void start_module(zend_class_entry *refused_call)
{
    refused_call_class = refused_call;
    start_warnings();
    direct::start_dates();
}

void start_thread(State *state)
{
    *state = {};
}

void end_request(State *state)
{
    drop(state->classes);
    memset(state->recent, 0, sizeof(state->recent));
    drop(state->plans);
    state->dates = {};
    if (state->warning != nullptr) {
        zend_string_release(state->warning);
        state->warning = nullptr;
    }
}

} // namespace kiln::graph

PHP_FUNCTION(Kiln_Native_decode_graph)
{
    zend_string *bytes;
    zval *allowed;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_STR(bytes)
        Z_PARAM_ZVAL(allowed)
    ZEND_PARSE_PARAMETERS_END();

    if (!kiln::graph::decode(bytes, allowed, KILN_G(graph), return_value, nullptr)) {
        kiln::decline(kiln::UNSUPPORTED, "Graph bytes that PHP is to look at");
    }
}
