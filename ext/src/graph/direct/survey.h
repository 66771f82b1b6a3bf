// Whether a value is small and simple enough for the direct form.
#ifndef KILN_GRAPH_DIRECT_SURVEY_H
#define KILN_GRAPH_DIRECT_SURVEY_H

#include "../encode/class_plan.h"

namespace kiln::graph::direct {

class Survey {
public:
    explicit Survey(State &state) : state_(state) {}

    bool includes(zval *value, uint32_t depth = 0);

private:
    bool includes_array(HashTable *array, uint32_t depth);
    bool includes_object(zend_object *object, uint32_t depth);
    // In an array or an object.
    bool includes_within(zval *value, const HashTable *in, uint32_t depth);

    // Cells. With more, columns are written and read as fast, and take fewer bytes.
    static constexpr size_t MOST = 2048;

    State &state_;
    size_t left_ = MOST;
};

} // namespace kiln::graph::direct

#endif
