<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

/**
 * The numbers of a native program. docs/native-programs.md says what each
 * means; ext/src/program/op.h holds the same list under the same names.
 *
 * @internal
 */
final class Op
{
    // Nodes of a program that writes.
    public const WRITE_NULLABLE = 101;
    public const WRITE_SCALAR = 102;
    public const WRITE_LIST_OF = 103;
    public const WRITE_MAP_OF = 104;
    public const WRITE_ANY_ARRAY = 105;
    public const WRITE_STD_CLASS_OF = 106;
    public const WRITE_SHAPE_OF = 107;
    public const WRITE_OBJECT_OF = 108;
    public const WRITE_POLYMORPHIC = 109;
    public const WRITE_ENUM_CASE = 110;
    public const WRITE_DATE = 111;
    public const WRITE_TIMESTAMP = 112;
    public const WRITE_UNION = 113;
    public const WRITE_OPTIONAL_OF = 114;
    public const WRITE_EMPTY_ARRAY = 115;
    public const WRITE_DYNAMIC = 116;
    public const WRITE_PLAIN = 117;
    public const WRITE_THROUGH = 118;
    public const WRITE_FORMATTED_DATE = 119;
    public const WRITE_LAZY_OF = 120;
    public const WRITE_VALUE_OF = 121;
    public const WRITE_BYTES = 123;
    public const WRITE_MOMENT = 124;
    public const WRITE_RAW = 125;

    // Nodes of a program that writes as jms/serializer does.
    public const JMS_WRITE_AS_IS = 150;
    public const JMS_WRITE_CAST = 151;
    public const JMS_WRITE_ROUND = 152;
    public const JMS_WRITE_DATE = 153;
    public const JMS_WRITE_TIMESTAMP = 154;
    public const JMS_WRITE_ENUM_CASE = 155;
    public const JMS_WRITE_ELEMENTS = 156;
    public const JMS_WRITE_BY_OWN_TYPE = 157;
    public const JMS_WRITE_OBJECT_OF = 158;
    public const JMS_WRITE_SUBCLASS_OF = 159;
    public const JMS_WRITE_OF_CLASS = 160;
    public const JMS_WRITE_MEMBERS = 161;
    public const JMS_WRITE_LOADED = 162;
    public const JMS_WRITE_ASKED = 163;
    public const JMS_WRITE_REFUSED = 164;
    public const JMS_WRITE_OMITTED = 165;
    public const JMS_WRITE_OWN_CASE = 166;

    // Nodes of a program that writes XML as jms/serializer does.
    public const JMS_XML_CAST = 170;
    public const JMS_XML_NUMBER = 171;
    public const JMS_XML_DATE = 172;
    public const JMS_XML_TIMESTAMP = 173;
    public const JMS_XML_ENUM_CASE = 174;
    public const JMS_XML_OWN_CASE = 175;
    public const JMS_XML_BY_OWN_TYPE = 176;
    public const JMS_XML_ENTRIES = 177;
    public const JMS_XML_OBJECT_OF = 178;
    public const JMS_XML_SUBCLASS_OF = 179;
    public const JMS_XML_OF_CLASS = 180;
    public const JMS_XML_OMITTED = 181;

    // Nodes of a program that reads.
    public const READ_ANYTHING = 201;
    public const READ_NULL_ONLY = 202;
    public const READ_NULLABLE = 203;
    public const READ_SCALAR = 204;
    public const READ_LIST_OF = 205;
    public const READ_MAP_OF = 206;
    public const READ_ANY_ARRAY = 207;
    public const READ_STD_CLASS_OF = 208;
    public const READ_SHAPE_OF = 209;
    public const READ_OBJECT_OF = 210;
    public const READ_DISCRIMINATED = 211;
    public const READ_ENUM_FROM = 212;
    public const READ_DATE = 213;
    public const READ_ONE_OF = 214;
    public const READ_OPTIONAL_OF = 215;
    public const READ_THROUGH = 216;
    public const READ_DATE_FROM = 217;
    public const READ_KEPT = 218;
    public const READ_KEPT_STD_CLASS_OF = 219;
    public const READ_DISCRIMINATED_OR = 220;
    public const READ_VALUE_FROM = 221;
    public const READ_BYTES = 223;

    // Nodes of a program that reads as jms/serializer does.
    public const JMS_READ_COERCE = 250;
    public const JMS_READ_EXACTLY = 251;
    public const JMS_READ_UNTYPED = 252;
    public const JMS_READ_LIST_OF = 253;
    public const JMS_READ_MAP_OF = 254;
    public const JMS_READ_OBJECT_OF = 255;
    public const JMS_READ_DISCRIMINATED = 256;
    public const JMS_READ_WRAPPED = 257;
    public const JMS_READ_DATE = 258;
    public const JMS_READ_ENUM_FROM = 259;
    public const JMS_READ_NOTHING = 260;
    public const JMS_READ_REFUSED = 261;
    public const JMS_READ_ASKED = 262;
    public const JMS_READ_CONSTRUCTED = 263;

