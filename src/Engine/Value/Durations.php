<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Date intervals to text and back: ISO 8601-1, 5.5.2.2 (`P1Y2M3DT4H5M6.7S`), with the minus signs of ISO 8601-2, 4.4.1.9:
 * one before the whole (`-P1D`) or before single parts (`P1M-3D`).
 *
 * What is written is read again as the same years, months, days, hours, minutes, seconds and microseconds. The number of days
 * that {@see \DateTimeInterface::diff()} notes besides ({@see \DateInterval::$days}) has no place in the text.
 *
 * @internal
 */
final class Durations
{
    /** Up to nine digits, so that no sum of them leaves the range of an int. */
    private const ISO8601 = '/\A(?<sign>[+-])?P(?=[-\d]|T[-\d])(?:(?<y>-?\d{1,9})Y)?(?:(?<m>-?\d{1,9})M)?(?:(?<w>-?\d{1,9})W)?(?:(?<d>-?\d{1,9})D)?'
        . '(?:T(?=[-\d])(?:(?<h>-?\d{1,9})H)?(?:(?<i>-?\d{1,9})M)?(?:(?<s>-?\d{1,9})(?:[.,](?<f>\d{1,9}))?S)?)?\z/';

    /**
     * What {@see \DateInterval::format()} writes for each letter, and the part that it fills.
     */
    private const LETTERS = [
        'Y' => ['y', '-?\d+'], 'y' => ['y', '-?\d+'],
        'M' => ['m', '-?\d{2,}'], 'm' => ['m', '-?\d+'],
        'D' => ['d', '-?\d{2,}'], 'd' => ['d', '-?\d+'],
        'a' => ['total', '-?\d+'],
        'H' => ['h', '-?\d{2,}'], 'h' => ['h', '-?\d+'],
        'I' => ['i', '-?\d{2,}'], 'i' => ['i', '-?\d+'],
        'S' => ['s', '-?\d{2,}'], 's' => ['s', '-?\d+'],
        'F' => ['f', '-?\d{6,}'], 'f' => ['f', '-?\d+'],
        'R' => ['sign', '[+-]'], 'r' => ['sign', '-?'],
    ];

    /**
     * What words ask for that is no length: "next monday", "3 weekdays", "last day of next month" (php-src, ext/date/php_date.c,
     * php_date_parse_relative()).
     */
    private const NOT_A_LENGTH = ['weekday' => true, 'weekdays' => true, 'special' => true, 'first_day_of_month' => true, 'last_day_of_month' => true];

    /** @var array<string, string> pattern by format */
    private static array $patterns = [];

    /**
     * Whether years, months, days, hours, minutes and seconds are all that there is to say. An interval that
     * {@see \DateInterval::createFromDateString()} made of words may hold more, and shows it nowhere but in these words.
     */
    public static function isLength(\DateInterval $interval): bool
    {
        $words = ((array) $interval)['date_string'] ?? null;
        $parsed = \is_string($words) ? \date_parse($words)['relative'] ?? [] : [];

        return \is_array($parsed) && \array_intersect_key($parsed, self::NOT_A_LENGTH) === [];
    }

    /**
     * @throws Mismatch when it is no length
     */
    public static function write(\DateInterval $interval): string
    {
        self::isLength($interval) || throw new Mismatch(\DateInterval::class);
        // Seconds and microseconds are one number in the text.
        $microseconds = $interval->s * 1_000_000 + self::microseconds($interval);
        $parts = [$interval->y, $interval->m, $interval->d, $interval->h, $interval->i, $microseconds];
        $isNegative = $interval->invert === 1;

        if (\max($parts) <= 0 && \min($parts) < 0) {
            $parts = \array_map(static fn(int $part): int => -$part, $parts);
            $isNegative = !$isNegative;
        }
        [$years, $months, $days, $hours, $minutes, $microseconds] = $parts;
        $date = self::part($years, 'Y') . self::part($months, 'M') . self::part($days, 'D');
        $time = self::part($hours, 'H') . self::part($minutes, 'M') . self::seconds($microseconds);

        if ($date . $time === '') {
            return 'PT0S';
        }

        return ($isNegative ? '-' : '') . 'P' . $date . ($time === '' ? '' : 'T' . $time);
    }

