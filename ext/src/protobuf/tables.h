// The tables of messages that calls of a request have asked for.
#ifndef KILN_PROTOBUF_TABLES_H
#define KILN_PROTOBUF_TABLES_H

#include "messages.h"

namespace kiln::protobuf {

// Nothing is read of an array twice that is the same one.
struct Table {
    HashTable *rows;
    Messages *messages;
    // Calls that are under way.
    uint32_t users;
};

struct Tables {
    static constexpr uint32_t COUNT = 64;

    Table of[COUNT];
    uint32_t count;
    // The one that makes room next.
    uint32_t oldest;
    // Of a message.
    uint64_t last_id;
};

// A message of a table, while it is in use.
class Use {
public:
    // Of a list of the root and the rows; null for none.
    Use(Tables &tables, const HashTable *expected);
    ~Use()
    {
        if (table_ != nullptr) {
            --table_->users;
        }
    }

    Use(const Use &) = delete;
    Use &operator=(const Use &) = delete;

    // That of the document; null where PHP is to do the call.
    const Message *root() const { return root_; }

    const Messages &messages() const { return *table_->messages; }

private:
    Table *table_ = nullptr;
    const Message *root_ = nullptr;
};

void end_request(Tables &tables);

} // namespace kiln::protobuf

#endif
