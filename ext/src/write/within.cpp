#include "within.h"

#include "member.h"
#include "other_class.h"

namespace kiln::write {

namespace {

struct Around : Step {
    zend_string *method;
    HashTable *arguments;
    const Step *inside;
};

struct Within : Around {
    bool dates_by_class;
};

// Another host answers below. What it has said is kept by its number, so it must live
// as long as the one that gives it.
bool write_within(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &within = static_cast<const Within &>(step);
    zval host;
    if (UNEXPECTED(!ask_host(run, within.method, nullptr, within.arguments, &host))) {
        return false;
    }
    if (UNEXPECTED(Z_TYPE(host) != IS_OBJECT || Z_REFCOUNT(host) < 2)) {
        unsupported("a host that does not keep the one for another place");
        release(run, &host);
        return false;
    }
    zend_object *around = run.host;
    zend_string *place = run.place;
    const bool dates_by_class = run.dates_by_class;
    run.host = Z_OBJ(host);
    run.place = zend_long_to_str(static_cast<zend_long>(Z_OBJ_HANDLE(host)));
    run.dates_by_class = within.dates_by_class;
    const bool is_written = within.inside->write(run, *within.inside, object, members);
    zend_string_release(run.place);
    run.dates_by_class = dates_by_class;
    run.place = place;
    run.host = around;

    return release(run, &host) && is_written;
}

bool write_when(Run &run, const Step &step, HeldObject object, const Member *members)
{
    const auto &when = static_cast<const Around &>(step);
    zval value;
    zval result;
    ZVAL_OBJ(&value, object);
    if (UNEXPECTED(!ask_host(run, when.method, &value, when.arguments, &result))) {
        return false;
    }
    const bool is_wanted = Z_TYPE(result) == IS_TRUE;
    if (UNEXPECTED(!release(run, &result))) {
        return false;
    }

    return !is_wanted || when.inside->write(run, *when.inside, object, members);
}

template <typename T>
T *compile(Compiler &compiler, const Operation &operation, const Step *inside)
{
    auto *step = compiler.make<T>();
    step->method = compiler.function_name(operation.string(1));
    step->arguments = operation.array(2);
    step->inside = inside;
    step->key = inside->key;

    return step;
}

} // namespace

const Step *compile_within(Compiler &compiler, const Operation &operation, const Step *inside)
{
    if (inside == nullptr) {
        return nullptr;
    }
    auto *step = compile<Within>(compiler, operation, inside);
    step->write = write_within;
    step->dates_by_class = operation.flag(3);

    return step;
}

const Step *compile_when(Compiler &compiler, const Operation &operation, const Step *inside)
{
    if (inside == nullptr) {
        return nullptr;
    }
    auto *step = compile<Around>(compiler, operation, inside);
    step->write = write_when;

    return step;
}

} // namespace kiln::write
