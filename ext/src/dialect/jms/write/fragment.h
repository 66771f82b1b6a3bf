// The class Kiln\Native\Fragment: JSON that is put where the object stands. PHP
// is shown members in this form, and may add others or leave some out.
#ifndef KILN_DIALECT_JMS_WRITE_FRAGMENT_H
#define KILN_DIALECT_JMS_WRITE_FRAGMENT_H

#include "log.h"

namespace kiln::write::jms {

void start_fragments(zend_class_entry *fragment_class);

bool is_fragment(const zval *value);

void append_fragment(Run &run, const zend_object *fragment);

// The members by their keys, each a fragment of the text.
HashTable *fragments(const Run &run, const Log &log);

} // namespace kiln::write::jms

#endif