    // Guards of a union, in both directions.
    public const GUARD_ALWAYS = 301;
    public const GUARD_IS_SCALAR = 302;
    public const GUARD_IS_INSTANCE = 303;
    public const GUARD_IS_LIST = 304;
    public const GUARD_IS_ARRAY = 305;
    public const GUARD_HAS_KEYS = 306;
    public const GUARD_HAS_VALUE = 307;
    public const GUARD_IS_BACKED_VALUE = 308;

    // Steps of an object that is written.
    public const STEP_CALL = 401;
    public const STEP_CONSTANT = 402;
    public const STEP_FIELD = 403;
    public const STEP_SPLICE = 404;
    public const STEP_WITHIN = 405;
    public const STEP_WHEN = 406;
    public const STEP_MARKUP = 407;
    public const STEP_CONTENT = 408;

    // Steps of an object that is written as jms/serializer does.
    public const JMS_STEP_INVOKE = 420;
    public const JMS_STEP_CONSTANT = 421;
    public const JMS_STEP_FIELD = 422;

    // Likewise to XML.
    public const JMS_XML_ATTRIBUTE = 430;
    public const JMS_XML_INSIDE = 431;
    public const JMS_XML_ELEMENT = 432;

    // Fields of an object that is read.
    public const FIELD_FIELD = 501;
    public const FIELD_SPLICE = 502;

    // Fields of an object that is read as jms/serializer does.
    public const JMS_FIELD = 520;
    public const JMS_CONDITION = 521;

    // Where a written value comes from.
    public const ACCESS_SLOT = 601;
    public const ACCESS_METHOD = 602;
    public const ACCESS_ASKED = 620;
    public const JMS_XML_FIXED = 621;

    // Where a read value goes.
    public const TARGET_SLOT = 701;
    public const TARGET_METHOD = 702;
    public const TARGET_ARGUMENT = 703;
    public const TARGET_REFLECTED = 720;
    public const TARGET_ENTRUSTED = 721;

    // How an object that is read comes into being.
    public const CONSTRUCTION_ARGUMENTS = 801;
    public const CONSTRUCTION_BLANK = 802;
    public const CONSTRUCTION_FACTORY = 803;

    // Mask of the kinds of scalars.
    public const SCALAR_BOOL = 1;
    public const SCALAR_INT = 2;
    public const SCALAR_FLOAT = 4;
    public const SCALAR_STRING = 8;
    public const SCALAR_TRUE = 16;
    public const SCALAR_FALSE = 32;

    // Mask of the cases in which a member is left out.
    public const OMIT_UNINITIALIZED = 1;
    public const OMIT_ABSENT = 2;
    public const OMIT_NULL = 4;
    public const OMIT_EMPTY = 8;
    public const OMIT_DEFAULT = 16;

    // What happens when a key is missing.
    public const MISSING_FAIL = 0;
    public const MISSING_LEAVE = 1;
    public const MISSING_NULL = 2;
    public const MISSING_DEFAULT = 3;
    public const MISSING_ABSENT = 4;

    // The keys of a map that is read.
    public const KEY_ANY = 0;
    public const KEY_INT = 1;
    public const KEY_STRING = 2;

    // Mask of what is special about a field that is read or written as jms/serializer does.
    public const JMS_INLINE = 1;
    public const JMS_CONDITIONAL = 2;
    public const JMS_NOTED = 4;
    public const JMS_SKIPPED_EMPTY = 8;
    public const JMS_UNNOTED = 16;
    public const JMS_CAN_BE_WITHOUT = 64;
    public const JMS_MUST_HAVE_VALUE = 128;

    // Mask of what the elements of an array are and become that is written as jms/serializer does.
    public const JMS_TAKES_ARRAY = 1;
    public const JMS_KEEPS_KEYS = 2;
    public const JMS_IS_MAP = 4;
    public const JMS_WRITES_NULL = 8;

    // What the members of an object become that is written as jms/serializer does.
    public const JMS_SHAPE_MEMBERS = 0;
    public const JMS_SHAPE_LIST_OR_MEMBERS = 1;
    public const JMS_SHAPE_MAP = 2;

    // How a text stands in an element of such XML.
    public const JMS_XML_PLAIN = 0;
    public const JMS_XML_ESCAPED = 1;
    public const JMS_XML_CDATA = 2;
}
