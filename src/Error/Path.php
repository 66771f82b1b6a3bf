<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * The way from the root of a document to a value: keys as strings, indices of arrays as integers, the outermost first.
 *
 * @internal
 */
final class Path
{
    /** Segments of a path that people can still read; of a longer one they see both ends. */
    private const LONGEST = 32;

    /** Bytes of a key in a pointer. Fifty problems below one key of a megabyte would else repeat it fifty times. */
    private const KEY_LENGTH = 256;

    /**
     * For machines, by RFC 6901: `/lines/2/price`; the root is the empty string. Of a key with more than 256 bytes only so many
     * are there, and an ellipsis behind them.
     *
     * @param list<string|int> $segments
     */
    public static function toPointer(array $segments): string
    {
        $pointer = '';
        foreach ($segments as $segment) {
            $pointer .= '/' . \strtr(self::shortened((string) $segment), ['~' => '~0', '/' => '~1']);
        }

        return \preg_match('//u', $pointer) === 1 ? $pointer : self::withoutInvalidBytes($pointer);
    }

    /**
     * The pointer as a URI fragment, by RFC 6901, section 6: `#/lines/2/price`; the root is `#`.
     *
     * @param list<string|int> $segments
     */
    public static function toFragment(array $segments): string
    {
        return '#' . \implode('/', \array_map(\rawurlencode(...), \explode('/', self::toPointer($segments))));
    }

    /**
     * For people: `lines[2].price`, `["bom-ref"]` where a key is no identifier; the root is `$`.
     *
     * @param list<string|int> $segments
     */
    public static function toText(array $segments): string
    {
        $text = '';
        foreach ($segments as $segment) {
            $text .= match (true) {
                \is_int($segment) => "[{$segment}]",
                \preg_match('/\A[\p{L}_][\p{L}\p{N}_]{0,49}+\z/u', $segment) !== 1 => '[' . ValueText::quoted($segment) . ']',
                $text === '' => $segment,
                default => ".{$segment}",
            };
        }

        return match (true) {
            $text === '' => '$',
            \count($segments) > self::LONGEST => self::toText(\array_slice($segments, 0, 3)) . ' … ' . self::toText(\array_slice($segments, -3)),
            default => $text,
        };
    }

    private static function shortened(string $key): string
    {
        return \strlen($key) <= self::KEY_LENGTH ? $key : ValueText::head($key, self::KEY_LENGTH) . '…';
    }

    /**
     * A pointer is Unicode; a key to write may be none.
     */
    private static function withoutInvalidBytes(string $text): string
    {
        $clean = \json_decode(\json_encode($text, \JSON_THROW_ON_ERROR | \JSON_INVALID_UTF8_SUBSTITUTE), flags: \JSON_THROW_ON_ERROR);

        return \is_string($clean) ? $clean : '';
    }
}
