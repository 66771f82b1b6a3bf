// All arrays of a value, equal ones only once.
#ifndef KILN_GRAPH_ENCODE_ARRAY_TABLE_H
#define KILN_GRAPH_ENCODE_ARRAY_TABLE_H

#include "../array_form.h"
#include "index.h"
#include "table.h"

namespace kiln::graph::encoding {

// Arrays that are laid out together.
struct Section {
    ArrayForm form;
    // 0 for arrays without arrays inside.
    uint32_t level;
    size_t count;
    // The number of the first array, known in the end.
    size_t first;
    // Of lists one column, the elements of all; of maps the keys and the values; of
    // records one for each key.
    Table cells;
    // Of lists and maps: where in the columns each array ends.
    Sequence<size_t> ends;
    // Of records: how many keys, and these as cells, the same for all arrays.
    size_t width;
    zval *keys;
    // Of records: the values of the first array, as long as there is no other and so no
    // table.
    zval *alone;
    // Those of the same level, in the order in which they were met.
    Section *next;
    // Not once its arrays stand elsewhere.
    bool is_written;

    const Section *next_written() const
    {
        const Section *section = next;
        while (section != nullptr && !section->is_written) {
            section = section->next;
        }

        return section;
    }
};

// The elements of an array as cells; what its keys are, the array itself knows.
struct Elements {
    const HashTable *keys;
    Cells values;
    // Of all values, if they have the same one; else NO_KIND.
    Kind kind;
};

class ArrayTable {
public:
    // The number of the array that equals this one, or of a new one. It has at least one
    // element, and arrays up to the level below within.
    uint32_t share(Memory &memory, const Elements &elements, uint32_t level);

    // One that no other may stand for: PHP would drop references when it copies it for
    // the first change; and one with an object that holds the same array is taken for
    // endless by serialize(), which then writes null (php-src, ext/standard/var.c).
    uint32_t add(Memory &memory, const Elements &elements, uint32_t level);

    bool is_shared(uint64_t array) const { return arrays_[array].is_shared; }

    // 0 for one without arrays inside.
    uint32_t level_of(uint64_t array) const { return arrays_[array].section->level; }

    // Numbers the arrays, those inside before those outside, in the order of sections.
    void number_sections(Memory &memory);

    // Once that is done.
    uint64_t number_of(uint64_t array) const { return arrays_[array].section->first + arrays_[array].index; }

    bool is_empty() const { return arrays_.is_empty(); }

    size_t level_count() const { return levels_.count(); }

    // In the order of their numbers.
    template <typename Take>
    void each_section(Take take)
    {
        for (const Level &level : levels_) {
            for (Section *section = level.first; section != nullptr; section = section->next) {
                if (section->is_written) {
                    take(*section);
                }
            }
        }
    }

private:
    struct ArrayPlace {
        Section *section;
        uint32_t index;
        bool is_shared;
    };

    struct Level {
        Section *first;
        Section *last;
        Section *maps;
        // The one of the last array that had its keys.
        Section *records;
        // By the kind of the first element.
        Section *lists[KIND_MIXED];
    };

    Section &section_for(Memory &memory, const Elements &elements, uint32_t level);
    Section &section_of_records(Memory &memory, const Elements &elements, uint32_t level);
    Section &make_section(Memory &memory, ArrayForm form, uint32_t level);
    void append_record(Memory &memory, Section &section, const Cells &values);
    uint32_t append(Memory &memory, Section &section, const Elements &elements);
    bool equals(const ArrayPlace &array, const Section &section, const Elements &elements) const;
    void turn_into_map(Memory &memory, Section &record, Section &maps);

    Sequence<ArrayPlace> arrays_;
    Sequence<Level> levels_;
    Sequence<Section *> records_;
    // By content.
    Index index_;
    // By keys.
    Index index_of_records_;
};

} // namespace kiln::graph::encoding

#endif
