#include "graph_writer.h"

#include "../envelope.h"
#include "../part.h"
#include "../weight.h"
#include "bytes.h"
#include "property_name.h"

namespace kiln::graph::encoding {

namespace {

// Behind the head of the envelope: which parts there are.
constexpr size_t COLUMNS_HEAD = ENVELOPE_HEAD + 1;

} // namespace

void GraphWriter::number()
{
    size_t next = 0;
    for (Shape *shape : collection_.shapes) {
        shape->first = next;
        next += shape->cells.rows();
    }
    collection_.arrays.number_sections(memory_);
}

void GraphWriter::column(Column &column, size_t count)
{
    weight_ += Weight::COLUMN + count * Weight::CELL;
    columns_.column(column, count);
}

void GraphWriter::cases()
{
    const size_t count = collection_.cases.count();
    if (count == 0) {
        return;
    }
    parts_ |= ENUMS;
    weight_ += count * Weight::ENUM_CASE;
    append_varint(bytes_, count);
    scratch_.cut(0);
    for (zend_object *enum_case : collection_.cases) {
        scratch_.push(memory_, reinterpret_cast<uintptr_t>(enum_case->ce->name));
        scratch_.push(memory_, reinterpret_cast<uintptr_t>(Z_STR_P(zend_enum_fetch_case_name(enum_case))));
    }
    columns_.strings(scratch_.begin(), scratch_.count());
}

// The names of class and properties into scratch_, and whose private ones they are. How
// many of them the class does not declare.
size_t GraphWriter::collect_names(const Shape &shape, Sequence<uint64_t> &positions, Sequence<uint64_t> &scopes)
{
    const ClassPlan &plan = *shape.plan;
    const size_t count = shape.names.count;
    scratch_.cut(0);
    uint64_t *names = scratch_.add(memory_, 1 + count);
    *names++ = reinterpret_cast<uintptr_t>(plan.ce->name);
    size_t slot = 0;
    size_t dynamic = 0;
    for (size_t i = 0; i < count; ++i) {
        zend_string *mangled = shape.names.first[i];
        while (slot < plan.names.count && plan.names.first[slot] != mangled) {
            ++slot;
        }
        const bool is_slot = slot < plan.names.count;
        const PropertyName name = EXPECTED(is_slot) ? plan.slots[slot] : property_name_of(memory_, plan, mangled);
        dynamic += is_slot || is_declared(plan.ce, name) ? 0 : 1;
        *names++ = reinterpret_cast<uintptr_t>(name.name);
        if (name.scope != nullptr) {
            positions.push(memory_, i);
            scopes.push(memory_, reinterpret_cast<uintptr_t>(name.scope));
        }
    }

    return dynamic;
}

void GraphWriter::shape(Shape &shape)
{
    const ClassPlan &plan = *shape.plan;
    Sequence<uint64_t> positions;
    Sequence<uint64_t> scopes;
    const bool is_first = strings_.is_empty() && shape.names.first == plan.names.first && plan.beginning != nullptr;
    const size_t dynamic = is_first ? 0 : collect_names(shape, positions, scopes);
    const size_t count = shape.cells.rows();
    const size_t listed = plan.restoring == BY_DATA ? 0 : shape.names.count;
    weight_ += Weight::SHAPE + (shape.names.count + scopes.count()) * Weight::PROPERTY
        + count * (Weight::OBJECT + Weight::of_properties(static_cast<uint64_t>(plan.ce->default_properties_count), listed, dynamic));
    append_varint(bytes_, shape.names.count << 3 | static_cast<unsigned>(plan.restoring) << 1 | (scopes.is_empty() ? 0 : 1));
    if (EXPECTED(is_first)) {
        columns_.strings(*plan.beginning);
    } else {
        columns_.strings(scratch_.begin(), scratch_.count());
    }
    if (!scopes.is_empty()) {
        append_varint(bytes_, scopes.count());
        columns_.integers(positions.begin(), positions.count());
        columns_.strings(scopes.begin(), scopes.count());
    }
    if (plan.restoring != BY_DATA) {
        append_little_endian(bytes_, plan.layout);
    }
    append_varint(bytes_, count);
}

void GraphWriter::shapes()
{
    if (collection_.shapes.is_empty()) {
        return;
    }
    parts_ |= SHAPES;
    append_varint(bytes_, collection_.shapes.count());
    for (Shape *shape : collection_.shapes) {
        this->shape(*shape);
    }
}

void GraphWriter::section(Section &section)
{
    const bool ends_level = section.next_written() == nullptr;
    const bool ends_all = ends_level && section.level + 1 == collection_.arrays.level_count();
    append_varint(
        bytes_,
        section.count << 4 | static_cast<unsigned>(section.form) << 2 | (ends_level ? 2 : 0) | (ends_all ? 1 : 0)
    );
    weight_ += Weight::SECTION + section.count * Weight::ARRAY;
    const size_t width = section.cells.width();
    if (section.form == RECORDS) {
        append_varint(bytes_, width);
        weight_ += Weight::COLUMN + width * Weight::CELL + section.count * Weight::of_keys(width);
        columns_.cells(section.keys, width);
    } else {
        scratch_.cut(0);
        size_t begin = 0;
        for (const size_t end : section.ends) {
            scratch_.push(memory_, end - begin);
            begin = end;
        }
        columns_.integers(scratch_.begin(), scratch_.count());
        weight_ += section.form == MAPS ? section.cells.rows() * Weight::KEY : 0;
    }
    for (size_t i = 0; i < width; ++i) {
        column(section.cells.column(i), section.cells.rows());
    }
}

void GraphWriter::arrays()
{
    if (collection_.arrays.is_empty()) {
        return;
    }
    parts_ |= ARRAYS;
    collection_.arrays.each_section([this](Section &section) { this->section(section); });
}

void GraphWriter::references()
{
    const size_t count = collection_.referenced.count();
    if (count == 0) {
        return;
    }
    parts_ |= REFERENCES;
    append_varint(bytes_, count);
    weight_ += count * Weight::REFERENCE + Weight::COLUMN + count * Weight::CELL;
    columns_.cells(collection_.referenced.begin(), count);
}

void GraphWriter::properties()
{
    for (Shape *shape : collection_.shapes) {
        for (size_t i = 0; i < shape->cells.width(); ++i) {
            column(shape->cells.column(i), shape->cells.rows());
        }
    }
}

// Where objects are restored in the order of their numbers, nothing need be said.
void GraphWriter::calls()
{
    bool are_ascending = true;
    for (uint64_t &call : collection_.calls) {
        call = collection_.number_of_object(call);
        are_ascending = are_ascending && (&call == collection_.calls.begin() || call > *(&call - 1));
    }
    if (!are_ascending) {
        parts_ |= CALLS;
        columns_.integers(collection_.calls.begin(), collection_.calls.count());
    }
}

zend_string *GraphWriter::write()
{
    // Enough for a few objects.
    alignas(zend_string) char room[1024];
    bytes_.open(room, sizeof(room));
    number();
    bytes_.wrote(bytes_.room(COLUMNS_HEAD) + COLUMNS_HEAD);
    cases();
    shapes();
    arrays();
    references();
    properties();
    calls();
    columns_.cell(&collection_.root);
    if (!strings_.is_empty()) {
        parts_ |= STRINGS;
        strings_.insert(memory_, bytes_, COLUMNS_HEAD);
    }
    weight_ += strings_.count() * Weight::STRING + columns_.part_count() * Weight::PART;
    const size_t length = bytes_.length() - COLUMNS_HEAD;
    const size_t necessary = Weight::length_for(weight_);
    if (necessary > length) {
        parts_ |= FILL;
        const size_t missing = necessary - length;
        memset(bytes_.room(missing), 0, missing);
        bytes_.wrote(bytes_.room(missing) + missing);
    }
    bytes_.replace(ENVELOPE_HEAD, static_cast<char>(parts_));
    close_envelope(COLUMNS, bytes_, 1);

    return bytes_.close();
}

} // namespace kiln::graph::encoding
