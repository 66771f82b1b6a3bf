// A row of a program's array: an operation with its operands, or whatever else
// is a list there.
#ifndef KILN_PROGRAM_OPERANDS_H
#define KILN_PROGRAM_OPERANDS_H

#include "../zend_compat.h"

namespace kiln {

// One that is missing, or of another type, makes the program unknown, and a
// harmless value takes its place.
class Operands {
public:
    Operands(const HashTable *row, bool &is_known) : row_(row), is_known_(is_known) {}

    zval *any(uint32_t position) const;
    zend_long number(uint32_t position) const;
    bool flag(uint32_t position) const;
    zend_string *string(uint32_t position) const;
    HashTable *array(uint32_t position) const;
    Operands row(uint32_t position) const { return {array(position), is_known_}; }

    uint32_t count() const { return zend_hash_num_elements(row_); }
    // That there are so many, and no more.
    void expect(uint32_t count) const
    {
        if (this->count() != count) {
            reject();
        }
    }
    void reject() const { is_known_ = false; }

private:
    const HashTable *row_;
    bool &is_known_;
};

// The array of a program as the program keeps it: without PHP references, through which
// others could change what nodes point to. It belongs to the caller. Null where it nests
// without end.
HashTable *keep_source(HashTable *source);

} // namespace kiln

#endif
