#include "item_text.h"

#include "../json/emitter.h"
#include "program.h"
#include "strict.h"
#include "write_program.h"

namespace kiln::write {

namespace {

enum class Holds : uint8_t {
    NOTHING,
    TEXT,
    // What a program adds to: the memory may be another one when it is done.
    TEXT_IN_USE,
};

struct ItemText {
    text::Buffer text;
    zend_string *separator;
    zend_string *end;
    // How long the last part was.
    size_t last;
    Holds holds;
    bool has_items;
    zend_object std;
};

zend_object_handlers item_text_handlers;

ItemText &item_text_of(zend_object *object)
{
    return *reinterpret_cast<ItemText *>(reinterpret_cast<char *>(object) - offsetof(ItemText, std));
}

zend_object *create_item_text(zend_class_entry *ce)
{
    auto *items = static_cast<ItemText *>(zend_object_alloc(sizeof(ItemText), ce));
    zend_object_std_init(&items->std, ce);
    object_properties_init(&items->std, ce);
    items->std.handlers = &item_text_handlers;

    return &items->std;
}

// After a bailout of PHP too, which takes the memory of a text in use back by itself.
void free_item_text(zend_object *object)
{
    ItemText &items = item_text_of(object);
    if (items.holds == Holds::TEXT) {
        items.text.discard();
    }
    if (items.separator != nullptr) {
        zend_string_release(items.separator);
        zend_string_release(items.end);
    }
    zend_object_std_dtor(object);
}

// Parts are about as long as the one before, and the last item may go beyond that. What one
// huge item takes must not be taken for all that follow.
void open(ItemText &items)
{
    constexpr size_t MOST = 128 * 1024;
    if (items.holds == Holds::NOTHING) {
        items.text.open(MIN(items.last + items.last / 16, MOST));
        items.holds = Holds::TEXT;
    }
}

bool is_ready(const ItemText &items)
{
    if (EXPECTED(items.separator != nullptr && items.holds != Holds::TEXT_IN_USE)) {
        return true;
    }
    zend_throw_error(nullptr, items.separator == nullptr ? "The text was not constructed" : "An item is being written");

    return false;
}

void separate(ItemText &items)
{
    if (EXPECTED(items.has_items)) {
        items.text.append(items.separator);
    }
}

zend_long finish(ItemText &items)
{
    items.text.append(items.end);
    items.has_items = true;

    return static_cast<zend_long>(items.text.length());
}

// Code of others that the program runs may come back here, but not for a second item.
bool write(ItemText &items, Program &program, zval *item, zend_object *host, zend_long depth)
{
    open(items);
    const size_t length = items.text.length();
    separate(items);
    items.holds = Holds::TEXT_IN_USE;
    // A destructor may throw after the last step.
    const bool is_one_line = zend_string_equals_literal(items.end, "\n");
    const bool is_written = add_to(items.text, program, item, host, depth, is_one_line) && EXPECTED(EG(exception) == nullptr);
    items.holds = Holds::TEXT;
    if (UNEXPECTED(!is_written)) {
        items.text.rewind(length);
    }

    return is_written;
}

} // namespace

void start_item_texts(zend_class_entry *registered)
{
    registered->create_object = create_item_text;
    item_text_handlers = std_object_handlers;
    item_text_handlers.offset = offsetof(ItemText, std);
    item_text_handlers.free_obj = free_item_text;
    item_text_handlers.clone_obj = nullptr;
}

} // namespace kiln::write

PHP_METHOD(Kiln_Native_ItemText, __construct)
{
    zend_string *separator;
    zend_string *end;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_STR(separator)
        Z_PARAM_STR(end)
    ZEND_PARSE_PARAMETERS_END();

    kiln::write::ItemText &items = kiln::write::item_text_of(Z_OBJ_P(ZEND_THIS));
    if (items.separator != nullptr) {
        zend_throw_error(nullptr, "A text is constructed only once");
        RETURN_THROWS();
    }
    items.separator = zend_string_copy(separator);
    items.end = zend_string_copy(end);
}

PHP_METHOD(Kiln_Native_ItemText, write)
{
    zval *program_object;
    zval *item;
    zend_object *host;
    zend_long depth;

    ZEND_PARSE_PARAMETERS_START(4, 4)
        Z_PARAM_ZVAL(program_object)
        Z_PARAM_ZVAL(item)
        Z_PARAM_OBJ(host)
        Z_PARAM_LONG(depth)
    ZEND_PARSE_PARAMETERS_END();

    kiln::write::ItemText &items = kiln::write::item_text_of(Z_OBJ_P(ZEND_THIS));
    kiln::write::Program *program = kiln::write::program_in(program_object);
    if (UNEXPECTED(program == nullptr || program->dialect != &kiln::write::Strict<kiln::json::Emitter>::DIALECT || program->root == nullptr)) {
        zend_argument_type_error(1, "must be a program of Kiln's own dialect that writes JSON");
        RETURN_THROWS();
    }
    if (UNEXPECTED(!kiln::write::is_ready(items) || !kiln::write::write(items, *program, item, host, depth))) {
        RETURN_THROWS();
    }
    RETURN_LONG(kiln::write::finish(items));
}

PHP_METHOD(Kiln_Native_ItemText, add)
{
    zend_string *item;

    ZEND_PARSE_PARAMETERS_START(1, 1)
        Z_PARAM_STR(item)
    ZEND_PARSE_PARAMETERS_END();

    kiln::write::ItemText &items = kiln::write::item_text_of(Z_OBJ_P(ZEND_THIS));
    if (UNEXPECTED(!kiln::write::is_ready(items))) {
        RETURN_THROWS();
    }
    kiln::write::open(items);
    kiln::write::separate(items);
    items.text.append(item);
    RETURN_LONG(kiln::write::finish(items));
}

PHP_METHOD(Kiln_Native_ItemText, take)
{
    ZEND_PARSE_PARAMETERS_NONE();

    kiln::write::ItemText &items = kiln::write::item_text_of(Z_OBJ_P(ZEND_THIS));
    if (UNEXPECTED(!kiln::write::is_ready(items))) {
        RETURN_THROWS();
    }
    if (items.holds == kiln::write::Holds::NOTHING) {
        RETURN_EMPTY_STRING();
    }
    items.last = items.text.length();
    items.holds = kiln::write::Holds::NOTHING;
    RETURN_NEW_STR(items.text.close());
}
