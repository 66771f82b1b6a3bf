<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * Sets of ASCII characters, with ranges as addcslashes() takes them. It looks up each character of a text in a table; strcspn() compares
 * it with each one of the set, which takes ten times as long for sets like these. A regular expression would be compiled by each process:
 * that takes as long as hundreds of looks at a name.
 *
 * @internal
 */
final readonly class Ascii
{
    /** What `\w` stands for. */
    public const WORD = self::DIGITS . 'A..Z_a..z';

    /** All that cannot be seen but the space. */
    public const CONTROL = "\x00..\x1f\x7f";

    private const DIGITS = '0..9';

    /** All bytes that are not in {@see WORD}. */
    private const NO_WORD = "\x00../:..@[..^`{..\xff";

    /**
     * Whether a text is a name without a character beyond ASCII: letters, digits and underscores, and no digit first.
     */
    public static function isName(string $text): bool
    {
        return $text !== '' && !self::hasAny($text, self::NO_WORD) && !self::hasAny($text[0], self::DIGITS);
    }

    public static function hasAny(string $text, string $characters): bool
    {
        return \addcslashes($text, $characters) !== $text;
    }
}
