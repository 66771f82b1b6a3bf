<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Values as messages show them: with their type, cut to a length, and without characters that hide, move or break.
 *
 * @internal
 */
final class ValueText
{
    /** Characters of a string. */
    private const LENGTH = 50;

    /** Keys of an object. */
    private const KEYS = 5;

    /**
     * `string "12,50"`, `int 7`, `null`, `array of 3`, `object with "id", "name"`, `App\Money`.
     */
    public static function of(mixed $value): string
    {
        return match (true) {
            \is_string($value) => 'string ' . self::quoted($value) . self::size($value),
            \is_int($value), \is_float($value), \is_bool($value) => self::kind($value) . ' ' . \var_export($value, true),
            \is_array($value) && $value !== [] => \array_is_list($value)
                ? 'array of ' . \number_format(\count($value))
                : 'object with ' . self::list(\array_keys($value), self::KEYS),
            \is_object($value) => \get_debug_type($value),
            default => self::kind($value),
        };
    }

    /**
     * A text that names classes. Behind the name of an anonymous class stand a NUL, the path of its file and a number that differs
     * from process to process; they are left out.
     */
    public static function classes(string $text): string
    {
        return \str_contains($text, "\0") ? (string) \preg_replace('/@anonymous\0[^$]*\$[0-9a-f]+/', '@anonymous', $text) : $text;
    }

    /**
     * The type alone, by the words of JSON; nothing of the value and no class.
     */
    public static function kind(mixed $value): string
    {
        return match (true) {
            $value === [] => 'empty array or object',
            \is_array($value) => \array_is_list($value) ? 'array' : 'object',
            \is_object($value) => 'object',
            \is_resource($value) => 'resource',
            default => \get_debug_type($value),
        };
    }

    /**
     * @return string in double quotes, as JSON
     */
    public static function quoted(string $text): string
    {
        // A character takes at most four bytes.
        $head = self::head($text, 4 * self::LENGTH + 4);
        $isCut = \preg_match('/\A.{' . self::LENGTH . '}(?=.)/us', $head, $found) === 1;
        if (!$isCut && \preg_match('//u', $head) !== 1) {
            // No UTF-8: bytes are counted.
            $isCut = \strlen($text) > self::LENGTH;
            $found = [\substr($text, 0, self::LENGTH)];
        }
        $shown = $isCut ? $found[0] : $text;
        $isPlain = \preg_match('/\A[^\p{C}\p{Zl}\p{Zp}]*+\z/u', $shown) === 1;
        $json = \json_encode(
            $shown,
            \JSON_THROW_ON_ERROR | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_UNESCAPED_SLASHES | ($isPlain ? \JSON_UNESCAPED_UNICODE : 0),
        );

        return $isCut ? \substr($json, 0, -1) . '…"' : $json;
    }

    /**
     * At most so many bytes from the beginning, and no part of a character (RFC 3629: bytes 10xxxxxx continue one).
     *
     * @param int<4, max> $bytes
     */
    public static function head(string $text, int $bytes): string
    {
        $end = $bytes;
        while ($end > $bytes - 4 && (\ord($text[$end] ?? "\0") & 0xC0) === 0x80) {
            --$end;
        }

        return \substr($text, 0, $end);
    }

    /**
     * `"a", "b" and 3 more`.
     *
     * @param list<string|int> $values
     * @param positive-int     $limit
     */
    public static function list(array $values, int $limit): string
    {
        $shown = \implode(', ', \array_map(
            static fn(string|int $value): string => \is_int($value) ? (string) $value : self::quoted($value),
            \array_slice($values, 0, $limit),
        ));
        $rest = \count($values) - $limit;

        return $rest > 0 ? "{$shown} and " . \number_format($rest) . ' more' : $shown;
    }

    private static function size(string $text): string
    {
        return \strlen($text) > 4 * self::LENGTH ? ' (' . \number_format(\strlen($text)) . ' bytes)' : '';
    }
}
