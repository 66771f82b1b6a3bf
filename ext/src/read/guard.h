// Conditions on what stands in a document.
#ifndef KILN_READ_GUARD_H
#define KILN_READ_GUARD_H

#include "compiler.h"
#include "enum_cases.h"

namespace kiln::read {

struct Guard {
    // Of op::Guard.
    zend_long kind;
    // Of scalars.
    uint32_t kinds;
    // Of keys, or of values of one key.
    HashTable *list;
    zend_string *field;
    EnumCases *cases;
    Arena *arena;
};

enum class Answer { YES, NO, FAILED };

// Whether it is one of the values, each a string or an integer.
bool is_one_of(const document::Tape &tape, document::At at, HashTable *values);

void compile_guard(Compiler &compiler, Guard &guard, const Operands &operands);

// FAILED with an exception pending.
Answer holds(Run &run, const Guard &guard, document::At at);

} // namespace kiln::read

#endif
