#include "enum_cases.h"

namespace kiln::read {

namespace {

bool is_case(const zend_class_constant *constant)
{
    return (ZEND_CLASS_CONST_FLAGS(constant) & ZEND_CLASS_CONST_IS_CASE) != 0;
}

bool link_case(EnumCase &made, zend_class_entry *ce, zend_string *name, bool by_name)
{
    made.object = zend_enum_get_case(ce, name);
    if (made.object == nullptr || EG(exception) != nullptr) {
        return unsupported("an enum whose cases cannot be had");
    }
    const zval *value = by_name ? zend_enum_fetch_case_name(made.object) : zend_enum_fetch_case_value(made.object);
    if (Z_TYPE_P(value) == IS_STRING) {
        made.text = Z_STR_P(value);
    } else {
        made.number = Z_LVAL_P(value);
    }

    return true;
}

} // namespace

bool link_cases(EnumCases &cases, Arena &arena)
{
    zend_class_entry *ce = zend_lookup_class(cases.class_name);
    if (ce == nullptr || (ce->ce_flags & ZEND_ACC_ENUM) == 0
        || (cases.by == EnumCases::VALUE && ce->enum_backing_type == IS_UNDEF)) {
        return unsupported("an enum that is none");
    }
    const bool by_name = cases.by == EnumCases::NAME || ce->enum_backing_type == IS_UNDEF;
    // PHP 8.6 gives it to look at only, and before that the macro wants it as it was.
    auto *constants = const_cast<HashTable *>(CE_CONSTANTS_TABLE(ce));
    auto *made = arena.make_all<EnumCase>(zend_hash_num_elements(constants));
    uint32_t count = 0;
    zend_string *name;
    zval *constant;
    // Up to PHP 8.5 the macro wants a table that it may write to.
    ZEND_HASH_FOREACH_STR_KEY_VAL(const_cast<HashTable *>(constants), name, constant) {
        if (is_case(static_cast<zend_class_constant *>(Z_PTR_P(constant))) && !link_case(made[count++], ce, name, by_name)) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();
    cases.cases = made;
    cases.count = count;

    return true;
}

zend_object *find_case(const EnumCases &cases, const document::Tape &tape, document::At at)
{
    const EnumCase *end = cases.cases + cases.count;
    if (document::kind_of(at) == document::STRING) {
        const document::Text text = tape.text(at);
        for (const EnumCase *one = cases.cases; one != end; ++one) {
            if (one->text != nullptr && document::is_text(text, ZSTR_VAL(one->text), ZSTR_LEN(one->text))) {
                return one->object;
            }
        }
    } else if (document::kind_of(at) == document::INTEGER) {
        const int64_t number = document::integer(at);
        for (const EnumCase *one = cases.cases; one != end; ++one) {
            if (one->text == nullptr && one->number == number) {
                return one->object;
            }
        }
    }

    return nullptr;
}

} // namespace kiln::read
