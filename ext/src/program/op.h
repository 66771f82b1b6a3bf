// The numbers of a program. docs/native-programs.md says what each means;
// Kiln\Engine\Native\Lowering\Op holds the same list under the same names,
// and a test compares them.
#ifndef KILN_PROGRAM_OP_H
#define KILN_PROGRAM_OP_H

#include <cstdint>

// clang-format off

// Nodes of a program that writes.
#define KILN_OP_WRITE_NODES(X) \
    X(WRITE_NULLABLE, 101) \
    X(WRITE_SCALAR, 102) \
    X(WRITE_LIST_OF, 103) \
    X(WRITE_MAP_OF, 104) \
    X(WRITE_ANY_ARRAY, 105) \
    X(WRITE_STD_CLASS_OF, 106) \
    X(WRITE_SHAPE_OF, 107) \
    X(WRITE_OBJECT_OF, 108) \
    X(WRITE_POLYMORPHIC, 109) \
    X(WRITE_ENUM_CASE, 110) \
    X(WRITE_DATE, 111) \
    X(WRITE_TIMESTAMP, 112) \
    X(WRITE_UNION, 113) \
    X(WRITE_OPTIONAL_OF, 114) \
    X(WRITE_EMPTY_ARRAY, 115) \
    X(WRITE_DYNAMIC, 116) \
    X(WRITE_PLAIN, 117) \
    X(WRITE_THROUGH, 118) \
    X(WRITE_FORMATTED_DATE, 119) \
    X(WRITE_LAZY_OF, 120) \
    X(WRITE_VALUE_OF, 121) \
    X(WRITE_BYTES, 123) \
    X(WRITE_MOMENT, 124) \
    X(WRITE_RAW, 125)

// Nodes of a program that writes as jms/serializer does.
#define KILN_OP_JMS_WRITE_NODES(X) \
    X(JMS_WRITE_AS_IS, 150) \
    X(JMS_WRITE_CAST, 151) \
    X(JMS_WRITE_ROUND, 152) \
    X(JMS_WRITE_DATE, 153) \
    X(JMS_WRITE_TIMESTAMP, 154) \
    X(JMS_WRITE_ENUM_CASE, 155) \
    X(JMS_WRITE_ELEMENTS, 156) \
    X(JMS_WRITE_BY_OWN_TYPE, 157) \
    X(JMS_WRITE_OBJECT_OF, 158) \
    X(JMS_WRITE_SUBCLASS_OF, 159) \
    X(JMS_WRITE_OF_CLASS, 160) \
    X(JMS_WRITE_MEMBERS, 161) \
    X(JMS_WRITE_LOADED, 162) \
    X(JMS_WRITE_ASKED, 163) \
    X(JMS_WRITE_REFUSED, 164) \
    X(JMS_WRITE_OMITTED, 165) \
    X(JMS_WRITE_OWN_CASE, 166)

// Nodes of a program that writes XML as jms/serializer does.
#define KILN_OP_JMS_XML_NODES(X) \
    X(JMS_XML_CAST, 170) \
    X(JMS_XML_NUMBER, 171) \
    X(JMS_XML_DATE, 172) \
    X(JMS_XML_TIMESTAMP, 173) \
    X(JMS_XML_ENUM_CASE, 174) \
    X(JMS_XML_OWN_CASE, 175) \
    X(JMS_XML_BY_OWN_TYPE, 176) \
    X(JMS_XML_ENTRIES, 177) \
    X(JMS_XML_OBJECT_OF, 178) \
    X(JMS_XML_SUBCLASS_OF, 179) \
    X(JMS_XML_OF_CLASS, 180) \
    X(JMS_XML_OMITTED, 181)

// Nodes of a program that reads.
#define KILN_OP_READ_NODES(X) \
    X(READ_ANYTHING, 201) \
    X(READ_NULL_ONLY, 202) \
    X(READ_NULLABLE, 203) \
    X(READ_SCALAR, 204) \
    X(READ_LIST_OF, 205) \
    X(READ_MAP_OF, 206) \
    X(READ_ANY_ARRAY, 207) \
    X(READ_STD_CLASS_OF, 208) \
    X(READ_SHAPE_OF, 209) \
    X(READ_OBJECT_OF, 210) \
    X(READ_DISCRIMINATED, 211) \
    X(READ_ENUM_FROM, 212) \
    X(READ_DATE, 213) \
    X(READ_ONE_OF, 214) \
    X(READ_OPTIONAL_OF, 215) \
    X(READ_THROUGH, 216) \
    X(READ_DATE_FROM, 217) \
    X(READ_KEPT, 218) \
    X(READ_KEPT_STD_CLASS_OF, 219) \
    X(READ_DISCRIMINATED_OR, 220) \
    X(READ_VALUE_FROM, 221) \
    X(READ_BYTES, 223)

