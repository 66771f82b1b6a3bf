/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 59db1087ff9d50d34e625bdf4ec1ca62f2fd6916 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Kiln_Native_operations, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Kiln_Native_count_characters, 0, 3, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, from, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, length, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Kiln_Native_encode_graph, 0, 1, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Kiln_Native_decode_graph, 0, 2, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, bytes, IS_STRING, 0)
	ZEND_ARG_TYPE_MASK(0, allowedClasses, MAY_BE_ARRAY|MAY_BE_CALLABLE|MAY_BE_NULL, NULL)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Kiln_Native_hear_warning, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, level, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, message, IS_STRING, 0)
	ZEND_ARG_VARIADIC_TYPE_INFO(0, place, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Kiln_Native_WriteProgram___construct, 0, 0, 2)
	ZEND_ARG_TYPE_INFO(0, program, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, format, IS_STRING, 0, "\"json\"")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, name, IS_STRING, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Kiln_Native_WriteProgram_kept, 0, 2, Kiln\\\116ative\\WriteProgram, 1)
	ZEND_ARG_TYPE_INFO(0, name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_WriteProgram_encode, 0, 3, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, expected, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_WriteProgram_members, 0, 3, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Kiln_Native_ItemText___construct, 0, 0, 2)
	ZEND_ARG_TYPE_INFO(0, separator, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, end, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_ItemText_write, 0, 4, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, program, Kiln\\\116ative\\WriteProgram, 0)
	ZEND_ARG_TYPE_INFO(0, item, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_ItemText_add, 0, 1, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, item, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_ItemText_take, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Kiln_Native_Fragment___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Kiln_Native_ReadProgram___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, program, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, name, IS_STRING, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Kiln_Native_ReadProgram_kept, 0, 1, Kiln\\\116ative\\ReadProgram, 1)
	ZEND_ARG_TYPE_INFO(0, name, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_ReadProgram_decode, 0, 3, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, format, IS_STRING, 0, "\"json\"")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, expected, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_ReadProgram_decodeItem, 0, 7, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(1, start, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(1, end, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, isLines, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, longest, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Kiln_Native_KnownPrograms___construct arginfo_class_Kiln_Native_Fragment___construct

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_in, 0, 5, Kiln\\\116ative\\KnownPrograms, 1)
	ZEND_ARG_TYPE_INFO(0, directory, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, variant, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, isIndexed, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, library, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, generator, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_noting, 0, 7, Kiln\\\116ative\\KnownPrograms, 1)
	ZEND_ARG_TYPE_INFO(0, directory, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, variant, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, isIndexed, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, library, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, generator, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, path, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, depth, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_noteClass, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, class, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, program, Kiln\\\116ative\\WriteProgram, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_noteWriter, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, program, Kiln\\\116ative\\WriteProgram, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_noteReader, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, program, Kiln\\\116ative\\ReadProgram, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_encode, 0, 3, IS_STRING, 1)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_STRING, 1)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Native_KnownPrograms_decode, 0, 4, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, type, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, host, IS_OBJECT, 0)
	ZEND_ARG_TYPE_INFO(1, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Kiln_Graph_Graph_encode arginfo_Kiln_Native_encode_graph

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Graph_Graph_decode, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, bytes, IS_STRING, 0)
	ZEND_ARG_TYPE_MASK(0, allowedClasses, MAY_BE_ARRAY|MAY_BE_CALLABLE|MAY_BE_NULL, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Graph_Graph_recognizes, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, bytes, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Kiln_Graph_Graph_export, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, file, IS_STRING, 0)
ZEND_END_ARG_INFO()


