<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

/**
 * The bytes with which values begin in the direct form (docs/graph-format.md, "Direct").
 *
 * @internal
 */
final class Tag
{
    /** Behind the integers from 0 to 63, which are themselves: strings of 0 to 31 bytes. */
    public const SHORT_STRING = 0x40;

    /** The numbers 0 to 31 of strings that came before. */
    public const LOW_STRING = 0x60;

    /** Of 1 to 16 elements. */
    public const SHORT_LIST = 0x80;

    public const SHORT_MAP = 0x90;

    /** Of the entries 0 to 31. */
    public const LOW_ENTRY = 0xA0;

    public const NOTHING = 0xC0;

    public const NO = 0xC1;

    public const YES = 0xC2;

    public const EMPTY_ARRAY = 0xC3;

    /** Integers from 64 on, in one byte. */
    public const BYTE = 0xC4;

    /** From -1 downwards. */
    public const NEGATIVE_BYTE = 0xC5;

    public const WORD = 0xC6;

    public const NEGATIVE_WORD = 0xC7;

    public const LONG_WORD = 0xC8;

    public const NEGATIVE_LONG_WORD = 0xC9;

    public const ANY_INTEGER = 0xCA;

    public const FLOAT = 0xCB;

    public const STRING_8 = 0xCC;

    public const STRING_16 = 0xCD;

    public const STRING_32 = 0xCE;

    public const NUMBER_8 = 0xCF;

    public const NUMBER_16 = 0xD0;

    public const NUMBER_32 = 0xD1;

    public const LIST = 0xD2;

    public const MAP = 0xD3;

    public const ENTRY = 0xD4;

    /** An object that came before. */
    public const KNOWN_OBJECT = 0xD5;

    /** Strings shorter than that have no number: a number takes as much. */
    public const LEAST_NUMBERED = 2;

    /** Arrays and objects in each other. */
    public const DEEPEST = 128;
}
