<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * Dates and times as YAML 1.1 has them (https://yaml.org/type/timestamp.html): with blanks, digits and a zone left out.
 *
 * @internal
 */
final readonly class Timestamp
{
    private const PATTERN = '/^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(\.\d*)?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?)?$/D';

    /**
     * @return ?string as RFC 3339 has it; a date alone stays one; null for anything else
     */
    public static function rfc3339(string $text): ?string
    {
        if (\preg_match(self::PATTERN, $text, $match, \PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        [, $year, $month, $day, $hour, $minute, $second, $fraction, $zone] = $match;
        $date = \sprintf('%s-%02d-%02d', $year, (int) $month, (int) $day);
        if ($hour === null) {
            return $date;
        }
        if ($zone !== null && $zone !== 'Z') {
            [$hours, $minutes] = \explode(':', $zone . ':00');
            $zone = \sprintf('%s%02d:%s', $zone[0], \abs((int) $hours), $minutes);
        }

        return \sprintf('%sT%02d:%s:%s%s%s', $date, (int) $hour, $minute, $second, $fraction === '.' ? '' : $fraction, $zone ?? 'Z');
    }
}
