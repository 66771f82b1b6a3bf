#include "fragment.h"

namespace kiln::write::jms {

namespace {

zend_class_entry *fragment_class;
zend_object_handlers handlers;

struct Fragment {
    zend_string *text;
    // What json_encode() would refuse in it.
    int error;
    zend_object object;
};

Fragment *of(const zend_object *object)
{
    return reinterpret_cast<Fragment *>(
        reinterpret_cast<char *>(const_cast<zend_object *>(object)) - offsetof(Fragment, object)
    );
}

zend_object *create(zend_class_entry *ce)
{
    auto *fragment = static_cast<Fragment *>(zend_object_alloc(sizeof(Fragment), ce));
    fragment->text = ZSTR_EMPTY_ALLOC();
    fragment->error = PHP_JSON_ERROR_NONE;
    zend_object_std_init(&fragment->object, ce);
    object_properties_init(&fragment->object, ce);
    fragment->object.handlers = &handlers;

    return &fragment->object;
}

void destroy(zend_object *object)
{
    zend_string_release(of(object)->text);
    zend_object_std_dtor(object);
}

void make(zval *fragment, const Run &run, const Entry &entry)
{
    ZVAL_OBJ(fragment, create(fragment_class));
    of(Z_OBJ_P(fragment))->text = zend_string_init(run.out.since(entry.start), entry.end - entry.start, false);
    of(Z_OBJ_P(fragment))->error = entry.error;
}

} // namespace

void start_fragments(zend_class_entry *ce)
{
    fragment_class = ce;
    ce->create_object = create;
    handlers = std_object_handlers;
    handlers.offset = offsetof(Fragment, object);
    handlers.free_obj = destroy;
    handlers.clone_obj = nullptr;
}

bool is_fragment(const zval *value)
{
    return Z_TYPE_P(value) == IS_OBJECT && Z_OBJCE_P(value) == fragment_class;
}

void append_fragment(Run &run, const zend_object *fragment)
{
    run.out.append(of(fragment)->text);
    note_error(run, of(fragment)->error);
}

HashTable *fragments(const Run &run, const Log &log)
{
    HashTable *members = zend_new_array(log.count());
    zend_ulong number;
    zend_string *key;
    zval *entry;
    ZEND_HASH_FOREACH_KEY_VAL(const_cast<HashTable *>(log.members()), number, key, entry) {
        zval fragment;
        make(&fragment, run, log.entry(entry));
        if (key == nullptr) {
            zend_hash_index_add_new(members, number, &fragment);
        } else {
            zend_hash_add_new(members, key, &fragment);
        }
    } ZEND_HASH_FOREACH_END();

    return members;
}

} // namespace kiln::write::jms
