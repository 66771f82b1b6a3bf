#include "dialect.h"

#include "../../../program/op.h"
#include "ask.h"
#include "collections.h"
#include "object.h"
#include "scalars.h"
#include "values.h"
#include "way.h"

namespace kiln::read {

namespace {

const Node *compile_node(Compiler &compiler, zend_long number, const Operands &operands)
{
    switch (number) {
        case op::JMS_READ_COERCE:
            return jms::compile_coerce(operands.number(1));
        case op::JMS_READ_EXACTLY:
            return jms::compile_exactly(operands.number(1));
        case op::JMS_READ_UNTYPED:
            return jms::compile_untyped(compiler, operands);
        case op::JMS_READ_LIST_OF:
            return jms::compile_list_of(compiler, operands);
        case op::JMS_READ_MAP_OF:
            return jms::compile_map_of(compiler, operands);
        case op::JMS_READ_OBJECT_OF:
        case op::JMS_READ_CONSTRUCTED:
            return jms::compile_object_of(compiler, operands);
        case op::JMS_READ_DISCRIMINATED:
            return jms::compile_discriminated(compiler, operands);
        case op::JMS_READ_WRAPPED:
            return jms::compile_wrapped(compiler, operands);
        case op::JMS_READ_DATE:
            return jms::compile_date(compiler, operands);
        case op::JMS_READ_ENUM_FROM:
            return jms::compile_enum_from(compiler, operands);
        case op::JMS_READ_NOTHING:
            return jms::compile_nothing(compiler, operands);
        case op::JMS_READ_REFUSED:
            return jms::compile_refused(compiler, operands);
        case op::JMS_READ_ASKED:
            return jms::compile_asked(compiler, operands);
    }

    return nullptr;
}

zend_string *skipped_class(const HashTable *source)
{
    const zval *name = zend_hash_str_find(source, ZEND_STRL("skipped"));

    return name != nullptr && Z_TYPE_P(name) == IS_STRING ? Z_STR_P(name) : nullptr;
}

bool read_root(jms::Run &run, const Node *root, zval *into)
{
    if (!read_node(run, root, run.tape.root(), into)) {
        return false;
    }
    // The whole value was left out. The caller knows what that means.
    if (Z_TYPE_P(into) == IS_UNDEF) {
        if (jms::skipped(run) == nullptr) {
            return unsupported("nothing");
        }
        ZVAL_OBJ_COPY(into, run.skipped);
    }
    if (run.way.capacity > 0 && !jms::tell(run)) {
        zval_ptr_dtor(into);
        return false;
    }

    return true;
}

bool start(Run &base, const Node *root, const HashTable *source, zval *into)
{
    jms::Run run = {};
    static_cast<Run &>(run) = base;
    run.skipped_class = skipped_class(source);
    const bool is_read = read_root(run, root, into);
    base.destructible = run.destructible;
    if (run.way.steps != nullptr) {
        efree(run.way.steps);
    }

    return is_read;
}

} // namespace

const Dialect JMS = {"jms read", compile_node, jms::make_object_plan, jms::compile_object_plan, start};

} // namespace kiln::read
