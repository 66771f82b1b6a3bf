<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * Jumps over JSON text without judging it.
 *
 * @internal
 */
final class Hop
{
    /** RFC 8259, section 2. */
    public const WHITESPACE = " \t\n\r";

    /**
     * The offset of the quote that closes the string whose content goes on at $at. When the text ends before it,
     * the offset at which to go on once there is more: the end, or the backslash of an escape that is cut off.
     */
    public static function closingQuote(string $text, int $at): int
    {
        while (true) {
            $at += \strcspn($text, '"\\', $at);

            if (($text[$at] ?? '"') === '"' || !isset($text[$at + 1])) {
                return $at;
            }

            // The byte after a backslash never closes a string, whatever the escape means.
            $at += 2;
        }
    }
}
