<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

/**
 * @internal
 */
final readonly class Similar
{
    /**
     * The name that somebody meant who made a slip of about one letter in three; null when none is that near.
     *
     * @param list<string> $names
     */
    public static function to(string $name, array $names): ?string
    {
        $best = null;
        $limit = \intdiv(\strlen($name), 3) + 1;
        foreach ($names as $candidate) {
            $distance = \levenshtein(\strtolower($name), \strtolower($candidate));
            if ($distance < $limit) {
                [$best, $limit] = [$candidate, $distance];
            }
        }

        return $best;
    }
}
