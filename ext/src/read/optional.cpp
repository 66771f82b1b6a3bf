#include "optional.h"

#include "slot.h"

namespace kiln::read {

namespace {

struct OptionalClass {
    zend_class_entry *ce;
    const zend_property_info *is_present;
    const zend_property_info *value;
};

// A request may have another class of this name than the one before.
bool find_optional(OptionalClass &optional)
{
    zend_string *name = zend_string_init(OPTIONAL_CLASS, sizeof(OPTIONAL_CLASS) - 1, false);
    optional.ce = zend_lookup_class(name);
    zend_string_release(name);
    if (optional.ce == nullptr || optional.ce->type != ZEND_USER_CLASS || optional.ce->create_object != nullptr) {
        return unsupported("no Optional");
    }
    const HashTable *properties = &optional.ce->properties_info;
    optional.is_present
        = static_cast<zend_property_info *>(zend_hash_str_find_ptr(properties, ZEND_STRL("isPresent")));
    optional.value = static_cast<zend_property_info *>(zend_hash_str_find_ptr(properties, ZEND_STRL("value")));
    if (optional.is_present == nullptr || optional.value == nullptr
        || optional.ce->default_properties_count != 2) {
        return unsupported("an Optional of another kind");
    }

    return true;
}

// Returns where the value is to be put.
zval *make(const OptionalClass &optional, bool is_present, zval *into)
{
    zend_object *object = zend_objects_new(optional.ce);
    object_properties_init(object, optional.ce);
    zval *presence = OBJ_PROP(object, optional.is_present->offset);
    ZVAL_BOOL(presence, is_present);
    Z_PROP_FLAG_P(presence) = 0;
    ZVAL_OBJ(into, object);

    zval *value = OBJ_PROP(object, optional.value->offset);
    Z_PROP_FLAG_P(value) = 0;

    return value;
}

struct OptionalOf : Node {
    const Node *inner;
};

bool read_optional(Run &run, const Node &node, document::At at, zval *into)
{
    OptionalClass optional;
    zval value;
    if (!find_optional(optional) || !read_node(run, static_cast<const OptionalOf &>(node).inner, at, &value)) {
        return false;
    }
    ZVAL_COPY_VALUE(make(optional, true, into), &value);

    return true;
}

} // namespace

bool make_absent(zval *into)
{
    OptionalClass optional;
    if (!find_optional(optional)) {
        return false;
    }
    ZVAL_NULL(make(optional, false, into));

    return true;
}

const Node *compile_optional_of(Compiler &compiler, const Operands &operands)
{
    auto *node = compiler.make<OptionalOf>();
    node->read = read_optional;
    node->result = {MAY_BE_OBJECT, compiler.string(OPTIONAL_CLASS, sizeof(OPTIONAL_CLASS) - 1)};
    node->inner = compiler.node(operands, 1);

    return node;
}

} // namespace kiln::read