// Nodes of a program that reads as jms/serializer does.
#define KILN_OP_JMS_READ_NODES(X) \
    X(JMS_READ_COERCE, 250) \
    X(JMS_READ_EXACTLY, 251) \
    X(JMS_READ_UNTYPED, 252) \
    X(JMS_READ_LIST_OF, 253) \
    X(JMS_READ_MAP_OF, 254) \
    X(JMS_READ_OBJECT_OF, 255) \
    X(JMS_READ_DISCRIMINATED, 256) \
    X(JMS_READ_WRAPPED, 257) \
    X(JMS_READ_DATE, 258) \
    X(JMS_READ_ENUM_FROM, 259) \
    X(JMS_READ_NOTHING, 260) \
    X(JMS_READ_REFUSED, 261) \
    X(JMS_READ_ASKED, 262) \
    X(JMS_READ_CONSTRUCTED, 263)

// Guards of a union, in both directions.
#define KILN_OP_GUARDS(X) \
    X(GUARD_ALWAYS, 301) \
    X(GUARD_IS_SCALAR, 302) \
    X(GUARD_IS_INSTANCE, 303) \
    X(GUARD_IS_LIST, 304) \
    X(GUARD_IS_ARRAY, 305) \
    X(GUARD_HAS_KEYS, 306) \
    X(GUARD_HAS_VALUE, 307) \
    X(GUARD_IS_BACKED_VALUE, 308)

// Steps of an object that is written.
#define KILN_OP_STEPS(X) \
    X(STEP_CALL, 401) \
    X(STEP_CONSTANT, 402) \
    X(STEP_FIELD, 403) \
    X(STEP_SPLICE, 404) \
    X(STEP_WITHIN, 405) \
    X(STEP_WHEN, 406) \
    X(STEP_MARKUP, 407) \
    X(STEP_CONTENT, 408)

// Steps of an object that is written as jms/serializer does.
#define KILN_OP_JMS_STEPS(X) \
    X(JMS_STEP_INVOKE, 420) \
    X(JMS_STEP_CONSTANT, 421) \
    X(JMS_STEP_FIELD, 422)

// Likewise to XML.
#define KILN_OP_JMS_XML_STEPS(X) \
    X(JMS_XML_ATTRIBUTE, 430) \
    X(JMS_XML_INSIDE, 431) \
    X(JMS_XML_ELEMENT, 432)

// Fields of an object that is read.
#define KILN_OP_FIELDS(X) \
    X(FIELD_FIELD, 501) \
    X(FIELD_SPLICE, 502)

// Fields of an object that is read as jms/serializer does.
#define KILN_OP_JMS_FIELDS(X) \
    X(JMS_FIELD, 520) \
    X(JMS_CONDITION, 521)

// Where a written value comes from.
#define KILN_OP_ACCESSES(X) \
    X(ACCESS_SLOT, 601) \
    X(ACCESS_METHOD, 602) \
    X(ACCESS_ASKED, 620) \
    X(JMS_XML_FIXED, 621)

// Where a read value goes.
#define KILN_OP_TARGETS(X) \
    X(TARGET_SLOT, 701) \
    X(TARGET_METHOD, 702) \
    X(TARGET_ARGUMENT, 703) \
    X(TARGET_REFLECTED, 720) \
    X(TARGET_ENTRUSTED, 721)

// How an object that is read comes into being.
#define KILN_OP_CONSTRUCTIONS(X) \
    X(CONSTRUCTION_ARGUMENTS, 801) \
    X(CONSTRUCTION_BLANK, 802) \
    X(CONSTRUCTION_FACTORY, 803)

// Mask of the kinds of scalars.
#define KILN_OP_SCALARS(X) \
    X(SCALAR_BOOL, 1) \
    X(SCALAR_INT, 2) \
    X(SCALAR_FLOAT, 4) \
    X(SCALAR_STRING, 8) \
    X(SCALAR_TRUE, 16) \
    X(SCALAR_FALSE, 32)

// Mask of the cases in which a member is left out.
#define KILN_OP_OMISSIONS(X) \
    X(OMIT_UNINITIALIZED, 1) \
    X(OMIT_ABSENT, 2) \
    X(OMIT_NULL, 4) \
    X(OMIT_EMPTY, 8) \
    X(OMIT_DEFAULT, 16)

// What happens when a key is missing.
#define KILN_OP_MISSING(X) \
    X(MISSING_FAIL, 0) \
    X(MISSING_LEAVE, 1) \
    X(MISSING_NULL, 2) \
    X(MISSING_DEFAULT, 3) \
    X(MISSING_ABSENT, 4)

// The keys of a map that is read.
#define KILN_OP_KEYS(X) \
    X(KEY_ANY, 0) \
    X(KEY_INT, 1) \
    X(KEY_STRING, 2)

// Mask of what is special about a field that is read or written as
// jms/serializer does.
#define KILN_OP_JMS_FIELD_FLAGS(X) \
    X(JMS_INLINE, 1) \
    X(JMS_CONDITIONAL, 2) \
    X(JMS_NOTED, 4) \
    X(JMS_SKIPPED_EMPTY, 8) \
    X(JMS_UNNOTED, 16) \
    X(JMS_CAN_BE_WITHOUT, 64) \
    X(JMS_MUST_HAVE_VALUE, 128)

