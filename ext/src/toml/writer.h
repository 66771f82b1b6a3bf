// TOML, as Kiln\Format\Toml\Writer writes it.
#ifndef KILN_TOML_WRITER_H
#define KILN_TOML_WRITER_H

#include "../text/buffer.h"

namespace kiln::toml {

// Of the MessagePack of the same value. False where TOML has no way to write it.
bool write(text::Buffer &out, const char *message_pack);

} // namespace kiln::toml

#endif
