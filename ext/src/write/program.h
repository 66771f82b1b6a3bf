// A compiled program, and what it has come to know.
#ifndef KILN_WRITE_COMPILED_PROGRAM_H
#define KILN_WRITE_COMPILED_PROGRAM_H

#include "../program/kept.h"
#include "compiler.h"

namespace kiln::write {

// Besides flags of json_encode(). As in Kiln\Engine\Native\NativeView.
constexpr zend_long DATES_BY_CLASS = 1 << 30;
// And enums and stdClass likewise, where the host has a program for the class.
constexpr zend_long HAS_RULES = 1 << 29;

struct Program {
    // Null until the program is compiled.
    const Node *root;
    // Of TOML: the same, to be written in one go. Null where values must be seen before they are
    // written, which is what the root is for.
    const Node *direct;
    const Dialect *dialect;
    // Of json_encode().
    zend_long flags;
    text::Escapes escapes;
    bool keeps_zero_fraction;
    // Whether dates of no type are written by the program of their class, and not by RFC 3339.
    bool dates_by_class;
    // Whether the application may have said something else of dates, enums and stdClass.
    bool has_rules;
    // Holds the names that the nodes point to.
    zval source;
    // What the host has answered, by place and then by class: WriteProgram, or null.
    HashTable *others;
    // Which programs the process knows to belong to classes, by name, so that the host is not asked; null where nobody says.
    const HashTable *known;
    // What it has answered last about the value of no type, since many values are mostly of one class.
    const zend_class_entry *last_class;
    Program *last_other;
    // How long the last texts were, the last one first.
    size_t lengths[2];
    Arena arena;
    // Null where the program is not kept; else that has the nodes and the names.
    KeptProgram *kept;
};

// Returns false with an exception pending.
bool compile_program(Program &program, zval *source, const zend_string *format, zend_long flags);

// The same for a program that is kept under a name, if it can be. The name says the format.
bool compile_and_keep(Program &program, zval *source, const zend_string *format, zend_long flags, const zend_string *name);

// False where none is kept under this name, of these flags, that nobody uses.
bool take_program(Program &program, const zend_string *name, zend_long flags);

void free_program(Program &program);

// The other programs that it holds.
void add_others(const Program &program, zend_get_gc_buffer *buffer);

// A run that has written nothing yet. Its text is open.
Run begin_run(Program &program, zend_object *host, zend_long depth);

// Adds the value to a text that is open; false with an exception pending, and then with a part
// of the value behind the text. For programs of which a text may hold several values.
bool add_to(text::Buffer &text, Program &program, zval *value, zend_object *host, zend_long depth, bool is_one_line);

// The text, or null with an exception pending. The array is the table of the format; null where it has none.
zend_string *run_program(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected);

} // namespace kiln::write

#endif