ZEND_FUNCTION(Kiln_Native_operations);
ZEND_FUNCTION(Kiln_Native_count_characters);
ZEND_FUNCTION(Kiln_Native_encode_graph);
ZEND_FUNCTION(Kiln_Native_decode_graph);
ZEND_FUNCTION(Kiln_Native_hear_warning);
ZEND_METHOD(Kiln_Native_WriteProgram, __construct);
ZEND_METHOD(Kiln_Native_WriteProgram, kept);
ZEND_METHOD(Kiln_Native_WriteProgram, encode);
ZEND_METHOD(Kiln_Native_WriteProgram, members);
ZEND_METHOD(Kiln_Native_ItemText, __construct);
ZEND_METHOD(Kiln_Native_ItemText, write);
ZEND_METHOD(Kiln_Native_ItemText, add);
ZEND_METHOD(Kiln_Native_ItemText, take);
ZEND_METHOD(Kiln_Native_Fragment, __construct);
ZEND_METHOD(Kiln_Native_ReadProgram, __construct);
ZEND_METHOD(Kiln_Native_ReadProgram, kept);
ZEND_METHOD(Kiln_Native_ReadProgram, decode);
ZEND_METHOD(Kiln_Native_ReadProgram, decodeItem);
ZEND_METHOD(Kiln_Native_KnownPrograms, __construct);
ZEND_METHOD(Kiln_Native_KnownPrograms, in);
ZEND_METHOD(Kiln_Native_KnownPrograms, noting);
ZEND_METHOD(Kiln_Native_KnownPrograms, noteClass);
ZEND_METHOD(Kiln_Native_KnownPrograms, noteWriter);
ZEND_METHOD(Kiln_Native_KnownPrograms, noteReader);
ZEND_METHOD(Kiln_Native_KnownPrograms, encode);
ZEND_METHOD(Kiln_Native_KnownPrograms, decode);
ZEND_METHOD(Kiln_Graph_Graph, encode);
ZEND_METHOD(Kiln_Graph_Graph, decode);
ZEND_METHOD(Kiln_Graph_Graph, recognizes);
ZEND_METHOD(Kiln_Graph_Graph, export);