    /**
     * @param string $text ISO 8601; weeks count seven days, digits of a second beyond microseconds are cut
     */
    public static function read(string $text): ?\DateInterval
    {
        if (\preg_match(self::ISO8601, $text, $found, \PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        $microseconds = $found['f'] === null ? 0 : (int) \substr(\str_pad($found['f'], 6, '0'), 0, 6);

        return self::interval([
            'y' => (int) $found['y'],
            'm' => (int) $found['m'],
            'd' => (int) $found['w'] * 7 + (int) $found['d'],
            'h' => (int) $found['h'],
            'i' => (int) $found['i'],
            's' => (int) $found['s'],
            'f' => ($found['s'][0] ?? '') === '-' ? -$microseconds : $microseconds,
        ], $found['sign'] === '-');
    }

    /**
     * @param string $format of {@see \DateInterval::format()}
     *
     * @throws Mismatch when it is no length
     */
    public static function format(\DateInterval $interval, string $format): string
    {
        self::isLength($interval) || throw new Mismatch(\DateInterval::class);

        return $interval->format($format);
    }

    /**
     * A text that {@see format()} writes. A part that the format names twice must say the same twice; the total of days (`%a`)
     * counts where the format names no days.
     *
     * @param string $format of {@see \DateInterval::format()}
     */
    public static function readFormat(string $text, string $format): ?\DateInterval
    {
        if (\preg_match(self::$patterns[$format] ??= self::pattern($format), $text, $found) !== 1) {
            return null;
        }
        $parts = [];
        foreach ($found as $name => $digits) {
            if (\is_int($name)) {
                continue;
            }
            $part = \explode('_', $name)[0];
            $number = $part === 'sign'
                ? (int) ($digits === '-')
                : \filter_var(\preg_replace('/\A(-?)0+(?=\d)/', '$1', $digits), \FILTER_VALIDATE_INT);
            if ($number === false || ($parts[$part] ?? $number) !== $number) {
                // beyond the range of an int, or a contradiction
                return null;
            }
            $parts[$part] = $number;
        }
        $parts += ['y' => 0, 'm' => 0, 'd' => $parts['total'] ?? 0, 'h' => 0, 'i' => 0, 's' => 0, 'f' => 0];

        return self::interval($parts, ($parts['sign'] ?? 0) === 1);
    }

    /**
     * @param array<string, int> $parts by name of the property; f in microseconds
     */
    private static function interval(array $parts, bool $isNegative): \DateInterval
    {
        $interval = new \DateInterval('PT0S');
        $interval->y = $parts['y'];
        $interval->m = $parts['m'];
        $interval->d = $parts['d'];
        $interval->h = $parts['h'];
        $interval->i = $parts['i'];
        $interval->s = $parts['s'];
        // PHP keeps microseconds as an int and cuts what it is given: without the half, one in a hundred came out one less.
        $interval->f = ($parts['f'] + ($parts['f'] <=> 0) * 0.5) / 1_000_000;
        $interval->invert = $isNegative ? 1 : 0;

        return $interval;
    }

    private static function microseconds(\DateInterval $interval): int
    {
        return (int) \round($interval->f * 1_000_000);
    }

    private static function part(int $number, string $letter): string
    {
        return $number === 0 ? '' : $number . $letter;
    }

    private static function seconds(int $microseconds): string
    {
        if ($microseconds === 0) {
            return '';
        }
        $sign = $microseconds < 0 ? '-' : '';
        $seconds = \abs(\intdiv($microseconds, 1_000_000));
        $fraction = \rtrim(\sprintf('%06d', \abs($microseconds % 1_000_000)), '0');

        return $sign . $seconds . ($fraction === '' ? '' : '.' . $fraction) . 'S';
    }

    private static function pattern(string $format): string
    {
        $pattern = '';
        $seen = [];
        $count = \strlen($format);
        for ($at = 0; $at < $count; ++$at) {
            $letter = $format[$at] === '%' ? $format[$at + 1] ?? '' : '';
            if (isset(self::LETTERS[$letter])) {
                [$field, $digits] = self::LETTERS[$letter];
                $seen[$field] = ($seen[$field] ?? 0) + 1;
                $pattern .= "(?<{$field}_{$seen[$field]}>{$digits})";
                ++$at;
                continue;
            }
            $pattern .= \preg_quote($format[$at], '/');
            // "%%" is a percent sign; a percent sign before any other letter stands for itself.
            $at += $letter === '%' ? 1 : 0;
        }

        return "/\\A{$pattern}\\z/";
    }
}
