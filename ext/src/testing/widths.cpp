#ifdef KILN_DEV

#include "widths.h"

#include "../text/escape.h"

extern "C" {
#include "ext/json/php_json.h"
}

namespace {

using kiln::text::Width;

struct Name {
    const char *name;
    Width width;
};

constexpr Name NAMES[] = {{"word", Width::WORD}, {"sse2", Width::SSE2}, {"avx2", Width::AVX2}};

const Name *find(const zend_string *name)
{
    for (const Name &known : NAMES) {
        if (kiln::text::has_width(known.width) && strcmp(known.name, ZSTR_VAL(name)) == 0) {
            return &known;
        }
    }

    return nullptr;
}

} // namespace

// widths(): list<string>
PHP_FUNCTION(Kiln_Native_Testing_widths)
{
    ZEND_PARSE_PARAMETERS_NONE();

    array_init(return_value);
    for (const Name &known : NAMES) {
        if (kiln::text::has_width(known.width)) {
            add_next_index_string(return_value, known.name);
        }
    }
}

// escape(string $bytes, int $offset, int $flags, string $width): ?string
//
// The bytes from the offset on as a JSON text, or null where they are not UTF-8.
// They are read where they lie, so that the offset is one in memory too.
PHP_FUNCTION(Kiln_Native_Testing_escape)
{
    zend_string *bytes;
    zend_long offset;
    zend_long flags;
    zend_string *width;

    ZEND_PARSE_PARAMETERS_START(4, 4)
        Z_PARAM_STR(bytes)
        Z_PARAM_LONG(offset)
        Z_PARAM_LONG(flags)
        Z_PARAM_STR(width)
    ZEND_PARSE_PARAMETERS_END();

    const Name *known = find(width);
    if (known == nullptr || offset < 0 || static_cast<size_t>(offset) > ZSTR_LEN(bytes)) {
        zend_value_error("There is no such width or offset");
        RETURN_THROWS();
    }
    kiln::text::Buffer out;
    out.open(0);
    const kiln::text::Escapes escapes = {(flags & PHP_JSON_UNESCAPED_SLASHES) == 0, (flags & PHP_JSON_UNESCAPED_UNICODE) == 0};
    const char *from = ZSTR_VAL(bytes) + offset;
    if (!kiln::text::append_string_by(known->width, out, from, ZSTR_LEN(bytes) - static_cast<size_t>(offset), escapes)) {
        out.discard();
        RETURN_NULL();
    }
    RETURN_STR(out.close());
}

namespace kiln::testing {

namespace {

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(widths_arguments, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(escape_arguments, 0, 4, IS_STRING, 1)
    ZEND_ARG_TYPE_INFO(0, bytes, IS_STRING, 0)
    ZEND_ARG_TYPE_INFO(0, offset, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, width, IS_STRING, 0)
ZEND_END_ARG_INFO()

const zend_function_entry widths_functions[] = {
    ZEND_NS_NAMED_FE("Kiln\\Native\\Testing", widths, ZEND_FN(Kiln_Native_Testing_widths), widths_arguments)
    ZEND_NS_NAMED_FE("Kiln\\Native\\Testing", escape, ZEND_FN(Kiln_Native_Testing_escape), escape_arguments)
    ZEND_FE_END
};

} // namespace

void register_widths()
{
    zend_register_functions(nullptr, widths_functions, nullptr, MODULE_PERSISTENT);
}

} // namespace kiln::testing

#endif
