<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

/**
 * "Did you mean": the nearest of a few words.
 *
 * @internal
 */
final class Suggestion
{
    /** Beyond these a comparison with every candidate takes too long for an error message. */
    private const MOST_CANDIDATES = 1000;
    private const LONGEST = 64;

    /**
     * @param list<string|int> $candidates
     *
     * @return ?string the candidate that differs from the word only by upper case, `_`, `-`, `.` and spaces, or else by the
     *                 fewest letters, at most one in three; two letters that have changed places count as one
     */
    public static function of(string $word, array $candidates): ?string
    {
        if (\strlen($word) > self::LONGEST) {
            return null;
        }
        $nearest = null;
        $least = \max(1, \intdiv(\strlen($word), 3)) + 1;

        foreach (\array_slice($candidates, 0, self::MOST_CANDIDATES) as $candidate) {
            $candidate = (string) $candidate;
            if (\strlen($candidate) > self::LONGEST || $candidate === $word) {
                continue;
            }
            $distance = self::distance($word, $candidate);
            if ($distance < $least && $distance < \strlen($candidate)) {
                $least = $distance;
                $nearest = $candidate;
            }
        }

        return $nearest;
    }

    private static function distance(string $word, string $candidate): int
    {
        if (self::bare($word) === self::bare($candidate)) {
            return 0;
        }
        $distance = \levenshtein($word, $candidate);

        return $distance === 2 && \count_chars($word, 1) === \count_chars($candidate, 1) ? 1 : $distance;
    }

    private static function bare(string $word): string
    {
        return \strtolower(\str_replace(['_', '-', '.', ' '], '', $word));
    }
}
