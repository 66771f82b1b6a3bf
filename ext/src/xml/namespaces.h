#ifndef KILN_XML_NAMESPACES_H
#define KILN_XML_NAMESPACES_H

#include "../document/tape.h"

namespace kiln::xml {

// Namespaces in XML 1.0, section 3.
inline constexpr char XML_NAMESPACE[] = "http://www.w3.org/XML/1998/namespace";

// XML Schema 1.0, part 1, section 2.6.
inline constexpr document::Text XSI_NAMESPACE = {"http://www.w3.org/2001/XMLSchema-instance", 41};
inline constexpr char XSI_DECLARATION[] = " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"";

} // namespace kiln::xml

#endif
