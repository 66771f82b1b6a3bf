// Members that are put as into a PHP array: one whose key is there already takes
// the place of that. Only when all are there is it known how they are written.
#ifndef KILN_DIALECT_JMS_WRITE_LOG_H
#define KILN_DIALECT_JMS_WRITE_LOG_H

#include "emitter.h"

namespace kiln::write::jms {

// What may become of members.
enum class Form : uint8_t {
    // A JSON array where the keys are 0, 1, 2, ..., else an object.
    BY_KEYS,
    // The same, but an object where there is no member.
    MEMBERS,
    OBJECT,
};

// Where the text of a value lies.
struct Entry {
    size_t start;
    size_t end;
    // What json_encode() would refuse in it.
    int error;
};

// Opened and closed by calls, because a bailout leaps over destructors.
class Log {
public:
    void open();
    void close();

    void put(zend_string *key, Entry entry);
    void put_at(zend_ulong number, Entry entry);
    // By a key of an array; null for the number.
    void put(zend_string *key, zend_ulong number, Entry entry);
    void put_all(const Log &inner);

    uint32_t count() const { return zend_hash_num_elements(members_); }

    // Number of entry by key, in the order of members.
    const HashTable *members() const { return members_; }
    const Entry &entry(const zval *number) const { return entries_[Z_LVAL_P(number)]; }

    // Writes the members in the place of all that was written since the start.
    void write(Run &run, size_t start, Form form) const;

private:
    zval *add(Entry entry, zval *number);

    HashTable *members_;
    Entry *entries_;
    uint32_t entry_count_;
    uint32_t room_;
};

// What is written from here on may be left out again, with all that is wrong
// with it.
class Attempt {
public:
    explicit Attempt(Run &run) : start_(Out::here(run)), error_(run.error) { run.error = PHP_JSON_ERROR_NONE; }

    void drop(Run &run) const
    {
        Out::back_to(run, start_);
        run.error = error_;
    }

    void keep(Run &run) const
    {
        const int error = run.error;
        run.error = error_;
        note_error(run, error);
    }

    // The value that began here and ends where the run is now.
    Entry take(Run &run) const
    {
        const Entry entry = {start_, run.out.length(), run.error};
        run.error = error_;

        return entry;
    }

private:
    size_t start_;
    int error_;
};

} // namespace kiln::write::jms

#endif
