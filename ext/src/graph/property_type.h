// Whether all values of a column fit a declared property, found out before any
// object exists.
#ifndef KILN_GRAPH_PROPERTY_TYPE_H
#define KILN_GRAPH_PROPERTY_TYPE_H

#include "content.h"

namespace kiln::graph {

// The kinds of which the property takes every value as it is, a bit for each.
uint32_t kinds_taken_by(const zend_property_info &property);

// Whether objects or cases of the class fit the declared type.
bool takes_class(const zend_property_info &property, const zend_class_entry *ce);

class PropertyTypes {
public:
    explicit PropertyTypes(Content &content) : content_(content), referents_(nullptr) {}

    // Notes in the column where integers are to become floats.
    bool fit(const Property &property)
    {
        for (uint8_t i = 0; i < property.column.part_count; ++i) {
            Pure &part = property.column.parts[i];
            if (UNEXPECTED(!property.takes(part.kind)) && !part_fits(property, part)) {
                return false;
            }
        }

        return true;
    }

private:
    // What a PHP reference refers to.
    struct Referent {
        Kind kind;
        // Of an object or an enum case.
        const zend_class_entry *ce;
    };

    bool part_fits(const Property &property, Pure &part);
    bool references_fit(const Property &property, const Pure &part);
    void find_referents();
    bool objects_fit(const zend_property_info &property, const Column &column, const Pure &part) const;
    bool cases_fit(const zend_property_info &property, const Column &column, const Pure &part) const;

    Content &content_;
    // By number; null until a property with a type has references.
    Referent *referents_;
};

// The shape that an object has by its number. The hint is one that it may have, and
// where the next search begins.
Shape *shape_of(const Content &content, size_t object, Shape *hint);

} // namespace kiln::graph

#endif
