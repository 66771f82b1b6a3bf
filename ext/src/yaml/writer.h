// YAML, as Kiln\Format\Yaml\Writer writes it where nobody has set any option.
#ifndef KILN_YAML_WRITER_H
#define KILN_YAML_WRITER_H

#include "../text/buffer.h"

namespace kiln::yaml {

// Of the MessagePack of the same value. False where it cannot be written.
bool write(text::Buffer &out, const char *message_pack);

} // namespace kiln::yaml

#endif
