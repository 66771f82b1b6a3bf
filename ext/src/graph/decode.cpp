#include "../../php_kiln.h"

#include "decode.h"

#include "../declined.h"
#include "array_keys.h"
#include "builder.h"
#include "calls.h"
#include "classes.h"
#include "content_reader.h"
#include "warnings.h"

namespace kiln::graph {

namespace {

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

} // namespace

bool decode(const zend_string *bytes, zval *allowed, State &state, zval *into)
{
    if (state.is_left_to_php) {
        return false;
    }
    // Enough for a few objects.
    alignas(max_align_t) char room[4096];
    Arena arena;
    arena.open(room, sizeof(room));
    Content &content = *arena.make<Content>();
    content.arena = &arena;
    AllowedClasses allowed_classes(allowed);
    bool is_made = false;
    if (allowed_classes.is_valid() && read_content(bytes, content)) {
        is_made = make_keys(content) && find_classes(content, allowed_classes, state) && build(content, into);
        if (!is_made) {
            drop_maps(content);
        }
        drop_patterns(content);
        drop_members(content);
    }
    allowed_classes.close();
    content.strings.release();
    arena.close();

    return is_made;
}

void start_module(zend_class_entry *refused_call)
{
    refused_call_class = refused_call;
    start_warnings();
}

void start_thread(State *state)
{
    *state = {};
}

void end_request(State *state)
{
    drop(state->classes);
    drop(state->plans);
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

    if (!kiln::graph::decode(bytes, allowed, KILN_G(graph), return_value)) {
        kiln::decline(kiln::UNSUPPORTED, "Graph bytes that PHP is to look at");
    }
}
