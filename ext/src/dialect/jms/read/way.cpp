#include "way.h"

#include "../../../host.h"

namespace kiln::read::jms {

namespace {

constexpr uint32_t FIRST_CAPACITY = 16;

constexpr char MAKER[] = "readhost";

zval *property_of(zend_object *host, const char *name, size_t length, uint8_t type)
{
    auto *info = static_cast<zend_property_info *>(
        zend_hash_str_find_ptr(&host->ce->properties_info, name, length)
    );
    if (info == nullptr || (info->flags & ZEND_ACC_STATIC) != 0) {
        return nullptr;
    }
    zval *property = OBJ_PROP(host, info->offset);
    // Left behind by functions like array_pop().
    ZVAL_DEREF(property);

    return Z_TYPE_P(property) == type ? property : nullptr;
}

void append_step(HashTable *open, const Step &step)
{
    zval entry;
    zval member;
    array_init_size(&entry, 3);
    zend_hash_real_init_packed(Z_ARRVAL(entry));
    ZVAL_STR_COPY(&member, step.class_name);
    zend_hash_next_index_insert_new(Z_ARRVAL(entry), &member);
    ZVAL_OBJ_COPY(&member, step.object);
    zend_hash_next_index_insert_new(Z_ARRVAL(entry), &member);
    if (step.property == nullptr) {
        ZVAL_NULL(&member);
    } else {
        ZVAL_STR_COPY(&member, step.property);
    }
    zend_hash_next_index_insert_new(Z_ARRVAL(entry), &member);
    zend_hash_next_index_insert_new(open, &entry);
}

} // namespace

void enter(Way &way, zend_string *class_name, zend_object *object)
{
    if (way.count == way.capacity) {
        way.capacity = way.capacity == 0 ? FIRST_CAPACITY : way.capacity * 2;
        way.steps = static_cast<Step *>(safe_erealloc(way.steps, way.capacity, sizeof(Step), 0));
    }
    way.steps[way.count++] = {class_name, object, nullptr};
}

bool find_host(Run &run)
{
    if (UNEXPECTED(!make_host(run.host, MAKER))) {
        return false;
    }
    const zend_long levels = run.way.levels;
    run.way.levels = 0;

    return levels == 0 || add_levels(run, levels);
}

bool tell(Run &run)
{
    if (stands_in(run.host, MAKER)) {
        return true;
    }
    Way &way = run.way;
    zval *open = property_of(run.host, ZEND_STRL("open"), IS_ARRAY);
    if (open == nullptr) {
        return unsupported("a host without a way");
    }
    if (way.told == way.count && zend_hash_num_elements(Z_ARRVAL_P(open)) == way.count) {
        return true;
    }
    // A list of its own, because user code may have kept the last one.
    zval list;
    array_init_size(&list, way.count);
    zend_hash_real_init_packed(Z_ARRVAL(list));
    for (uint32_t i = 0; i < way.count; ++i) {
        zval *known = i < way.told ? zend_hash_index_find(Z_ARRVAL_P(open), i) : nullptr;
        if (known != nullptr) {
            Z_TRY_ADDREF_P(known);
            zend_hash_next_index_insert_new(Z_ARRVAL(list), known);
        } else {
            append_step(Z_ARRVAL(list), way.steps[i]);
        }
    }
    zval before;
    ZVAL_COPY_VALUE(&before, open);
    ZVAL_COPY_VALUE(open, &list);
    way.told = way.count;
    zval_ptr_dtor(&before);

    return true;
}

bool add_levels(Run &run, zend_long number)
{
    if (stands_in(run.host, MAKER)) {
        run.way.levels += number;
        return true;
    }
    zval *levels = property_of(run.host, ZEND_STRL("levels"), IS_LONG);
    if (levels == nullptr) {
        return unsupported("a host without levels");
    }
    Z_LVAL_P(levels) += number;

    return true;
}

} // namespace kiln::read::jms
