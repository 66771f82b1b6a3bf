// TOML, as Kiln\Format\Toml\Writer writes it.
#ifndef KILN_TOML_WRITER_H
#define KILN_TOML_WRITER_H

#include "../binary/walker.h"
#include "../text/buffer.h"

namespace kiln::toml {

// Of the MessagePack of the same value. False where TOML has no way to write it.
bool write(text::Buffer &out, const char *message_pack);

// The same of a value that is a part of a document. One on one line.
bool write_inline(text::Buffer &out, const char *message_pack);

// What stands in a table, of which the header is written, and the name is known with a dot behind it. Gives how many
// members there are.
bool write_table(text::Buffer &out, const text::Buffer &prefix, const char *message_pack, uint32_t &count);

// What a value is.
binary::ValueKind kind_of(const char *message_pack);

} // namespace kiln::toml

#endif