static const zend_function_entry ext_functions[] = {
	ZEND_NS_FALIAS("Kiln\\Native", operations, Kiln_Native_operations, arginfo_Kiln_Native_operations)
	ZEND_NS_FALIAS("Kiln\\Native", count_characters, Kiln_Native_count_characters, arginfo_Kiln_Native_count_characters)
	ZEND_NS_FALIAS("Kiln\\Native", encode_graph, Kiln_Native_encode_graph, arginfo_Kiln_Native_encode_graph)
	ZEND_NS_FALIAS("Kiln\\Native", decode_graph, Kiln_Native_decode_graph, arginfo_Kiln_Native_decode_graph)
	ZEND_NS_FALIAS("Kiln\\Native", hear_warning, Kiln_Native_hear_warning, arginfo_Kiln_Native_hear_warning)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_WriteProgram_methods[] = {
	ZEND_ME(Kiln_Native_WriteProgram, __construct, arginfo_class_Kiln_Native_WriteProgram___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_WriteProgram, kept, arginfo_class_Kiln_Native_WriteProgram_kept, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Native_WriteProgram, encode, arginfo_class_Kiln_Native_WriteProgram_encode, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_WriteProgram, members, arginfo_class_Kiln_Native_WriteProgram_members, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_ItemText_methods[] = {
	ZEND_ME(Kiln_Native_ItemText, __construct, arginfo_class_Kiln_Native_ItemText___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_ItemText, write, arginfo_class_Kiln_Native_ItemText_write, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_ItemText, add, arginfo_class_Kiln_Native_ItemText_add, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_ItemText, take, arginfo_class_Kiln_Native_ItemText_take, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_Fragment_methods[] = {
	ZEND_ME(Kiln_Native_Fragment, __construct, arginfo_class_Kiln_Native_Fragment___construct, ZEND_ACC_PRIVATE)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_ReadProgram_methods[] = {
	ZEND_ME(Kiln_Native_ReadProgram, __construct, arginfo_class_Kiln_Native_ReadProgram___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_ReadProgram, kept, arginfo_class_Kiln_Native_ReadProgram_kept, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Native_ReadProgram, decode, arginfo_class_Kiln_Native_ReadProgram_decode, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_ReadProgram, decodeItem, arginfo_class_Kiln_Native_ReadProgram_decodeItem, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_KnownPrograms_methods[] = {
	ZEND_ME(Kiln_Native_KnownPrograms, __construct, arginfo_class_Kiln_Native_KnownPrograms___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Kiln_Native_KnownPrograms, in, arginfo_class_Kiln_Native_KnownPrograms_in, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Native_KnownPrograms, noting, arginfo_class_Kiln_Native_KnownPrograms_noting, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Native_KnownPrograms, noteClass, arginfo_class_Kiln_Native_KnownPrograms_noteClass, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_KnownPrograms, noteWriter, arginfo_class_Kiln_Native_KnownPrograms_noteWriter, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_KnownPrograms, noteReader, arginfo_class_Kiln_Native_KnownPrograms_noteReader, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_KnownPrograms, encode, arginfo_class_Kiln_Native_KnownPrograms_encode, ZEND_ACC_PUBLIC)
	ZEND_ME(Kiln_Native_KnownPrograms, decode, arginfo_class_Kiln_Native_KnownPrograms_decode, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_RefusedCall_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Native_Declined_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Kiln_Graph_Graph_methods[] = {
	ZEND_ME(Kiln_Graph_Graph, encode, arginfo_class_Kiln_Graph_Graph_encode, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Graph_Graph, decode, arginfo_class_Kiln_Graph_Graph_decode, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Graph_Graph, recognizes, arginfo_class_Kiln_Graph_Graph_recognizes, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Kiln_Graph_Graph, export, arginfo_class_Kiln_Graph_Graph_export, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static void register_kiln_symbols(int module_number)
{
	REGISTER_LONG_CONSTANT("Kiln\\Native\\ABI", kiln::ABI, CONST_PERSISTENT);
}

static zend_class_entry *register_class_Kiln_Native_WriteProgram(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "WriteProgram", class_Kiln_Native_WriteProgram_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_ItemText(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "ItemText", class_Kiln_Native_ItemText_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_Fragment(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "Fragment", class_Kiln_Native_Fragment_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_ReadProgram(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "ReadProgram", class_Kiln_Native_ReadProgram_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_KnownPrograms(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "KnownPrograms", class_Kiln_Native_KnownPrograms_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_RefusedCall(zend_class_entry *class_entry_Exception)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "RefusedCall", class_Kiln_Native_RefusedCall_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Exception);
	class_entry->ce_flags |= ZEND_ACC_FINAL;

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Native_Declined(zend_class_entry *class_entry_Exception)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Native", "Declined", class_Kiln_Native_Declined_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Exception);
	class_entry->ce_flags |= ZEND_ACC_FINAL;

	zval const_MISMATCH_value;
	ZVAL_LONG(&const_MISMATCH_value, kiln::MISMATCH);
	zend_string *const_MISMATCH_name = zend_string_init_interned("MISMATCH", sizeof("MISMATCH") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_MISMATCH_name, &const_MISMATCH_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_MISMATCH_name);

	zval const_UNSUPPORTED_value;
	ZVAL_LONG(&const_UNSUPPORTED_value, kiln::UNSUPPORTED);
	zend_string *const_UNSUPPORTED_name = zend_string_init_interned("UNSUPPORTED", sizeof("UNSUPPORTED") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_UNSUPPORTED_name, &const_UNSUPPORTED_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_UNSUPPORTED_name);

	zval const_UNENCODABLE_value;
	ZVAL_LONG(&const_UNENCODABLE_value, kiln::UNENCODABLE);
	zend_string *const_UNENCODABLE_name = zend_string_init_interned("UNENCODABLE", sizeof("UNENCODABLE") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_UNENCODABLE_name, &const_UNENCODABLE_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_UNENCODABLE_name);

	return class_entry;
}

static zend_class_entry *register_class_Kiln_Graph_Graph(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Kiln\\Graph", "Graph", class_Kiln_Graph_Graph_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NOT_SERIALIZABLE;

	zval const_ALL_value;
	ZVAL_NULL(&const_ALL_value);
	zend_string *const_ALL_name = zend_string_init_interned("ALL", sizeof("ALL") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_ALL_name, &const_ALL_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_ALL_name);

	return class_entry;
}
