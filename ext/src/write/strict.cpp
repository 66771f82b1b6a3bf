#include "strict.h"

#include "../../php_kiln.h"
#include "../program/op.h"
#include "array.h"
#include "date.h"
#include "dynamic.h"
#include "emitters.h"
#include "enum.h"
#include "field.h"
#include "lazy.h"
#include "object.h"
#include "optional.h"
#include "polymorphic.h"
#include "program.h"
#include "raw.h"
#include "scalar.h"
#include "shape.h"
#include "splice.h"
#include "std_class.h"
#include "step.h"
#include "through.h"
#include "union.h"
#include "value_of.h"
#include "within.h"
#include "../binary/deterministic.h"
#include "../toml/writer.h"
#include "../xml/writer.h"

#include <type_traits>

namespace kiln::write {

namespace {

// Of a format that is to know ahead what its lists consist of.
template <typename Out>
constexpr bool IS_DIRECT = std::is_same_v<Out, toml::Emitter>;

// Of the format whose members have places.
template <typename Out>
constexpr bool IS_XML = std::is_same_v<Out, xml::Emitter>;

// Whether an item is always a map, or never.
bool has_one_kind(const Operation &item)
{
    switch (item.number(0)) {
        case op::WRITE_NULLABLE: return item.count() == 2 && has_one_kind(item.operation(1));
        case op::WRITE_SCALAR:
        case op::WRITE_LIST_OF:
        case op::WRITE_MAP_OF:
        case op::WRITE_STD_CLASS_OF:
        case op::WRITE_OBJECT_OF:
        case op::WRITE_POLYMORPHIC:
        case op::WRITE_SHAPE_OF:
        case op::WRITE_ENUM_CASE:
        case op::WRITE_DATE:
        case op::WRITE_TIMESTAMP:
        case op::WRITE_FORMATTED_DATE:
        case op::WRITE_MOMENT:
            return true;
        default: return false;
    }
}

bool is_known_ahead(zend_long number, const Operation &operation)
{
    switch (number) {
        case op::WRITE_LIST_OF:
        case op::WRITE_ANY_ARRAY: return has_one_kind(operation.operation(1));
        // Neither a tuple nor one that takes other keys.
        case op::WRITE_SHAPE_OF: return !operation.flag(2) && !operation.flag(3);
        case op::WRITE_DYNAMIC:
        case op::WRITE_PLAIN: return false;
        default: return true;
    }
}

template <typename Out>
const Node *compile_node(Compiler &compiler, zend_long number, const Operation &operation)
{
    if (IS_DIRECT<Out> && !is_known_ahead(number, operation)) {
        return nullptr;
    }
    switch (number) {
        case op::WRITE_NULLABLE: return compile_nullable<Out>(compiler, operation.of(1));
        case op::WRITE_SCALAR: return compile_scalar<Out>(compiler, operation.of(1));
        case op::WRITE_LIST_OF: return compile_list_of<Out>(compiler, operation.of(1));
        case op::WRITE_MAP_OF: return compile_map_of<Out>(compiler, operation.of(1));
        case op::WRITE_ANY_ARRAY: return compile_any_array<Out>(compiler, operation.of(1));
        case op::WRITE_STD_CLASS_OF: return compile_std_class_of<Out>(compiler, operation.of(1));
        case op::WRITE_SHAPE_OF: return compile_shape_of<Out>(compiler, operation.of(3));
        case op::WRITE_OBJECT_OF: return compile_object_of<Out>(compiler, operation.of(3));
        case op::WRITE_POLYMORPHIC: return compile_polymorphic<Out>(compiler, operation.of(2));
        case op::WRITE_ENUM_CASE: return compile_enum_case<Out>(compiler, operation.of(2));
        case op::WRITE_DATE: return compile_date<Out>(compiler, operation.of(1));
        case op::WRITE_FORMATTED_DATE: return compile_formatted_date<Out>(compiler, operation.of(3));
        case op::WRITE_TIMESTAMP: return compile_timestamp<Out>(compiler, operation.of(1));
        case op::WRITE_UNION: return compile_union(compiler, operation.of(1));
        case op::WRITE_OPTIONAL_OF: return compile_optional_of(compiler, operation.of(1));
        case op::WRITE_EMPTY_ARRAY: return compile_empty_array<Out>(compiler, operation.of(1));
        case op::WRITE_DYNAMIC: return compile_dynamic<Out>(compiler, operation.of(0));
        case op::WRITE_PLAIN: return compile_plain<Out>(compiler, operation.of(0));
        case op::WRITE_LAZY_OF: return compile_lazy_of<Out>(compiler, operation.of(2));
        case op::WRITE_VALUE_OF: return compile_value_of(compiler, operation.of(5));
        case op::WRITE_BYTES: return compile_bytes<Out>(compiler, operation.of(0));
        case op::WRITE_MOMENT: return compile_moment<Out>(compiler, operation.of(1));
        case op::WRITE_RAW: return compile_raw<Out>(compiler, operation.of(0));
        case op::WRITE_THROUGH: return compile_through(compiler, operation.of(3));
        default: return nullptr;
    }
}

template <typename Out>
const Step *compile_inside(Compiler &compiler, ObjectPlan &plan, const Operation &operation);

template <typename Out>
const Step *compile_step(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation)
{
    switch (number) {
        case op::STEP_CALL: return compile_call(compiler, plan, operation.of(3));
        case op::STEP_CONSTANT:
            if constexpr (IS_XML<Out>) {
                return nullptr;
            } else {
                return compile_constant<Out>(compiler, operation.of(2));
            }
        case op::STEP_FIELD: return compile_field<Out>(compiler, plan, operation);
        case op::STEP_MARKUP: return IS_XML<Out> ? xml::compile_markup(compiler, operation.of(2)) : nullptr;
        case op::STEP_CONTENT: return IS_XML<Out> ? xml::compile_content(compiler, operation.of(0)) : nullptr;
        case op::STEP_SPLICE: return compile_splice<Out>(compiler, plan, operation.of(5));
        case op::STEP_WITHIN: return compile_within(compiler, operation.of(4), compile_inside<Out>(compiler, plan, operation.operation(4)));
        case op::STEP_WHEN: return compile_when(compiler, operation.of(3), compile_inside<Out>(compiler, plan, operation.operation(3)));
        default: return nullptr;
    }
}

// A row around a row, as the library makes them: the outer one asks for a condition.
template <typename Out>
const Step *compile_inside(Compiler &compiler, ObjectPlan &plan, const Operation &operation)
{
    const zend_long number = operation.number(0);
    const bool is_last = number == op::STEP_FIELD || number == op::STEP_SPLICE;
    const bool has_last = number == op::STEP_WITHIN && operation.of(4).operation(4).number(0) != op::STEP_WITHIN;

    return is_last || has_last ? compile_step<Out>(compiler, plan, number, operation) : nullptr;
}

void compile_object(Compiler &, ObjectPlan &, const Operation &row)
{
    row.of(1);
}

void compile_object_of_xml(Compiler &compiler, ObjectPlan &plan, const Operation &row)
{
    plan.traits = Z_TYPE_P(row.of(2).any(2)) == IS_NULL ? xml::facts_of_inlined(compiler) : xml::compile_facts(compiler, row.operation(2));
}

// False where nothing is left of the text, with an exception pending.
bool write_root(Run &run, const Program &program, zval *value, zend_object *host)
{
    run.tells_place = true;
    if (EXPECTED(write_node(run, program.root, value))) {
        return true;
    }
    run.out.discard();
    tell_place(run, host);

    return false;
}

template <bool HAS_EPOCH_DATES = false>
zend_string *run(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    Run run = begin_run(program, host, depth);
    run.has_epoch_dates = HAS_EPOCH_DATES;

    return EXPECTED(write_root(run, program, value, host)) ? run.out.close() : nullptr;
}

// Formats that must see a value before they write it are written of its MessagePack.
using Packed = binary::Emitter<binary::Packed>;

template <bool (*write_text)(text::Buffer &out, const char *packed), bool HAS_EPOCH_DATES = false>
zend_string *run_twice(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable * = nullptr)
{
    Run run = begin_run(program, host, depth);
    run.has_epoch_dates = HAS_EPOCH_DATES;
    if (UNEXPECTED(!write_root(run, program, value, host))) {
        return nullptr;
    }
    text::Buffer out;
    out.open(run.out.length() + run.out.length() / 4);
    const bool is_written = write_text(out, run.out.since(0));
    run.out.discard();
    if (UNEXPECTED(!is_written)) {
        out.discard();
        unsupported("a value that the format has no way to write");
        return nullptr;
    }

    return out.close();
}

// In one go, each part where it belongs, if the program says ahead what that is.
zend_string *run_toml(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *)
{
    constexpr zend_long SHORTEST = -1;
    if (program.direct == nullptr || UNEXPECTED(PG(serialize_precision) != SHORTEST)) {
        return run_twice<toml::write>(program, value, host, depth);
    }
    Run run = begin_run(program, host, depth);
    toml::Layout layout(run.out);
    run.toml = &layout;
    const bool is_written = write_node(run, program.direct, value);
    if (UNEXPECTED(!is_written || layout.has_failed)) {
        layout.discard(run.out);
        if (is_written) {
            unsupported("a value that the format has no way to write");
        }
        return nullptr;
    }
    layout.finish(run.out);

    return run.out.close();
}

zend_string *run_protobuf(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected)
{
    const protobuf::Use messages(KILN_G(protobuf), expected);
    if (UNEXPECTED(messages.root() == nullptr)) {
        unsupported("a message of which nothing is known");
        return nullptr;
    }
    Run run = begin_run(program, host, depth);
    protobuf::Writer writer = protobuf::begin(*messages.root());
    run.protobuf = &writer;
    if (UNEXPECTED(!write_root(run, program, value, host))) {
        return nullptr;
    }
    if (UNEXPECTED(writer.is_odd)) {
        run.out.discard();
        unsupported("a message that is not usual");
        return nullptr;
    }

    return run.out.close();
}

template <typename Out>
constexpr auto RUN = run<>;

template <>
constexpr auto RUN<protobuf::Emitter> = run_protobuf;

} // namespace

const Dialect XML = {"write", xml::FORMAT, compile_node<xml::Emitter>, compile_step<xml::Emitter>, compile_object_of_xml, xml::run_document};

const Dialect XML_ITEM = {"write", xml::FORMAT_OF_ITEMS, compile_node<xml::Emitter>, compile_step<xml::Emitter>, compile_object_of_xml, xml::run_item};

const Dialect TOML = {"write", toml::FORMAT, compile_node<Packed>, compile_step<Packed>, compile_object, run_toml};

using CborEmitter = binary::Emitter<binary::Cbor>;

template <size_t OPTION, zend_string *(*run_program)(Program &, zval *, zend_object *, zend_long, const HashTable *)>
constexpr Dialect CBOR_WITH = {"write", binary::CBOR_WITH_OPTIONS[OPTION], compile_node<CborEmitter>, compile_step<CborEmitter>, compile_object, run_program};

const Dialect CBOR[] = {
    CBOR_WITH<0, run<>>,
    CBOR_WITH<1, run<true>>,
    CBOR_WITH<2, run<true>>,
    CBOR_WITH<3, run_twice<binary::write_deterministic>>,
    CBOR_WITH<4, run_twice<binary::write_deterministic>>,
    CBOR_WITH<5, run_twice<binary::write_deterministic, true>>,
    CBOR_WITH<6, run_twice<binary::write_deterministic, true>>,
};

template <typename Out>
const Dialect Strict<Out>::DIALECT = {"write", Out::FORMAT, compile_node<Out>, compile_step<Out>, compile_object, RUN<Out>};

#define KILN_MAKE(Out) \
    template struct Strict<Out>;

KILN_FOR_EACH_EMITTER(KILN_MAKE)

#undef KILN_MAKE

} // namespace kiln::write
