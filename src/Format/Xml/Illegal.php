<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\NotedObject;
use Kiln\Format\Utf8;

/**
 * Finds the character in a tree that no document may have.
 *
 * @internal
 */
final readonly class Illegal
{
    /**
     * @return ?array{list<string|int>, string} where it stands, and what it is; null where there is no such character, or bytes that
     *                                          are no UTF-8
     */
    public static function in(mixed $tree): ?array
    {
        if (\is_string($tree)) {
            $what = self::what($tree);

            return $what === null ? null : [[], $what];
        }
        $members = match (true) {
            $tree instanceof NotedObject => $tree->members,
            \is_array($tree) => $tree,
            $tree instanceof \stdClass => \get_object_vars($tree),
            default => [],
        };
        $isList = \is_array($tree) && \array_is_list($tree);
        foreach ($members as $key => $value) {
            $what = \is_string($key) ? self::what($key) : null;
            $found = $what === null ? self::in($value) : [[], "in the key: {$what}"];
            if ($found !== null) {
                return [[$isList ? $key : (string) $key, ...$found[0]], $found[1]];
            }
        }

        return null;
    }

    private static function what(string $text): ?string
    {
        if (\preg_match(Syntax::NO_CHAR, $text, $match) !== 1) {
            return null;
        }

        return \sprintf('the character U+%04X', Utf8::codePoint($match[0]));
    }
}
