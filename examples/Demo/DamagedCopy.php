<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

/**
 * A JSON text in which a few things are wrong, each at another place: a key is
 * misspelt, or a value is replaced by one of another type.
 */
final readonly class DamagedCopy
{
    private const TOKEN = '/(?<key>"(?:[^"\\\\]|\\\\.)*+")\s*:|(?<date>"\d{4}-\d\d-\d\d[^"]*")|(?<text>"(?:[^"\\\\]|\\\\.)*+")|(?<number>-?\d[\d.eE+-]*)|(?<bool>true|false)/';

    private const KINDS = ['key', 'date', 'text', 'number', 'bool'];

    /** How many places of each kind are tried. */
    private const TRIES = 40;

    /**
     * @param callable(string): int $countProblems how many problems a text has; damage that adds none is not done
     */
    public static function of(string $json, callable $countProblems): string
    {
        $problems = 0;
        foreach (self::KINDS as $number => $kind) {
            // Each kind begins to look at another part of the document.
            foreach (self::spread(self::places($json, $kind), ($number + 1) / (\count(self::KINDS) + 1)) as [$text, $offset]) {
                $damaged = substr_replace($json, self::replacement($kind, $text), $offset, \strlen($text));
                if ($countProblems($damaged) > $problems) {
                    $json = $damaged;
                    ++$problems;
                    break;
                }
            }
        }

        return $json;
    }

    /**
     * @return list<array{string, int}> texts with their offsets
     */
    private static function places(string $json, string $kind): array
    {
        preg_match_all(self::TOKEN, $json, $tokens, PREG_OFFSET_CAPTURE);

        return array_values(array_filter($tokens[$kind] ?? [], static fn(array $token): bool => $token[1] >= 0 && $token[0] !== ''));
    }

    private static function replacement(string $kind, string $text): string
    {
        return match ($kind) {
            'key' => \strlen($text) < 4 ? '"?"' : substr($text, 0, -2) . '"',
            'date' => '"yesterday"',
            'text' => '12',
            'number' => '"twelve"',
            default => '"maybe"',
        };
    }

    /**
     * A few of many places, from all over the document.
     *
     * @param list<array{string, int}> $places
     * @param float                    $start  which comes first, from 0 to 1
     *
     * @return list<array{string, int}>
     */
    private static function spread(array $places, float $start): array
    {
        $count = \count($places);
        $chosen = [];
        for ($try = 0; $try < min(self::TRIES, $count); ++$try) {
            $chosen[] = $places[(int) ($start * $count + $try * max(1, $count / self::TRIES)) % $count];
        }

        return $chosen;
    }
}
