<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\Json\JsonText;
use Kiln\Format\SyntaxException;

/**
 * Decodes JSON without losing what json_decode() loses: integers beyond those of PHP, which become {@see LargeInteger}s, and objects
 * with a name that begins with a NUL.
 *
 * @internal
 */
final readonly class ExactJson
{
    /** Where something may be lost: digits of such an integer, in a text or not, or one of the characters that have a meaning below. */
    private const SUSPICIOUS = '/\d{19}|\\\\u000[01]/';

    /** A string, or an integer of so many digits that is no part of another number. */
    private const TOKEN = '/"(?:[^"\\\\]++|\\\\.)*+"|(?<![\d.eE+-])-?[1-9]\d{18,}+(?![.eE])/s';

    /** What strings begin with that stand for a large integer, and for a string as above. No other string begins so. */
    private const INTEGER = "\x01N";
    private const STRING = "\x01S";

    /**
     * @param int<1, max> $depth levels of arrays and objects
     *
     * @throws SyntaxException
     *
     * @return mixed with \stdClass for objects
     */
    public static function decode(string $json, int $depth): mixed
    {
        $isSuspicious = \preg_match(self::SUSPICIOUS, $json) === 1;
        $data = $isSuspicious ? null : \json_decode($json, false, JsonText::decodingDepth($depth));
        if ($data === null) {
            // It says what is wrong, and has no objects that a NUL could harm.
            $data = JsonText::decode($json, $depth);
        }

        return $isSuspicious && $data !== null ? self::decodeMarked($json, $depth) : $data;
    }

    /**
     * @param int<1, max> $depth
     */
    private static function decodeMarked(string $json, int $depth): mixed
    {
        $marked = \preg_replace_callback(self::TOKEN, static fn(array $token): string => match (true) {
            $token[0][0] !== '"' => "\"\\u0001N{$token[0]}\"",
            \str_starts_with($token[0], '"\u0000'), \str_starts_with($token[0], '"\u0001') => '"\u0001S' . \substr($token[0], 1),
            default => $token[0],
        }, $json);

        return self::unmarked(\json_decode((string) $marked, false, JsonText::decodingDepth($depth), \JSON_THROW_ON_ERROR));
    }

    private static function unmarked(mixed $data): mixed
    {
        if (\is_string($data)) {
            return match (true) {
                \str_starts_with($data, self::INTEGER) => new LargeInteger(\substr($data, 2)),
                \str_starts_with($data, self::STRING) => \substr($data, 2),
                default => $data,
            };
        }
        if (\is_array($data)) {
            return \array_map(self::unmarked(...), $data);
        }
        if (!$data instanceof \stdClass) {
            return $data;
        }
        $members = [];
        foreach ((array) $data as $name => $value) {
            $name = (string) $name;
            $members[\str_starts_with($name, self::STRING) ? \substr($name, 2) : $name] = self::unmarked($value);
        }

        return (object) $members;
    }
}
