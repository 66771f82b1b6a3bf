#include "php_kiln.h"

#include "ext/standard/info.h"
#include "simdjson.h"

#include "src/cache/apcu.h"
#include "src/cache/session.h"
#include "src/declined.h"
#include "src/dialect/jms/write/fragment.h"
#include "src/known/known_programs.h"
#include "src/program/op.h"
#include "src/read/read_program.h"
#include "src/testing/bailout.h"
#include "src/testing/columns.h"
#include "src/testing/widths.h"
#include "src/write/item_text.h"
#include "src/write/write_program.h"

#include "kiln_arginfo.h"

ZEND_DECLARE_MODULE_GLOBALS(kiln)

PHP_FUNCTION(Kiln_Native_operations)
{
    ZEND_PARSE_PARAMETERS_NONE();

    array_init(return_value);
#define KILN_ADD_OPERATION(name, number) add_assoc_long(return_value, #name, number);
    KILN_OP_ALL(KILN_ADD_OPERATION)
#undef KILN_ADD_OPERATION
}

// Where objects are made by programs, the library asks ini_get() when it sets up a
// serializer. A graph is decoded in too little time to ask in each call.
static ZEND_INI_MH(set_engine)
{
    const bool is_php = zend_string_equals_literal(new_value, "php");
    if (!is_php && !zend_string_equals_literal(new_value, "auto") && !zend_string_equals_literal(new_value, "native")) {
        return FAILURE;
    }
    KILN_G(graph).is_left_to_php = is_php;

    return SUCCESS;
}

// The handler would be its own previous one.
static ZEND_INI_MH(validate_previous_handler)
{
    return zend_string_equals_literal(new_value, "kiln") ? FAILURE : SUCCESS;
}

PHP_INI_BEGIN()
    PHP_INI_ENTRY("kiln.engine", "auto", PHP_INI_ALL, set_engine)
    PHP_INI_ENTRY("kiln.session_previous_handler", "", PHP_INI_ALL, validate_previous_handler)
PHP_INI_END()

static PHP_GINIT_FUNCTION(kiln)
{
#if defined(ZTS) && defined(COMPILE_DL_KILN)
    ZEND_TSRMLS_CACHE_UPDATE();
#endif
    kiln::write::start_thread(&kiln_globals->write);
    kiln::read::start_thread(&kiln_globals->read);
    kiln::graph::start_thread(&kiln_globals->graph);
    kiln::known::start_thread(kiln_globals->known);
    kiln_globals->protobuf = {};
}

static PHP_GSHUTDOWN_FUNCTION(kiln)
{
    kiln::read::end_thread(&kiln_globals->read);
    kiln::write::end_thread(&kiln_globals->write);
    kiln::known::end_thread(kiln_globals->known);
}

static PHP_MINIT_FUNCTION(kiln)
{
    REGISTER_INI_ENTRIES();
    register_kiln_symbols(module_number);

    kiln::declined_class = register_class_Kiln_Native_Declined(zend_ce_exception);
    kiln::graph::start_module(register_class_Kiln_Native_RefusedCall(zend_ce_exception));
    register_class_Kiln_Graph_Graph();
    kiln::write::start_module(register_class_Kiln_Native_WriteProgram());
    kiln::write::start_item_texts(register_class_Kiln_Native_ItemText());
    kiln::write::jms::start_fragments(register_class_Kiln_Native_Fragment());
    kiln::read::start_module(register_class_Kiln_Native_ReadProgram());
    kiln::known::start_module(register_class_Kiln_Native_KnownPrograms());
    kiln::cache::start_apcu();
    kiln::cache::start_session();
#ifdef KILN_DEV
    kiln::testing::register_functions();
    kiln::testing::register_columns();
    kiln::testing::register_widths();
#endif

    return SUCCESS;
}

static PHP_MSHUTDOWN_FUNCTION(kiln)
{
    UNREGISTER_INI_ENTRIES();

    return SUCCESS;
}

static PHP_RINIT_FUNCTION(kiln)
{
#if defined(ZTS) && defined(COMPILE_DL_KILN)
    ZEND_TSRMLS_CACHE_UPDATE();
#endif

    return SUCCESS;
}

// What is kept for a request is made when it is first asked for, and dropped here, after
// which no code of the application runs. A session may begin before the request of this
// extension does, and be saved after it has ended; streams of the application are closed
// later still (php-src, php_request_shutdown() in main/main.c).
static ZEND_MODULE_POST_ZEND_DEACTIVATE_D(kiln)
{
    kiln::read::end_request(&KILN_G(read));
    kiln::write::end_request(&KILN_G(write));
    kiln::graph::end_request(&KILN_G(graph));
    kiln::known::end_request(KILN_G(known));
    kiln::protobuf::end_request(KILN_G(protobuf));

    return SUCCESS;
}

static PHP_MINFO_FUNCTION(kiln)
{
    char abi[MAX_LENGTH_OF_LONG];
    snprintf(abi, sizeof(abi), ZEND_LONG_FMT, kiln::ABI);

    char simdjson_version[32];
    snprintf(
        simdjson_version,
        sizeof(simdjson_version),
        "%d.%d.%d",
        simdjson::SIMDJSON_VERSION_MAJOR,
        simdjson::SIMDJSON_VERSION_MINOR,
        simdjson::SIMDJSON_VERSION_REVISION
    );

    php_info_print_table_start();
    php_info_print_table_row(2, "Kiln native engine", "enabled");
    php_info_print_table_row(2, "Version", PHP_KILN_VERSION);
    php_info_print_table_row(2, "ABI of programs", abi);
    php_info_print_table_row(2, "simdjson", simdjson_version);
    php_info_print_table_end();

    DISPLAY_INI_ENTRIES();
}

static const zend_module_dep kiln_dependencies[] = {
    ZEND_MOD_REQUIRED("date")
    ZEND_MOD_REQUIRED("json")
    ZEND_MOD_OPTIONAL("apcu")
    ZEND_MOD_OPTIONAL("session")
    ZEND_MOD_END
};

zend_module_entry kiln_module_entry = {
    STANDARD_MODULE_HEADER_EX,
    nullptr,
    kiln_dependencies,
    "kiln",
    ext_functions,
    PHP_MINIT(kiln),
    PHP_MSHUTDOWN(kiln),
    PHP_RINIT(kiln),
    nullptr,
    PHP_MINFO(kiln),
    PHP_KILN_VERSION,
    PHP_MODULE_GLOBALS(kiln),
    PHP_GINIT(kiln),
    PHP_GSHUTDOWN(kiln),
    ZEND_MODULE_POST_ZEND_DEACTIVATE_N(kiln),
    STANDARD_MODULE_PROPERTIES_EX,
};

#ifdef COMPILE_DL_KILN
#ifdef ZTS
ZEND_TSRMLS_CACHE_DEFINE()
#endif
extern "C" {
ZEND_GET_MODULE(kiln)
}
#endif
