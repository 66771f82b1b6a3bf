<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * Two ways to write down the way from the root of a document to a value in it.
 *
 * @internal
 */
final class Pointer
{
    /**
     * For machines, by RFC 6901: `/lines/2/price`; the root is the empty string.
     *
     * @param list<string|int> $segments keys and indices, the outermost first
     */
    public static function toPointer(array $segments): string
    {
        $pointer = '';
        foreach ($segments as $segment) {
            // RFC 6901, section 3; strtr replaces in one pass, so the order of the two does not matter.
            $pointer .= '/' . strtr((string) $segment, ['~' => '~0', '/' => '~1']);
        }

        return $pointer;
    }

    /**
     * For people: `lines[2].price`, `["bom-ref"]` for a key that is no identifier; the root is `$`.
     *
     * @param list<string|int> $segments keys as strings, indices of arrays as integers
     */
    public static function toPath(array $segments): string
    {
        $path = '';
        foreach ($segments as $segment) {
            $path .= match (true) {
                \is_int($segment) => '[' . $segment . ']',
                preg_match('/\A[\p{L}_][\p{L}\p{N}_]*+\z/u', $segment) !== 1 => '[' . self::quoted($segment) . ']',
                $path === '' => $segment,
                default => '.' . $segment,
            };
        }

        return $path === '' ? '$' : $path;
    }

    private static function quoted(string $key): string
    {
        // Characters that hide, move or break stay escaped, so that a path is what it looks like.
        $isPlain = preg_match('/\A[^\p{C}\p{Zl}\p{Zp}]*+\z/u', $key) === 1;

        return json_encode(
            $key,
            \JSON_THROW_ON_ERROR | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_UNESCAPED_SLASHES | ($isPlain ? \JSON_UNESCAPED_UNICODE : 0),
        );
    }
}
