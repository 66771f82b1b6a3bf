// XML, as jms/serializer writes it where nothing is out of the ordinary: no namespaces, no
// user code. What is, is declined as a whole, and generated code does it.
#ifndef KILN_DIALECT_JMS_XML_DIALECT_H
#define KILN_DIALECT_JMS_XML_DIALECT_H

#include "../../../write/program.h"

namespace kiln::write::jms::xml {

extern const Dialect XML;

} // namespace kiln::write::jms::xml

#endif
