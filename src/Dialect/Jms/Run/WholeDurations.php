<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Durations in whole seconds, without a sign: what ISO 8601 had before its second part.
 *
 * @internal
 */
final readonly class WholeDurations
{
    /**
     * Fraction and sign are dropped, and so are parts that are not positive.
     */
    public static function write(\DateInterval $duration): string
    {
        $date = self::part($duration->y, 'Y') . self::part($duration->m, 'M') . self::part($duration->d, 'D');
        $time = self::part($duration->h, 'H') . self::part($duration->i, 'M') . self::part($duration->s, 'S');

        return $date . $time === '' ? 'P0DT0S' : 'P' . $date . ($time === '' ? '' : 'T' . $time);
    }

    private static function part(int $number, string $unit): string
    {
        return $number > 0 ? $number . $unit : '';
    }
}
