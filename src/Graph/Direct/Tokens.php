<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;

/**
 * Reads what stands alone in the direct form: scalars, and the lengths and numbers of the rest. The constants are the bytes with
 * which values begin (docs/graph-format.md, "Direct").
 *
 * @internal
 */
final class Tokens
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

    /** @var list<string> those that have a number */
    private array $strings = [];

    public function __construct(public readonly Cursor $cursor) {}

    /**
     * @return ?int<0, max> how many elements; null where the tag is none of a list
     */
    public function lengthOfList(int $tag): ?int
    {
        return $this->length($tag, self::SHORT_LIST, self::SHORT_MAP, self::LIST);
    }

    /**
     * @return ?int<0, max>
     */
    public function lengthOfMap(int $tag): ?int
    {
        return $this->length($tag, self::SHORT_MAP, self::LOW_ENTRY, self::MAP);
    }

    /**
     * @return ?int<0, max> the number of an entry
     */
    public function entry(int $tag): ?int
    {
        if ($tag >= self::LOW_ENTRY && $tag < self::NOTHING) {
            return $tag - self::LOW_ENTRY;
        }

        return $tag === self::ENTRY ? $this->cursor->unsigned() : null;
    }

    /**
     * @return null|bool|int|float|string|array{}
     */
    public function scalar(int $tag): bool|int|float|string|array|null
    {
        return match (true) {
            $tag < self::SHORT_STRING => $tag,
            $tag < self::LOW_STRING => $this->string($tag - self::SHORT_STRING),
            $tag < self::SHORT_LIST => $this->numbered($tag - self::LOW_STRING),
            default => match ($tag) {
                self::NOTHING => null,
                self::NO => false,
                self::YES => true,
                self::EMPTY_ARRAY => [],
                self::BYTE => self::SHORT_STRING + $this->cursor->byte(),
                self::NEGATIVE_BYTE => -1 - $this->cursor->byte(),
                self::WORD => $this->word(),
                self::NEGATIVE_WORD => -1 - $this->word(),
                self::LONG_WORD => $this->cursor->fixed32(),
                self::NEGATIVE_LONG_WORD => -1 - $this->cursor->fixed32(),
                self::ANY_INTEGER => $this->cursor->fixed32() | $this->cursor->fixed32() << 32,
                self::FLOAT => $this->float(),
                self::STRING_8 => $this->string($this->cursor->byte()),
                self::STRING_16 => $this->string($this->word()),
                self::STRING_32 => $this->string($this->cursor->fixed32()),
                self::NUMBER_8 => $this->numbered($this->cursor->byte()),
                self::NUMBER_16 => $this->numbered($this->word()),
                self::NUMBER_32 => $this->numbered($this->cursor->fixed32()),
                default => throw new DamagedBytes('A value has an unknown form.'),
            },
        };
    }

    /**
     * @return ?int<0, max>
     */
    private function length(int $tag, int $first, int $behind, int $long): ?int
    {
        if ($tag >= $first && $tag < $behind) {
            return \max(0, $tag - $first + 1);
        }

        return $tag === $long ? $this->cursor->unsigned() : null;
    }

    private function string(int $length): string
    {
        $string = $this->cursor->take($length);
        if ($length >= self::LEAST_NUMBERED) {
            $this->strings[] = $string;
        }

        return $string;
    }

    private function numbered(int $number): string
    {
        return $this->strings[$number] ?? throw new DamagedBytes('There is no string with such a number.');
    }

    private function word(): int
    {
        return $this->cursor->byte() | $this->cursor->byte() << 8;
    }

    private function float(): float
    {
        $float = (array) \unpack('e', $this->cursor->take(8));

        return \is_float($float[1]) ? $float[1] : 0.0;
    }
}
