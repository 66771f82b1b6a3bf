#include "content_reader.h"

#include "column_reader.h"
#include "envelope.h"
#include "part.h"
#include "weight.h"

namespace kiln::graph {

namespace {

class ContentReader {
public:
    ContentReader(const Envelope &envelope, Content &content)
        : content_(content),
          arena_(*content.arena),
          parts_(*envelope.content),
          length_(static_cast<size_t>(envelope.end - envelope.content) - 1),
          cursor_(envelope.content + 1, envelope.end),
          weight_(length_),
          columns_(cursor_, arena_, weight_)
    {
    }

    bool read();

private:
    bool has(Part part) const { return (parts_ & part) != 0; }

    bool column(uint64_t count, Column &into)
    {
        return weight_.add_column(count) && columns_.column(count, into);
    }

    bool counted(uint64_t each, uint64_t &into) { return cursor_.unsigned_integer(into) && weight_.add(into, each); }

    bool cases();
    bool shapes();
    bool shape(Shape &shape);
    bool scopes(Shape &shape);
    bool arrays();
    bool section(Section &section);
    bool keys(uint64_t count, Section &section);
    bool lists_or_maps(Section &section);
    bool records(Section &section);
    bool references();
    bool properties();
    bool calls();

    Content &content_;
    Arena &arena_;
    const uint8_t parts_;
    const size_t length_;
    Cursor cursor_;
    Weight weight_;
    ColumnReader columns_;
};

bool ContentReader::cases()
{
    uint64_t count;
    uint32_t *names;
    if (!counted(Weight::ENUM_CASE, count) || !columns_.names(2 * count, names) || !columns_.set_limit(KIND_ENUM, count)) {
        return false;
    }
    content_.case_count = count;
    content_.cases = arena_.make_all<EnumCase>(count);
    for (size_t i = 0; i < count; ++i) {
        content_.cases[i].class_name = names[2 * i];
        content_.cases[i].name = names[2 * i + 1];
    }

    return true;
}

bool ContentReader::scopes(Shape &shape)
{
    uint64_t count;
    int64_t *positions;
    uint32_t *classes;
    if (!counted(Weight::PROPERTY, count) || !columns_.integers(count, positions) || !columns_.names(count, classes)) {
        return false;
    }
    for (size_t i = 0; i < count; ++i) {
        if (positions[i] < 0 || static_cast<uint64_t>(positions[i]) >= shape.property_count) {
            return false;
        }
        shape.properties[positions[i]].scope = classes[i];
        shape.properties[positions[i]].has_scope = true;
    }

    return true;
}

bool ContentReader::shape(Shape &shape)
{
    constexpr uint64_t SCOPED = 1;
    constexpr uint64_t RESTORING = 6;
    uint64_t head;
    uint32_t *names;
    if (!cursor_.unsigned_integer(head) || !weight_.add(head >> 3, Weight::PROPERTY) || !columns_.names((head >> 3) + 1, names)) {
        return false;
    }
    shape.restoring = static_cast<Restoring>((head & RESTORING) >> 1);
    if (shape.restoring > BY_DATA || (shape.restoring == BY_DATA && head >> 3 != 0)) {
        return false;
    }
    shape.class_name = names[0];
    shape.property_count = head >> 3;
    shape.properties = arena_.make_all<Property>(shape.property_count);
    for (size_t i = 0; i < shape.property_count; ++i) {
        shape.properties[i].name = names[i + 1];
    }
    uint64_t count;
    if (((head & SCOPED) != 0 && !scopes(shape)) || (shape.restoring != BY_DATA && !cursor_.fixed32(shape.layout))
        || !counted(Weight::OBJECT, count)) {
        return false;
    }
    shape.count = count;
    shape.first = content_.object_count;
    content_.object_count += count;
    content_.call_count += shape.restoring == BY_PROPERTIES ? 0 : count;

    return true;
}

bool ContentReader::shapes()
{
    uint64_t count;
    if (!counted(Weight::SHAPE, count)) {
        return false;
    }
    content_.shape_count = count;
    content_.shapes = arena_.make_all<Shape>(count);
    for (size_t i = 0; i < count; ++i) {
        if (!shape(content_.shapes[i])) {
            return false;
        }
    }

    return columns_.set_limit(KIND_OBJECT, content_.object_count);
}

bool ContentReader::keys(uint64_t count, Section &section)
{
    return column(count, section.keys) && has_only(section.keys, KIND_INT, KIND_STRING);
}

bool ContentReader::records(Section &section)
{
    uint64_t count;
    // Empty arrays stand in no section.
    if (!cursor_.unsigned_integer(count) || count == 0 || !keys(count, section)
        || !weight_.add(section.count, Weight::of_keys(count))) {
        return false;
    }
    section.columns = arena_.make_all<Column>(count);
    for (size_t i = 0; i < count; ++i) {
        if (!column(section.count, section.columns[i])) {
            return false;
        }
    }

    return true;
}

bool ContentReader::lists_or_maps(Section &section)
{
    if (!columns_.integers(section.count, section.lengths)) {
        return false;
    }
    // More cells than that no length covers.
    const uint64_t longest = 2 * length_ + (1 << 16);
    uint64_t cells = 0;
    for (size_t i = 0; i < section.count; ++i) {
        const int64_t length = section.lengths[i];
        // Empty arrays stand in no section.
        if (length < 1 || static_cast<uint64_t>(length) > longest) {
            return false;
        }
        cells += static_cast<uint64_t>(length);
    }
    section.columns = arena_.make<Column>();

    return (section.form != MAPS || (weight_.add(cells, Weight::KEY) && keys(cells, section))) && column(cells, *section.columns);
}

bool ContentReader::section(Section &section)
{
    return weight_.add(1, Weight::SECTION) && weight_.add(section.count, Weight::ARRAY) && section.form <= RECORDS
        && (section.form == RECORDS ? records(section) : lists_or_maps(section));
}

bool ContentReader::arrays()
{
    constexpr uint64_t LAST = 1;
    constexpr uint64_t LAST_OF_LEVEL = 2;
    Section **last = &content_.sections;
    size_t levels = 1;
    uint64_t head;
    do {
        if (!cursor_.unsigned_integer(head)) {
            return false;
        }
        auto *section = arena_.make<Section>();
        section->count = head >> 4;
        section->form = static_cast<ArrayForm>(head >> 2 & 3);
        section->first = content_.array_count;
        if (!this->section(*section)) {
            return false;
        }
        *last = section;
        last = &section->next;
        content_.array_count += section->count;
        if ((head & LAST_OF_LEVEL) != 0) {
            // What the arrays of the next level may hold: those of the levels before.
            columns_.set_limit(KIND_ARRAY, content_.array_count);
            ++levels;
        }
        if (levels > LEVELS + 1) {
            return false;
        }
    } while ((head & LAST) == 0);

    return columns_.set_limit(KIND_ARRAY, content_.array_count);
}

bool ContentReader::references()
{
    uint64_t count = 0;
    if ((has(REFERENCES) && !counted(Weight::REFERENCE, count)) || !columns_.set_limit(KIND_REFERENCE, count)) {
        return false;
    }

    return count == 0 || (column(count, content_.referenced) && !has_kind(content_.referenced, KIND_REFERENCE));
}

bool ContentReader::properties()
{
    for (size_t i = 0; i < content_.shape_count; ++i) {
        Shape &shape = content_.shapes[i];
        for (size_t k = 0; k < shape.property_count; ++k) {
            if (!column(shape.count, shape.properties[k].column)) {
                return false;
            }
        }
        if (shape.restoring == BY_DATA) {
            shape.data = arena_.make<Column>();
            if (!column(shape.count, *shape.data) || !has_only(*shape.data, KIND_ARRAY, KIND_EMPTY_ARRAY)) {
                return false;
            }
        }
    }

    return true;
}

// Each object with a method to call is named once, and no other.
bool ContentReader::calls()
{
    if (!columns_.integers(content_.call_count, content_.calls)) {
        return false;
    }
    auto *is_named = arena_.make_all<bool>(content_.object_count);
    for (size_t i = 0; i < content_.shape_count; ++i) {
        const Shape &shape = content_.shapes[i];
        memset(is_named + shape.first, shape.restoring == BY_PROPERTIES, shape.count);
    }
    for (size_t i = 0; i < content_.call_count; ++i) {
        const auto object = static_cast<uint64_t>(content_.calls[i]);
        if (object >= content_.object_count || is_named[object]) {
            return false;
        }
        is_named[object] = true;
    }

    return true;
}

bool ContentReader::read()
{
    constexpr uint8_t KNOWN = STRINGS | ENUMS | SHAPES | ARRAYS | REFERENCES | CALLS | FILL;
    if ((parts_ & ~KNOWN) != 0 || (has(STRINGS) && !content_.strings.read(cursor_, arena_, weight_))) {
        return false;
    }
    columns_.set_limit(KIND_STRING, content_.strings.count());

    const bool is_read = (!has(ENUMS) || cases()) && (!has(SHAPES) || shapes()) && (!has(ARRAYS) || arrays()) && references()
        && properties() && (!has(CALLS) || calls()) && columns_.column(1, content_.root) && content_.root.parts->kind != KIND_REFERENCE
        && has(FILL) == (cursor_.remaining() > 0);
    content_.weight_left = is_read ? weight_.left() : 0;

    return is_read;
}

} // namespace

bool read_content(const Envelope &envelope, Content &into)
{
    return ContentReader(envelope, into).read();
}

} // namespace kiln::graph
