// Whether all values of a column fit a declared property, found out before any
// object exists.
#ifndef KILN_GRAPH_PROPERTY_TYPE_H
#define KILN_GRAPH_PROPERTY_TYPE_H

#include "content.h"

namespace kiln::graph {

class PropertyTypes {
public:
    explicit PropertyTypes(Content &content) : content_(content) {}

    // Notes in the column where integers are to become floats.
    bool fit(const zend_property_info &property, const Column &column) const;

private:
    bool part_fits(const zend_property_info &property, const Column &column, Pure &part) const;
    bool objects_fit(const zend_property_info &property, const Column &column, const Pure &part) const;
    bool cases_fit(const zend_property_info &property, const Column &column, const Pure &part) const;

    Content &content_;
};

// The shape that an object has by its number. The hint is one that it may have, and
// where the next search begins.
Shape *shape_of(const Content &content, size_t object, Shape *hint);

} // namespace kiln::graph

#endif
