// The class Kiln\Native\ItemText: items of a stream, written into one text.
#ifndef KILN_WRITE_ITEM_TEXT_H
#define KILN_WRITE_ITEM_TEXT_H

#include "../zend_compat.h"

namespace kiln::write {

void start_item_texts(zend_class_entry *registered);

} // namespace kiln::write

#endif
