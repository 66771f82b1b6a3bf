#include "../../php_kiln.h"

#include "../declined.h"
#include "array_keys.h"
#include "builder.h"
#include "classes.h"
#include "content_reader.h"

namespace kiln::graph {

namespace {

void drop_keys(const Content &content, HashTable **arrays)
{
    for (size_t i = 0; i < content.array_count; ++i) {
        if (arrays[i] != nullptr) {
            zend_array_destroy(arrays[i]);
        }
    }
}

void drop_patterns(const Content &content)
{
    for (const Section *section = content.sections; section != nullptr; section = section->next) {
        if (section->pattern != nullptr) {
            zend_array_destroy(section->pattern);
        }
    }
    for (size_t i = 0; i < content.shape_count; ++i) {
        if (content.shapes[i].members != nullptr) {
            zend_array_destroy(content.shapes[i].members);
        }
    }
}

// What is wrong with others, PHP says.
bool are_names_or_rule(const zval *allowed)
{
    if (Z_TYPE_P(allowed) == IS_ARRAY) {
        zval *name;
        ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(allowed), name) {
            ZVAL_DEREF(name);
            if (Z_TYPE_P(name) != IS_STRING) {
                return false;
            }
        } ZEND_HASH_FOREACH_END();
    }

    return true;
}

void decode(const zend_string *bytes, zval *allowed, State &state, zval *into)
{
    if (state.is_left_to_php) {
        decline(UNSUPPORTED, "Graph bytes while kiln.engine is php");
        return;
    }
    // Enough for a few objects.
    alignas(max_align_t) char room[4096];
    Content content = {};
    content.arena.open(room, sizeof(room));
    bool is_made = false;
    if (are_names_or_rule(allowed) && read_content(bytes, content)) {
        auto **arrays = content.arena.make_all<HashTable *>(content.array_count);
        is_made = make_keys(content, arrays) && find_classes(content, allowed, &state.classes);
        if (is_made) {
            build(content, arrays, into);
        } else {
            drop_keys(content, arrays);
        }
        drop_patterns(content);
    }
    content.strings.release();
    content.arena.close();
    if (!is_made) {
        decline(UNSUPPORTED, "Graph bytes that PHP is to look at");
    }
}

} // namespace

void start_request(State *state)
{
    zend_hash_init(&state->classes, 8, nullptr, nullptr, false);
}

void end_request(State *state)
{
    zend_hash_destroy(&state->classes);
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

    kiln::graph::decode(bytes, allowed, KILN_G(graph), return_value);
}
