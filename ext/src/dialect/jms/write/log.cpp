#include "log.h"

#include "../../../write/array.h"

namespace kiln::write::jms {

void Log::open()
{
    members_ = zend_new_array(8);
    entries_ = nullptr;
    entry_count_ = 0;
    room_ = 0;
}

void Log::close()
{
    zend_array_destroy(members_);
    if (entries_ != nullptr) {
        efree(entries_);
    }
}

zval *Log::add(Entry entry, zval *number)
{
    if (entry_count_ == room_) {
        room_ = room_ == 0 ? 8 : room_ * 2;
        entries_ = static_cast<Entry *>(safe_erealloc(entries_, room_, sizeof(Entry), 0));
    }
    ZVAL_LONG(number, entry_count_);
    entries_[entry_count_++] = entry;

    return number;
}

void Log::put(zend_string *key, Entry entry)
{
    zval number;
    zend_symtable_update(members_, key, add(entry, &number));
}

void Log::put_at(zend_ulong key, Entry entry)
{
    zval number;
    zend_hash_index_update(members_, key, add(entry, &number));
}

void Log::put(zend_string *key, zend_ulong number, Entry entry)
{
    if (key == nullptr) {
        put_at(number, entry);
    } else {
        put(key, entry);
    }
}

void Log::put_all(const Log &inner)
{
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(inner.members_, number, key, value) {
        put(key, number, inner.entry(value));
    } ZEND_HASH_FOREACH_END();
}

void Log::write(Run &run, size_t start, Form form) const
{
    const bool is_object = form == Form::OBJECT || (form == Form::MEMBERS && count() == 0) || !zend_array_is_list(members_);
    text::Buffer parts;
    parts.open(run.out.length() - start);
    // The text so far is read from one buffer and put together in another.
    text::Buffer written = run.out;
    run.out = parts;
    const auto level = Out::open(run);
    zend_ulong number;
    zend_string *key;
    zval *value;
    ZEND_HASH_FOREACH_KEY_VAL(members_, number, key, value) {
        const Entry &member = entry(value);
        // json_encode() takes such a key of an ArrayObject for that of a private property.
        if (form == Form::OBJECT && key != nullptr && is_hidden(key)) {
            continue;
        }
        Out::entry(run, is_object, key, number);
        note_error(run, member.error);
        run.out.append(written.since(member.start), member.end - member.start);
    } ZEND_HASH_FOREACH_END();
    Out::close(run, level, is_object);
    parts = run.out;
    run.out = written;
    run.out.rewind(start);
    run.out.append(parts.since(0), parts.length());
    parts.discard();
    run.outcome = count() == 0 ? Outcome::EMPTY : Outcome::WRITTEN;
}

} // namespace kiln::write::jms
