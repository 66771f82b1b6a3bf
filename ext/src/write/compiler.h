// From the array that a program is in PHP to nodes and steps.
#ifndef KILN_WRITE_COMPILER_H
#define KILN_WRITE_COMPILER_H

#include "../program/arena.h"
#include "../program/operands.h"
#include "node.h"
#include "fixed_text.h"

#include <initializer_list>

namespace kiln::write {

class Compiler;
struct Program;

// One operation with its operands.
class Operation : public Operands {
public:
    Operation(Compiler &compiler, const HashTable *row);

    // Without the operation itself.
    const Operation &of(uint32_t operands) const;

    // Null in place of a string.
    zend_string *string_or_null(uint32_t position) const;
    const Node *node(uint32_t position) const;
    ObjectPlan *object(uint32_t position) const;
    Operation operation(uint32_t position) const { return {compiler_, array(position)}; }

private:
    Compiler &compiler_;
};

// What a program may consist of.
struct Dialect {
    // By which the program names it.
    const char *kind;
    // That of its emitter.
    const char *format;
    // Both give null for an operation that is not known.
    const Node *(*node)(Compiler &compiler, zend_long number, const Operation &operation);
    const Step *(*step)(Compiler &compiler, ObjectPlan &plan, zend_long number, const Operation &operation);
    // Takes what the row of an object has besides its class and steps.
    void (*object)(Compiler &compiler, ObjectPlan &plan, const Operation &row);
    // The text, or null with an exception pending. What is expected where is null for formats that need no table.
    zend_string *(*run)(Program &program, zval *value, zend_object *host, zend_long depth, const HashTable *expected);
};

class Compiler {
public:
    Compiler(Arena &arena, const Dialect &dialect, text::Escapes escapes, bool keeps_zero_fraction)
        : arena_(arena),
          dialect_(dialect),
          escapes_(escapes),
          keeps_zero_fraction_(keeps_zero_fraction)
    {
    }

    // Objects refer to each other, and nodes to objects, so all of them are
    // there, and have their names, before any has steps.
    bool compile_objects(const HashTable *objects);

    const Node *compile_node(zval *node);

    ObjectPlan *object(zend_long index);

    template <typename T>
    T *make()
    {
        return arena_.make<T>();
    }

    template <typename T>
    T *make_all(size_t count)
    {
        return arena_.make_all<T>(count);
    }

    // Part of a text that is the same in all programs, or in this one.
    struct Part {
        Part(const char *literal) : bytes(literal), length(strlen(literal)) {}
        Part(const zend_string *string) : bytes(ZSTR_VAL(string)), length(ZSTR_LEN(string)) {}

        const char *bytes;
        size_t length;
    };

    // Of the parts, whatever the emitter.
    FixedText text(std::initializer_list<Part> parts);

    // A key of members, as the emitter writes it.
    template <typename Out>
    FixedText key(const zend_string *key);
    template <typename Out>
    FixedText key(zend_long number);

    // The same with its value.
    template <typename Out>
    FixedText member(const zend_string *key, zval *scalar);

    // Both add to the members that the steps of a plan use.
    const MemberName *add_access(ObjectPlan &plan, const Operation &access);
    const MemberName *add_method(ObjectPlan &plan, zend_string *scope, zend_string *name);

    // In lower case, as functions are found by.
    zend_string *function_name(zend_string *name);

    // Set to false when anything in the program is not known.
    bool &is_known() { return is_known_; }

private:
    void reject() { is_known_ = false; }
    void compile_object(ObjectPlan &plan, const HashTable *object);
    MemberName *add_member(ObjectPlan &plan, zend_string *scope, zend_string *name);
    Run begin_text() const;
    FixedText end_text(Run &run);

    Arena &arena_;
    const Dialect &dialect_;
    text::Escapes escapes_;
    bool keeps_zero_fraction_;
    ObjectPlan *objects_ = nullptr;
    uint32_t object_count_ = 0;
    uint32_t nesting_ = 0;
    bool is_known_ = true;
};

} // namespace kiln::write

#endif
