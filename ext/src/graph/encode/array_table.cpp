#include "array_table.h"

namespace kiln::graph::encoding {

namespace {

// An array with more keys is a dictionary, and its keys are data.
constexpr size_t MOST_FIELDS = 256;

// Columns of a map.
constexpr size_t KEYS = 0;
constexpr size_t VALUES = 1;

bool is_list(const HashTable *array)
{
    if (HT_IS_PACKED(array)) {
        return HT_IS_WITHOUT_HOLES(array);
    }
    zend_ulong expected = 0;
    zend_ulong index;
    zend_string *name;
    ZEND_HASH_MAP_FOREACH_KEY(const_cast<HashTable *>(array), index, name) {
        if (name != nullptr || index != expected++) {
            return false;
        }
    } ZEND_HASH_FOREACH_END();

    return true;
}

// Gives the keys as cells, in their order.
template <typename Take>
void each_key(const HashTable *array, Take take)
{
    zend_ulong index;
    zend_string *name;
    ZEND_HASH_FOREACH_KEY(const_cast<HashTable *>(array), index, name) {
        zval key;
        if (name == nullptr) {
            ZVAL_LONG(&key, static_cast<zend_long>(index));
        } else {
            key.value.str = name;
            Z_TYPE_INFO(key) = IS_STRING;
        }
        take(&key);
    } ZEND_HASH_FOREACH_END();
}

bool has_keys(const HashTable *array, const zval *keys)
{
    zend_ulong index;
    zend_string *name;
    ZEND_HASH_FOREACH_KEY(const_cast<HashTable *>(array), index, name) {
        if (name == nullptr ? Z_TYPE_P(keys) != IS_LONG || Z_LVAL_P(keys) != static_cast<zend_long>(index)
                            : Z_TYPE_P(keys) != IS_STRING || !zend_string_equals(Z_STR_P(keys), name)) {
            return false;
        }
        ++keys;
    } ZEND_HASH_FOREACH_END();

    return true;
}

uint64_t hash_of(uint64_t hash, const zval *cell)
{
    const Kind kind = kind_of(cell);
    if (kind <= KIND_EMPTY_ARRAY) {
        return mixed(hash, kind);
    }

    return mixed(hash + kind, kind == KIND_STRING ? zend_string_hash_val(Z_STR_P(cell)) : content_of(cell));
}

void put_row(Memory &memory, Table &into, const Cells &values)
{
    constexpr size_t FIRST = 4;
    if (into.capacity() == 0) {
        into.reserve(memory, FIRST);
    }
    const size_t row = into.add_rows(memory, 1);
    for (size_t i = 0; i < values.count; ++i) {
        into.put(memory, i, row, kind_of(values[i]), content_of(values[i]));
    }
}

// What tells them apart is the content alone. Four sums side by side, so that one need
// not wait for another.
uint64_t hash_of_numbers(uint64_t hash, const Cells &values)
{
    uint64_t sums[4] = {hash, ~hash, hash << 1, ~hash << 1};
    size_t i = 0;
    for (; i + 4 <= values.count; i += 4) {
        for (size_t lane = 0; lane < 4; ++lane) {
            sums[lane] = mixed(sums[lane], content_of(values[i + lane]));
        }
    }
    for (; i < values.count; ++i) {
        sums[0] = mixed(sums[0], content_of(values[i]));
    }

    return mixed(mixed(mixed(sums[0], sums[1]), sums[2]), sums[3]);
}

uint64_t hash_of(uint64_t hash, const Elements &elements)
{
    const Cells &values = elements.values;
    if (elements.kind == KIND_INT || elements.kind == KIND_FLOAT) {
        return hash_of_numbers(hash + elements.kind, values);
    }
    for (size_t i = 0; i < values.count; ++i) {
        hash = hash_of(hash, values[i]);
    }

    return hash;
}

size_t begin_of(const Section &section, size_t index)
{
    return index == 0 ? 0 : section.ends[index - 1];
}

} // namespace

Section &ArrayTable::make_section(Memory &memory, ArrayForm form, uint32_t level)
{
    auto *section = memory.some<Section>(1);
    clear(section, sizeof(Section));
    section->form = form;
    section->level = level;
    if (form != RECORDS) {
        section->cells.open(memory, form == MAPS ? 2 : 1);
    }
    section->is_written = true;
    Level &of = levels_[level];
    (of.last == nullptr ? of.first : of.last->next) = section;
    of.last = section;

    return *section;
}

Section &ArrayTable::section_of_records(Memory &memory, const Elements &elements, uint32_t level)
{
    Section *last = levels_[level].records;
    const size_t width = elements.values.count;
    if (last != nullptr && last->width == width && has_keys(elements.keys, last->keys)) {
        return *last;
    }
    uint64_t hash = mixed(level, width);
    each_key(elements.keys, [&](const zval *key) { hash = hash_of(hash, key); });
    uint32_t *place = index_of_records_.place(memory, static_cast<uint32_t>(hash), [&](uint32_t number) {
        const Section *section = records_[number];

        return section->level == level && section->width == width && has_keys(elements.keys, section->keys);
    });
    if (*place == Index::NONE) {
        Section &section = make_section(memory, RECORDS, level);
        section.width = width;
        section.keys = memory.some<zval>(width);
        zval *at = section.keys;
        each_key(elements.keys, [&](const zval *key) { ZVAL_COPY_VALUE(at++, key); });
        index_of_records_.occupy(place, static_cast<uint32_t>(records_.count()));
        records_.push(memory, &section);
    }
    levels_[level].records = records_[*place];

    return *records_[*place];
}

Section &ArrayTable::section_for(Memory &memory, const Elements &elements, uint32_t level)
{
    while (UNEXPECTED(levels_.count() <= level)) {
        clear(levels_.add(memory), sizeof(Level));
    }
    if (is_list(elements.keys)) {
        const Kind kind = kind_of(elements.values[0]);
        if (levels_[level].lists[kind] == nullptr) {
            levels_[level].lists[kind] = &make_section(memory, LISTS, level);
        }

        return *levels_[level].lists[kind];
    }
    if (elements.values.count <= MOST_FIELDS) {
        return section_of_records(memory, elements, level);
    }
    if (levels_[level].maps == nullptr) {
        levels_[level].maps = &make_section(memory, MAPS, level);
    }

    return *levels_[level].maps;
}

void ArrayTable::append_record(Memory &memory, Section &section, const Cells &values)
{
    if (section.count == 0) {
        section.alone = memory.some<zval>(values.count);
        for (size_t i = 0; i < values.count; ++i) {
            section.alone[i] = *values[i];
        }
        return;
    }
    Table &into = section.cells;
    if (section.count == 1) {
        into.open(memory, section.width);
        const Cells first = {section.alone, sizeof(zval), section.width};
        section.alone = nullptr;
        put_row(memory, into, first);
    }
    put_row(memory, into, values);
}

uint32_t ArrayTable::append(Memory &memory, Section &section, const Elements &elements)
{
    const Cells &values = elements.values;
    Table &into = section.cells;
    if (section.form == RECORDS) {
        append_record(memory, section, values);
    } else {
        size_t row = into.add_rows(memory, values.count);
        if (section.form == MAPS) {
            size_t row_of_key = row;
            each_key(elements.keys, [&](const zval *key) {
                into.put(memory, KEYS, row_of_key++, kind_of(key), content_of(key));
            });
        }
        const size_t column = section.form == MAPS ? VALUES : 0;
        if (elements.kind != NO_KIND) {
            into.put_all(memory, column, row, elements.kind, values);
        } else {
            for (size_t i = 0; i < values.count; ++i) {
                into.put(memory, column, row++, kind_of(values[i]), content_of(values[i]));
            }
        }
        section.ends.push(memory, into.rows());
    }
    arrays_.push(memory, {&section, static_cast<uint32_t>(section.count++), false});

    return static_cast<uint32_t>(arrays_.count() - 1);
}

uint32_t ArrayTable::add(Memory &memory, const Elements &elements, uint32_t level)
{
    return append(memory, section_for(memory, elements, level), elements);
}

bool ArrayTable::equals(const ArrayPlace &array, const Section &section, const Elements &elements) const
{
    const Cells &values = elements.values;
    if (array.section != &section) {
        return false;
    }
    if (section.alone != nullptr) {
        for (size_t i = 0; i < values.count; ++i) {
            const Kind kind = kind_of(values[i]);
            if (kind_of(&section.alone[i]) != kind || !is_same(kind, content_of(&section.alone[i]), content_of(values[i]))) {
                return false;
            }
        }

        return true;
    }
    if (section.form == RECORDS) {
        for (size_t i = 0; i < values.count; ++i) {
            const Column &column = section.cells.column(i);
            const Kind kind = kind_of(values[i]);
            if (kind_at(column, array.index) != kind || !is_same(kind, column.contents[array.index], content_of(values[i]))) {
                return false;
            }
        }

        return true;
    }
    const size_t begin = begin_of(section, array.index);
    if (section.ends[array.index] - begin != values.count) {
        return false;
    }
    const Column &column = section.cells.column(section.form == MAPS ? VALUES : 0);
    for (size_t i = 0; i < values.count; ++i) {
        const Kind kind = kind_of(values[i]);
        if (kind_at(column, begin + i) != kind || !is_same(kind, column.contents[begin + i], content_of(values[i]))) {
            return false;
        }
    }
    bool have_same_keys = true;
    if (section.form == MAPS) {
        const Column &keys = section.cells.column(KEYS);
        size_t row = begin;
        each_key(elements.keys, [&](const zval *key) {
            const Kind kind = kind_of(key);
            have_same_keys = have_same_keys && kind_at(keys, row) == kind && is_same(kind, keys.contents[row], content_of(key));
            ++row;
        });
    }

    return have_same_keys;
}

uint32_t ArrayTable::share(Memory &memory, const Elements &elements, uint32_t level)
{
    Section &section = section_for(memory, elements, level);
    uint64_t hash = mixed(reinterpret_cast<uintptr_t>(&section), elements.values.count);
    hash = hash_of(hash, elements);
    if (section.form == MAPS) {
        each_key(elements.keys, [&](const zval *key) { hash = hash_of(hash, key); });
    }
    uint32_t *place = index_.place(memory, static_cast<uint32_t>(hash), [&](uint32_t array) {
        return equals(arrays_[array], section, elements);
    });
    if (*place == Index::NONE) {
        const uint32_t array = append(memory, section, elements);
        arrays_[array].is_shared = true;
        index_.occupy(place, array);
    }

    return *place;
}

// One array alone is not worth a table of its own.
void ArrayTable::turn_into_map(Memory &memory, Section &record, Section &maps)
{
    size_t row = maps.cells.add_rows(memory, record.width);
    for (size_t i = 0; i < record.width; ++i, ++row) {
        maps.cells.put(memory, KEYS, row, kind_of(&record.keys[i]), content_of(&record.keys[i]));
        maps.cells.put(memory, VALUES, row, kind_of(&record.alone[i]), content_of(&record.alone[i]));
    }
    maps.ends.push(memory, maps.cells.rows());
    ++maps.count;
    record.is_written = false;
}

void ArrayTable::number_sections(Memory &memory)
{
    for (ArrayPlace &array : arrays_) {
        Section &section = *array.section;
        if (section.alone == nullptr) {
            continue;
        }
        Section *&maps = levels_[section.level].maps;
        if (maps == nullptr) {
            maps = &make_section(memory, MAPS, section.level);
        }
        turn_into_map(memory, section, *maps);
        array = {maps, static_cast<uint32_t>(maps->count - 1), array.is_shared};
    }
    size_t next = 0;
    for (const Level &level : levels_) {
        for (Section *section = level.first; section != nullptr; section = section->next) {
            section->first = next;
            next += section->is_written ? section->count : 0;
        }
    }
}

} // namespace kiln::graph::encoding
