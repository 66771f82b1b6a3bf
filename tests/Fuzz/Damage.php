<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * What happens to documents on their way from people who mean no good.
 */
final readonly class Damage
{
    private const TOKENS = [
        '{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud800', '\\udc00', "\xFF", "\xE2\x82", "\xED\xA0\x80", "\xC0\xAF", "\0", "\n", "\x1F",
        '-', '+', '.', 'e', '0', '1e999', '-1E-999', '123456789012345678901234567890', 'tru', 'TRUE', 'null', 'NaN', 'Infinity', "\xEF\xBB\xBF",
        '[[[[', '{"":', '[]', '{}', '"é"', '""', '/**/', "'", ',,', '"kind":', '"id":1,', '"a":1}',
    ];

    /**
     * A document with something done to it that may break it.
     *
     * @param string $other another document, of the same kind or not
     */
    public static function done(string $json, string $other, Chance $chance): string
    {
        for ($times = $chance->oneOf([1, 1, 1, 1, 2, 4]); $times > 0; --$times) {
            $json = match ($chance->int(0, 9)) {
                0 => substr($json, 0, self::place($json, $chance)),
                1 => self::flipped($json, $chance),
                2 => substr_replace($json, '', self::place($json, $chance), $chance->int(1, 12)),
                3, 4 => substr_replace($json, $chance->oneOf(self::TOKENS), self::place($json, $chance), $chance->int(0, 2)),
                5 => substr_replace($json, $chance->bytes($chance->int(1, 3)), self::place($json, $chance), 0),
                6 => self::spliced($json, $other, $chance),
                default => self::typeSwapped($json, $chance),
            };
        }

        return $json;
    }

    private static function place(string $json, Chance $chance): int
    {
        return $chance->int(0, \strlen($json));
    }

    private static function flipped(string $json, Chance $chance): string
    {
        $at = self::place($json, $chance);

        return isset($json[$at]) ? substr_replace($json, $json[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1) : $json;
    }

    private static function spliced(string $json, string $other, Chance $chance): string
    {
        $length = $chance->oneOf([1, 5, 20, 80]);
        $piece = substr($other, self::place($other, $chance), $chance->int(1, $length));

        return substr_replace($json, $piece, self::place($json, $chance), $chance->int(0, $length));
    }

    /**
     * Well-formed, but with something else in one place.
     */
    private static function typeSwapped(string $json, Chance $chance): string
    {
        // Not to arrays, which would make {} of [] or the other way round.
        $value = json_decode($json);
        if (json_last_error() !== JSON_ERROR_NONE) {
            return $json;
        }
        $holders = [];
        self::gatherHolders($value, $holders);

        return JsonPrinter::print($holders === [] ? Tree::anything($chance) : self::changed($value, $chance->int(0, \count($holders)), $chance), $chance);
    }

    /**
     * @param list<\stdClass|array<mixed>> $holders
     */
    private static function gatherHolders(mixed $value, array &$holders): void
    {
        if (\is_array($value) || $value instanceof \stdClass) {
            $holders[] = $value;
            foreach ((array) $value as $member) {
                self::gatherHolders($member, $holders);
            }
        }
    }

    /**
     * The value with a member exchanged, lost or added in the array or object of that number; number 0 is the value itself.
     */
    private static function changed(mixed $value, int $number, Chance $chance): mixed
    {
        if ($number === 0) {
            return Tree::anything($chance);
        }
        $left = $number;

        return self::changedAt($value, $left, $chance);
    }

    private static function changedAt(mixed $value, int &$left, Chance $chance): mixed
    {
        if (!\is_array($value) && !$value instanceof \stdClass) {
            return $value;
        }
        $members = (array) $value;
        if (--$left === 0) {
            $key = $members === [] ? Tree::key($chance) : $chance->oneOf(array_keys($members));
            if ($chance->percent(25)) {
                unset($members[$key]);
            } elseif ($chance->percent(15)) {
                $members[Tree::key($chance)] = Tree::anything($chance);
            } else {
                $members[$key] = Tree::anything($chance, 2);
            }
            // Now and then an array becomes an object, or an object an array.
            $isList = $chance->percent(8) !== \is_array($value);
        } else {
            foreach ($members as $key => $member) {
                $members[$key] = $left > 0 ? self::changedAt($member, $left, $chance) : $member;
            }
            $isList = \is_array($value);
        }

        return $isList ? array_values($members) : Tree::stdClass($members);
    }
}