// Mask of what the elements of an array are and become that is written as
// jms/serializer does.
#define KILN_OP_JMS_ELEMENTS(X) \
    X(JMS_TAKES_ARRAY, 1) \
    X(JMS_KEEPS_KEYS, 2) \
    X(JMS_IS_MAP, 4) \
    X(JMS_WRITES_NULL, 8)

// What the members of an object become that is written as jms/serializer does.
#define KILN_OP_JMS_SHAPES(X) \
    X(JMS_SHAPE_MEMBERS, 0) \
    X(JMS_SHAPE_LIST_OR_MEMBERS, 1) \
    X(JMS_SHAPE_MAP, 2)

// How a text stands in an element of such XML.
#define KILN_OP_JMS_XML_TEXTS(X) \
    X(JMS_XML_PLAIN, 0) \
    X(JMS_XML_ESCAPED, 1) \
    X(JMS_XML_CDATA, 2)

#define KILN_OP_ALL(X) \
    KILN_OP_WRITE_NODES(X) \
    KILN_OP_READ_NODES(X) \
    KILN_OP_GUARDS(X) \
    KILN_OP_STEPS(X) \
    KILN_OP_FIELDS(X) \
    KILN_OP_ACCESSES(X) \
    KILN_OP_TARGETS(X) \
    KILN_OP_CONSTRUCTIONS(X) \
    KILN_OP_SCALARS(X) \
    KILN_OP_OMISSIONS(X) \
    KILN_OP_MISSING(X) \
    KILN_OP_KEYS(X) \
    KILN_OP_JMS_READ_NODES(X) \
    KILN_OP_JMS_FIELDS(X) \
    KILN_OP_JMS_FIELD_FLAGS(X) \
    KILN_OP_JMS_WRITE_NODES(X) \
    KILN_OP_JMS_STEPS(X) \
    KILN_OP_JMS_ELEMENTS(X) \
    KILN_OP_JMS_SHAPES(X) \
    KILN_OP_JMS_XML_NODES(X) \
    KILN_OP_JMS_XML_STEPS(X) \
    KILN_OP_JMS_XML_TEXTS(X)

// clang-format on

namespace kiln::op {

#define KILN_OP_ENUMERATOR(name, number) name = number,

enum WriteNode : uint16_t { KILN_OP_WRITE_NODES(KILN_OP_ENUMERATOR) };
enum ReadNode : uint16_t { KILN_OP_READ_NODES(KILN_OP_ENUMERATOR) };
enum Guard : uint16_t { KILN_OP_GUARDS(KILN_OP_ENUMERATOR) };
enum Step : uint16_t { KILN_OP_STEPS(KILN_OP_ENUMERATOR) };
enum Field : uint16_t { KILN_OP_FIELDS(KILN_OP_ENUMERATOR) };
enum Access : uint16_t { KILN_OP_ACCESSES(KILN_OP_ENUMERATOR) };
enum Target : uint16_t { KILN_OP_TARGETS(KILN_OP_ENUMERATOR) };
enum Construction : uint16_t { KILN_OP_CONSTRUCTIONS(KILN_OP_ENUMERATOR) };
enum Scalar : uint16_t { KILN_OP_SCALARS(KILN_OP_ENUMERATOR) };
enum Omit : uint16_t { KILN_OP_OMISSIONS(KILN_OP_ENUMERATOR) };
enum Missing : uint16_t { KILN_OP_MISSING(KILN_OP_ENUMERATOR) };
enum Key : uint16_t { KILN_OP_KEYS(KILN_OP_ENUMERATOR) };
enum JmsReadNode : uint16_t { KILN_OP_JMS_READ_NODES(KILN_OP_ENUMERATOR) };
enum JmsField : uint16_t { KILN_OP_JMS_FIELDS(KILN_OP_ENUMERATOR) };
enum JmsFieldFlag : uint16_t { KILN_OP_JMS_FIELD_FLAGS(KILN_OP_ENUMERATOR) };
enum JmsWriteNode : uint16_t { KILN_OP_JMS_WRITE_NODES(KILN_OP_ENUMERATOR) };
enum JmsStep : uint16_t { KILN_OP_JMS_STEPS(KILN_OP_ENUMERATOR) };
enum JmsElements : uint16_t { KILN_OP_JMS_ELEMENTS(KILN_OP_ENUMERATOR) };
enum JmsShape : uint16_t { KILN_OP_JMS_SHAPES(KILN_OP_ENUMERATOR) };
enum JmsXmlNode : uint16_t { KILN_OP_JMS_XML_NODES(KILN_OP_ENUMERATOR) };
enum JmsXmlStep : uint16_t { KILN_OP_JMS_XML_STEPS(KILN_OP_ENUMERATOR) };
enum JmsXmlText : uint16_t { KILN_OP_JMS_XML_TEXTS(KILN_OP_ENUMERATOR) };

#undef KILN_OP_ENUMERATOR

} // namespace kiln::op

#endif
