<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * Sets of ASCII characters, for strspn() and strcspn(). A process compiles each regular expression that it uses: that takes as long
 * as hundreds of looks at a name.
 *
 * @internal
 */
final readonly class Ascii
{
    /** What `\w` stands for. */
    public const WORD = self::DIGITS . 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

    /** All that cannot be seen but the space. */
    public const CONTROL = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f";

    private const DIGITS = '0123456789';

    /**
     * Whether a text is a name without a character beyond ASCII: letters, digits and underscores, and no digit first.
     */
    public static function isName(string $text): bool
    {
        return $text !== '' && \strspn($text, self::WORD) === \strlen($text) && !\str_contains(self::DIGITS, $text[0]);
    }

    public static function hasAny(string $text, string $characters): bool
    {
        return \strcspn($text, $characters) < \strlen($text);
    }
}
