<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Shows a place in a text: the line before it, its line, and a caret under it.
 *
 * Long lines are cut, and characters that would move, hide or break what a terminal shows are replaced, so that the
 * caret stands right and hostile text cannot pose as something else.
 *
 * @internal
 */
final class Excerpt
{
    /** Code points shown on each side of the place; together they fit a terminal of 80 columns. */
    private const SIDE = 36;

    /** Bytes shown on each side of a place among bytes. */
    private const BYTES = 8;

    /** A code point takes at most four bytes (RFC 3629). */
    private const SIDE_BYTES = 4 * self::SIDE;

    /** So many bytes before a place are looked at. With one more it is seen that they are not the first of the text. */
    public const BEFORE = 2 * self::SIDE_BYTES;

    public static function of(string $text, int $offset): string
    {
        $from = \max(0, $offset - self::BEFORE);
        $lines = \explode("\n", \substr($text, $from, $offset - $from));
        $before = self::tail(\array_pop($lines));
        $after = self::head(\explode("\n", \substr($text, $offset, self::SIDE_BYTES + 4), 2)[0]);
        $shown = [\implode('', $before) . \implode('', $after), \str_repeat(' ', \count($before)) . '^'];

        // The line before may have been cut at its beginning, and then it would not stand above the right columns.
        if ($lines !== [] && (\count($lines) > 1 || $from === 0)) {
            \array_unshift($shown, \implode('', self::head($lines[\count($lines) - 1])));
        }

        return \implode("\n", $shown);
    }

    /**
     * Some bytes before a place, the one there and some behind it, in hexadecimal digits, with a caret under the one.
     */
    public static function ofBytes(string $bytes, int $offset): string
    {
        $from = \max(0, $offset - self::BYTES);
        $shown = \rtrim(\chunk_split(\bin2hex(\substr($bytes, $from, $offset - $from + self::BYTES)), 2, ' '));

        return ($from > 0 ? '… ' : '') . $shown . ($offset + self::BYTES < \strlen($bytes) ? ' …' : '')
            . "\n" . \str_repeat(' ', 3 * ($offset - $from) + ($from > 0 ? 2 : 0)) . '^';
    }

    /** @return list<string> */
    private static function head(string $line): array
    {
        $characters = Utf8::split(\rtrim($line, "\r"));
        $shown = \array_map(Utf8::printable(...), \array_slice($characters, 0, self::SIDE));

        return \count($characters) > self::SIDE ? [...$shown, '…'] : $shown;
    }

    /** @return list<string> */
    private static function tail(string $line): array
    {
        $characters = Utf8::split($line);
        $shown = \array_map(Utf8::printable(...), \array_slice($characters, -self::SIDE));

        return \count($characters) > self::SIDE ? ['…', ...$shown] : $shown;
    }
}
