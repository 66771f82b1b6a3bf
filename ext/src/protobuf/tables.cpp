#include "tables.h"

namespace kiln::protobuf {

namespace {

void let_go(Table &table)
{
    // One that memory ran out for is not whole.
    if (table.messages != nullptr) {
        table.messages->~Messages();
        efree(table.messages);
    }
    if (table.rows != nullptr && (GC_FLAGS(table.rows) & GC_IMMUTABLE) == 0) {
        zend_array_release(table.rows);
    }
    table = {};
}

// Null where all are in use.
Table *make_room(Tables &tables)
{
    if (EXPECTED(tables.count < Tables::COUNT)) {
        return &tables.of[tables.count++];
    }
    for (uint32_t i = 0; i < Tables::COUNT; ++i) {
        Table &table = tables.of[tables.oldest];
        tables.oldest = (tables.oldest + 1) % Tables::COUNT;
        if (table.users == 0) {
            let_go(table);
            return &table;
        }
    }

    return nullptr;
}

Table *find(Tables &tables, HashTable *rows)
{
    for (uint32_t i = 0; i < tables.count; ++i) {
        if (EXPECTED(tables.of[i].rows == rows)) {
            return &tables.of[i];
        }
    }
    Table *table = make_room(tables);
    if (table == nullptr) {
        return nullptr;
    }
    if ((GC_FLAGS(rows) & GC_IMMUTABLE) == 0) {
        GC_ADDREF(rows);
    }
    table->rows = rows;
    table->messages = new (emalloc(sizeof(Messages))) Messages(rows, tables.last_id);

    return table;
}

} // namespace

Use::Use(Tables &tables, const HashTable *expected)
{
    const zval *root = expected == nullptr ? nullptr : zend_hash_index_find(expected, 0);
    const zval *rows = expected == nullptr ? nullptr : zend_hash_index_find(expected, 1);
    if (root == nullptr || Z_TYPE_P(root) != IS_LONG || rows == nullptr || Z_TYPE_P(rows) != IS_ARRAY) {
        return;
    }
    table_ = find(tables, Z_ARR_P(rows));
    if (EXPECTED(table_ != nullptr)) {
        ++table_->users;
        root_ = table_->messages->message(Z_LVAL_P(root));
    }
}

void end_request(Tables &tables)
{
    for (uint32_t i = 0; i < tables.count; ++i) {
        let_go(tables.of[i]);
    }
    tables.count = 0;
    tables.oldest = 0;
}

} // namespace kiln::protobuf
