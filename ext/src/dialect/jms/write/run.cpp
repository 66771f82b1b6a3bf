#include "run.h"

#include "../../../host.h"
#include "../../../write/hold.h"

namespace kiln::write::jms {

namespace {

constexpr char MAKER[] = "writehost";

zval *find_property(zend_object *host, const char *name, size_t length, zend_uchar type)
{
    const auto *property = static_cast<zend_property_info *>(
        zend_hash_str_find_ptr(&host->ce->properties_info, name, length)
    );
    if (property == nullptr || (property->flags & ZEND_ACC_PUBLIC) == 0 || (property->flags & ZEND_ACC_STATIC) != 0
        || compat::is_hooked(property) || compat::is_lazy(host)) {
        return nullptr;
    }
    zval *slot = OBJ_PROP(host, property->offset);
    ZVAL_DEREF(slot);

    return Z_TYPE_P(slot) == type ? slot : nullptr;
}

void set_open(Run &run, HashTable *open)
{
    zval before;
    ZVAL_COPY_VALUE(&before, run.open);
    ZVAL_ARR(run.open, open);
    if ((GC_FLAGS(open) & GC_IMMUTABLE) != 0) {
        Z_TYPE_INFO_P(run.open) = IS_ARRAY;
    }
    zval_ptr_dtor(&before);
}

void add_name(HashTable *step, zend_string *name)
{
    zval member;
    if (name == nullptr) {
        ZVAL_NULL(&member);
    } else {
        ZVAL_STR_COPY(&member, name);
    }
    zend_hash_next_index_insert_new(step, &member);
}

void add_frame(HashTable *open, const Frame *frame)
{
    if (frame == nullptr) {
        return;
    }
    add_frame(open, frame->outer);

    zval step;
    zval member;
    array_init_size(&step, 3);
    ZVAL_OBJ_COPY(&member, frame->object);
    zend_hash_next_index_insert_new(Z_ARR(step), &member);
    add_name(Z_ARR(step), frame->class_name);
    add_name(Z_ARR(step), frame->property);
    zend_hash_index_update(open, frame->object->handle, &step);
}

bool find_host(Run &run)
{
    run.open = find_property(run.host, ZEND_STRL("open"), IS_ARRAY);
    run.host_depth = find_property(run.host, ZEND_STRL("depth"), IS_LONG);
    const zval *skipped = find_property(run.host, ZEND_STRL("skipped"), IS_OBJECT);
    if (run.open == nullptr || run.host_depth == nullptr || skipped == nullptr) {
        return unsupported("a host without $open, $depth and $skipped");
    }
    run.skipped = Z_OBJ_P(skipped);
    run.open_before = Z_ARR_P(run.open);
    GC_TRY_ADDREF(run.open_before);
    run.depth_before = Z_LVAL_P(run.host_depth);

    return true;
}

} // namespace

bool begin_way(Run &run)
{
    run.open = nullptr;
    run.host_depth = nullptr;
    run.skipped = nullptr;
    run.open_before = const_cast<HashTable *>(&zend_empty_array);
    run.depth_before = 0;
    if (!stands_in(run.host, MAKER) && UNEXPECTED(!find_host(run))) {
        return false;
    }
    run.depth = run.depth_before;
    run.has_told = true;

    return true;
}

void end_way(Run &run, bool is_written)
{
    if (run.open == nullptr) {
        return;
    }
    ZVAL_LONG(run.host_depth, run.depth_before);
    if (is_written && Z_ARR_P(run.open) != run.open_before) {
        set_open(run, run.open_before);
    } else {
        zend_array_release(run.open_before);
    }
}

bool tell_way(Run &run)
{
    // One that is new has no object open, and no levels.
    if (run.open == nullptr && UNEXPECTED(!make_host(run.host, MAKER) || !find_host(run))) {
        run.open = nullptr;
        return false;
    }
    ZVAL_LONG(run.host_depth, run.depth);
    if (run.has_told) {
        return true;
    }
    HashTable *open = zend_array_dup(run.open_before);
    add_frame(open, run.innermost);
    set_open(run, open);
    run.has_told = true;

    return true;
}

bool is_open(const Run &run, const zend_object *object)
{
    for (const Frame *frame = run.innermost; frame != nullptr; frame = frame->outer) {
        if (frame->object == object) {
            return true;
        }
    }

    return zend_hash_index_exists(run.open_before, object->handle);
}

bool ask(Run &run, const char *method, uint32_t count, zval *arguments, zval *result)
{
    ZVAL_UNDEF(result);
    if (UNEXPECTED(!tell_way(run))) {
        return false;
    }
    auto *function = static_cast<zend_function *>(
        zend_hash_str_find_ptr(&run.host->ce->function_table, method, strlen(method))
    );
    if (UNEXPECTED(function == nullptr || (function->common.fn_flags & ZEND_ACC_PUBLIC) == 0
            || (function->common.fn_flags & (ZEND_ACC_STATIC | ZEND_ACC_ABSTRACT)) != 0)) {
        return unsupported("a host without a method");
    }
    ++run.calls;
    zend_call_known_function(function, run.host, run.host->ce, result, count, arguments, nullptr);

    return has_returned(result);
}

bool ask_about(Run &run, zend_string *method, zval *value, HashTable *arguments, zval *result)
{
    ZVAL_UNDEF(result);
    if (UNEXPECTED(!tell_way(run))) {
        return false;
    }
    ++run.calls;

    return call_host(run.host, method, value, arguments, result);
}

bool failed(Run &run)
{
    // Nobody has a host that was not made.
    if (run.open != nullptr && EG(exception) != nullptr && EG(exception)->ce != declined_class) {
        tell_way(run);
    }

    return false;
}

} // namespace kiln::write::jms
