<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;

/**
 * Between plain data and JSON text, by ext/json.
 *
 * @internal
 */
final readonly class JsonText
{
    /** Slashes and letters as they are, floats always with a fraction; everything by RFC 8259. */
    public const FLAGS = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION;

    /** The value of the ini setting that gives the shortest digits which read back as the same float (PHP 7.1 on). */
    private const SHORTEST_FLOATS = '-1';

    /**
     * An object that a {@see \Kiln\Format\IndexedObject} could stand for: it begins with the key 0. To look for one takes about a hundredth of
     * the time of json_decode().
     */
    public const NUMBERED_OBJECT = '/\{[ \t\n\r]*+"(?:0|\\\\u0030)"[ \t\n\r]*+:/';

    /** The same, or an object without members. */
    public const OBJECT_LIKE_A_LIST = '/\{[ \t\n\r]*+(?:"(?:0|\\\\u0030)"[ \t\n\r]*+:|\})/';

    /** Levels of arrays and objects: ext/json counts 31 bits of them, and a scalar as one more. */
    public const MOST_LEVELS = 0x7FFF_FFFE;

    /**
     * @param int<1, max> $depth
     * @param int         $flags of json_encode()
     *
     * @throws \JsonException
     */
    public static function encode(mixed $data, int $depth, int $flags = self::FLAGS): string
    {
        return \ini_get('serialize_precision') === self::SHORTEST_FLOATS
            ? \json_encode($data, $flags | \JSON_THROW_ON_ERROR, $depth)
            : self::withShortestFloats(static fn(): string => \json_encode($data, $flags | \JSON_THROW_ON_ERROR, $depth));
    }

    /**
     * Has json_encode() write the shortest digits of floats that read back as the same.
     *
     * @template T
     *
     * @param \Closure(): T $write
     *
     * @return T
     */
    public static function withShortestFloats(\Closure $write): mixed
    {
        if (self::hasShortestFloats()) {
            return $write();
        }
        $precision = \ini_set('serialize_precision', self::SHORTEST_FLOATS);
        try {
            return $write();
        } finally {
            \ini_set('serialize_precision', (string) $precision);
        }
    }

    /**
     * Whether it does so by the settings of PHP.
     */
    public static function hasShortestFloats(): bool
    {
        return \ini_get('serialize_precision') === self::SHORTEST_FLOATS;
    }

    /**
     * JSON as one line of a stream. Inside of strings there are no line ends (RFC 8259, section 7).
     */
    public static function inOneLine(string $json): string
    {
        // Two searches take a thirtieth of the time of strpbrk().
        return \str_contains($json, "\n") || \str_contains($json, "\r") ? \strtr($json, "\r\n", '  ') : $json;
    }

    /**
     * A text in which an object may be that an array cannot be told from a list, with \stdClass for all objects.
     *
     * @param int<1, max> $depth   levels of arrays and objects
     * @param string      $pattern of such an object
     *
     * @return array<mixed>|\stdClass|null null for any other text, and for what is no JSON; or, which json_decode() takes for
     *                                     arrays only, for a key that begins with a NUL
     */
    public static function withObjects(string $json, int $depth, string $pattern = self::NUMBERED_OBJECT): array|\stdClass|null
    {
        if (\preg_match($pattern, $json) !== 1) {
            return null;
        }
        $decoded = \json_decode($json, false, self::decodingDepth($depth));

        return \is_array($decoded) || $decoded instanceof \stdClass ? $decoded : null;
    }

    /**
     * The depth to give to json_decode(), which counts a scalar as a level of its own (php-src, ext/json/json_parser.y), other
     * than json_encode().
     *
     * @param int<1, max> $levels of arrays and objects
     *
     * @return int<2, max>
     */
    public static function decodingDepth(int $levels): int
    {
        return \min($levels, self::MOST_LEVELS) + 1;
    }

    /**
     * @param int<1, max> $depth levels of arrays and objects
     *
     * @throws SyntaxException
     */
    public static function decode(string $json, int $depth): mixed
    {
        $data = \json_decode($json, true, self::decodingDepth($depth));
        if ($data === null && \json_last_error() !== \JSON_ERROR_NONE) {
            throw new SyntaxException(
                (new SyntaxChecker())->firstError($json, self::decodingDepth($depth))
                    // The stack of PHP's parser has an end, too: 10,000 entries, of which a level takes two to six.
                    ?? SyntaxError::in($json, 0, SyntaxError::DEPTH_EXCEEDED, 'nested deeper than json_decode() can read'),
            );
        }

        return $data;
    }
}
