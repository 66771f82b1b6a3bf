// The bytes with which values begin in the direct form (docs/graph-format.md, "Direct").
#ifndef KILN_GRAPH_DIRECT_TAGS_H
#define KILN_GRAPH_DIRECT_TAGS_H

#include <cstdint>

namespace kiln::graph::direct {

enum Tag : uint8_t {
    // Integers from 0 to 63.
    SMALL_INTEGER = 0x00,
    // Strings of 0 to 31 bytes, and the numbers 0 to 31 of strings that came before.
    SHORT_STRING = 0x40,
    LOW_STRING = 0x60,
    // Of 1 to 16 elements.
    SHORT_LIST = 0x80,
    SHORT_MAP = 0x90,
    // Of the entries 0 to 31.
    LOW_ENTRY = 0xA0,
    NOTHING = 0xC0,
    NO = 0xC1,
    YES = 0xC2,
    EMPTY_ARRAY = 0xC3,
    // 64 and more.
    BYTE = 0xC4,
    // -1 and less.
    NEGATIVE_BYTE = 0xC5,
    WORD = 0xC6,
    NEGATIVE_WORD = 0xC7,
    LONG_WORD = 0xC8,
    NEGATIVE_LONG_WORD = 0xC9,
    ANY_INTEGER = 0xCA,
    FLOAT = 0xCB,
    STRING_8 = 0xCC,
    STRING_16 = 0xCD,
    STRING_32 = 0xCE,
    NUMBER_8 = 0xCF,
    NUMBER_16 = 0xD0,
    NUMBER_32 = 0xD1,
    LIST = 0xD2,
    MAP = 0xD3,
    ENTRY = 0xD4,
    // An object that came before.
    KNOWN_OBJECT = 0xD5,
};

constexpr int64_t SMALL_INTEGERS = 64;
constexpr uint32_t SHORT_STRINGS = 32;
constexpr uint32_t LOW_STRINGS = 32;
constexpr uint32_t SHORT_ARRAYS = 16;
constexpr uint32_t LOW_ENTRIES = 32;

// What an entry is.
enum EntryTag : uint8_t {
    // A class: each object has a value for each declared property.
    BY_ALL_PROPERTIES,
    // A class: each object has an array for __unserialize().
    BY_ARRAY,
    // The case of an enum.
    BY_CASE,
    // stdClass: names and values.
    BY_NAMES,
};

// Strings shorter than that have no number: a number takes as much.
constexpr size_t LEAST_NUMBERED = 2;

// Arrays and objects in each other.
constexpr uint32_t DEEPEST = 128;

// What is known of an entry, besides those of its objects.
constexpr uint64_t ENTRY_WEIGHT = 1000;

} // namespace kiln::graph::direct

#endif
