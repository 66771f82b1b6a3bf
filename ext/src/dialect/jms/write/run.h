// One run of a program that writes as jms/serializer does.
#ifndef KILN_DIALECT_JMS_WRITE_RUN_H
#define KILN_DIALECT_JMS_WRITE_RUN_H

#include "../../../write/run.h"

extern "C" {
#include "ext/json/php_json.h"
}

namespace kiln::write::jms {

class Log;

// What became of a value.
enum class Outcome : uint8_t {
    WRITTEN,
    // An array or object without members.
    EMPTY,
    // Nothing: the value is left out where it stands. The text is as it was.
    SKIPPED,
};

// An object that is being written, as far as it must be kept in mind.
struct Frame {
    Frame *outer;
    zend_object *object;
    // What it is written as; null for one without a plan.
    zend_string *class_name;
    // The last one below which user code may be called; null for none.
    zend_string *property;
};

struct Run : write::Run {
    int flags;
    // Of the value that was written last. Scalars do not touch it, so whoever
    // wants to know says WRITTEN beforehand.
    Outcome outcome;
    // Takes the members of the value that is written next, if it has any.
    Log *wanted;
    // Of the object at hand, where its members are collected.
    Log *log;
    Frame *innermost;
    // $open and $depth of the host, and the value that it gives for nothing; null
    // as long as something stands in for it.
    zval *open;
    zval *host_depth;
    zend_object *skipped;
    HashTable *open_before;
    zend_long depth_before;
    // Whether $open says where the run is.
    bool has_told;
    // JSON arrays and objects around.
    zend_long depth;
    zend_long most_depth;
    // What json_encode() refuses in what is written so far: JSON_ERROR_*, and
    // STOP.
    int error;
};

inline Run &jms(write::Run &run)
{
    return static_cast<Run &>(run);
}

// Finds the properties of the host, unless something stands in for it; without them
// the run is declined.
bool begin_way(Run &run);

// Leaves $open as it was, unless user code that has thrown may look where it was.
void end_way(Run &run, bool is_written);

// Lets the host know which objects are being written, and has it made before.
// Returns false with an exception pending.
bool tell_way(Run &run);

bool is_open(const Run &run, const zend_object *object);

inline void push(Run &run, Frame &frame)
{
    run.innermost = &frame;
    run.has_told = false;
}

inline void pop(Run &run)
{
    run.innermost = run.innermost->outer;
    run.has_told = false;
}

inline void note_property(Run &run, zend_string *property)
{
    if (run.innermost->property != property) {
        run.innermost->property = property;
        run.has_told = false;
    }
}

// Calls a public method of the host. On success the result, never a reference,
// belongs to the caller.
bool ask(Run &run, const char *method, uint32_t count, zval *arguments, zval *result);

// The same by a method and arguments of the program.
bool ask_about(Run &run, zend_string *method, zval *value, HashTable *arguments, zval *result);

// A failed call of user code other than by ask(): user code up there may look
// where it was.
ZEND_COLD bool failed(Run &run);

inline bool is_skipped(const Run &run, const zval *result)
{
    return Z_TYPE_P(result) == IS_OBJECT && Z_OBJ_P(result) == run.skipped;
}

inline bool skip(Run &run)
{
    run.outcome = Outcome::SKIPPED;
    return true;
}

// Added to an error at which json_encode() stops. After others, a number that is
// not finite or a key that is not UTF-8, it goes on and may find another; php-src,
// ext/json/json_encoder.c.
constexpr int STOP = 64;

inline void note_error(Run &run, int error)
{
    if (error != PHP_JSON_ERROR_NONE && run.error < STOP) {
        run.error = error;
    }
}

// Around each JSON array or object; one that is inline is none.
inline bool enter(Run &run, bool is_inline)
{
    run.depth += is_inline ? 0 : 1;
    return write::enter(run);
}

inline void leave(Run &run, bool is_inline)
{
    if (UNEXPECTED(run.depth > run.most_depth && !is_inline)) {
        note_error(run, PHP_JSON_ERROR_DEPTH + STOP);
    }
    run.depth -= is_inline ? 0 : 1;
    write::leave(run);
}

} // namespace kiln::write::jms

#endif
