<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

/**
 * Dates and times to text and back.
 *
 * RFC 3339 is taken at its word, with these decisions where it leaves room:
 *
 * - `t` and `z` may be lower case (section 5.6, first note); a space in place of `T` is refused.
 * - A fraction has 1 to 9 digits; those beyond microseconds are cut, because PHP keeps no more.
 * - A leap second (`23:59:60`) is refused: PHP has none, and would turn it into the second after.
 * - An offset of unknown local time (`-00:00`) is the offset zero.
 * - A year outside 0000 to 9999 is written, and read again, with its sign (ISO 8601's expanded form, {@see \DateTimeInterface::format()}, `x`).
 * - Zero microseconds are left out; else three digits where they suffice, or six.
 * - A time zone named `Z` is written as `Z`, every other one as an offset, UTC too (as in `DATE_ATOM`); a text that is read and
 *   written again stays as it was.
 *
 * @internal
 */
final class Dates
{
    /** A day that exists, February 29 by the Gregorian rule. */
    private const DATE = '\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)'
        . '|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29';

    /** RFC 3339, section 5.6: partial-time, time-offset. */
    private const TIME = 'T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)';

    private const RFC3339 = '/\A(?:' . self::DATE . ')' . self::TIME . '\z/';

    private const EXPANDED_YEAR = '/\A(?:\+[1-9]\d{4,8}|-(?!0000-)\d{4,9})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])' . self::TIME . '\z/';

    /** Milliseconds since 1970. PHP writes them by this format, but takes all digits for seconds. */
    private const MILLISECONDS = 'Uv';

    /** Formats that are one number, and the length of their text; 0 for any. */
    private const NUMBERS = ['U' => 0, self::MILLISECONDS => 0, 'Y' => 4, 'Ym' => 6, 'Ymd' => 8, 'YmdHis' => 14];

    /** @var array<string, string> by format as given */
    private static array $zeroing = [];

    /** @var array<string, \DateTimeZone> by name */
    private static array $zones = [];

    /**
     * @param string $text RFC 3339
     */
    public static function immutable(string $text): ?\DateTimeImmutable
    {
        if (\preg_match(self::RFC3339, $text) !== 1) {
            return self::unusual($text);
        }

        // Given with the zone, PHP would look "Z" up in its list of abbreviations: 10 us, where the rest takes 0.7.
        $zone = \substr($text, $text[-1] === 'Z' ? -1 : -6);

        return new \DateTimeImmutable(\substr($text, 0, -\strlen($zone)), self::$zones[$zone] ??= new \DateTimeZone($zone));
    }

    /**
     * @param string $text RFC 3339
     */
    public static function mutable(string $text): ?\DateTime
    {
        if (\preg_match(self::RFC3339, $text) !== 1) {
            $date = self::unusual($text);

            return $date === null ? null : \DateTime::createFromImmutable($date);
        }

        $zone = \substr($text, $text[-1] === 'Z' ? -1 : -6);

        return new \DateTime(\substr($text, 0, -\strlen($zone)), self::$zones[$zone] ??= new \DateTimeZone($zone));
    }

    /**
     * By the first format that fits without a warning. Fields that a format does not name are zero, not those of the present time.
     *
     * @template T of \DateTimeInterface
     *
     * @param string|int      $text     an int fits only a format that is one number: U, Uv, Y, Ym, Ymd, YmdHis
     * @param list<string>    $formats  of {@see \DateTimeImmutable::createFromFormat()}; none, or '', for RFC 3339
     * @param ?string         $timezone of a text that names none; null for PHP's default
     * @param class-string<T> $class    a class that can be instantiated
     *
     * @return ?T
     */
    public static function fromFormats(string|int $text, array $formats, ?string $timezone, string $class): ?\DateTimeInterface
    {
        $date = $formats === []
            ? (\is_string($text) ? self::immutable($text) : null)
            : self::byFormat($text, $formats, $timezone === null ? null : self::$zones[$timezone] ??= new \DateTimeZone($timezone));

        if ($date === null || $date instanceof $class) {
            return $date;
        }
        $made = \is_a($class, \DateTime::class, true)
            ? $class::createFromInterface($date)
            : (\is_a($class, \DateTimeImmutable::class, true) ? $class::createFromInterface($date) : null);

        return $made instanceof $class ? $made : null;
    }

    public static function rfc3339(\DateTimeInterface $date): string
    {
        // "c" is printed in one go, faster than its letters one by one: six characters of "u", 25 of it, then those of "T".
        $text = $date->format('ucT');

        // The usual: no microseconds, and a year from 2000 to 2999 (a longer one moves the T). Offsets with seconds, of local mean time, are
        // long out of use where a zone has a name. Without one some versions of PHP name an offset by "+01:00" and one with seconds by
        // more, others name both by "GMT+0100".
        if (\strncmp($text, '0000002', 7) === 0 && $text[16] === 'T') {
            if (isset($text[37]) ? $date->getOffset() % 60 === 0 : $text[31] !== 'Z') {
                return \substr($text, 6, 25);
            }
            if (!isset($text[32])) {
                return \substr($text, 6, 19) . 'Z';
            }
        }
        $microseconds = \substr($text, 0, 6);
        $text = \substr($text, 6);
        if ($text[10] !== 'T' || $text < '1973' || (isset($text[31]) && $date->getOffset() % 60 !== 0)) {
            return self::farAway($date);
        }
        $isZulu = $text[25] === 'Z' && !isset($text[26]);
        if ($microseconds === '000000') {
            return $isZulu ? \substr($text, 0, 19) . 'Z' : \substr($text, 0, 25);
        }

        return \substr($text, 0, 19) . self::fraction($microseconds) . ($isZulu ? 'Z' : \substr($text, 19, 6));
    }

    /**
     * @param ?string $format   of {@see \DateTimeInterface::format()}; null for RFC 3339
     * @param ?string $timezone to show the time in; null for its own
     */
    public static function format(\DateTimeInterface $date, ?string $format, ?string $timezone): string
    {
        if ($timezone !== null) {
            $date = self::in($date, $timezone);
        }

        return $format === null ? self::rfc3339($date) : $date->format($format);
    }

    /**
     * The same moment in another time zone.
     */
    public static function in(\DateTimeInterface $date, string $timezone): \DateTimeImmutable
    {
        return \DateTimeImmutable::createFromInterface($date)->setTimezone(self::$zones[$timezone] ??= new \DateTimeZone($timezone));
    }

    /** Lower case, or a year of another length: rare, so checked with less haste. */
    private static function unusual(string $text): ?\DateTimeImmutable
    {
        if (\strpbrk($text, 'tz') !== false) {
            return self::immutable(\strtr($text, 'tz', 'TZ'));
        }
        if (\preg_match(self::EXPANDED_YEAR, $text) !== 1) {
            return null;
        }
        $date = new \DateTimeImmutable($text);

        // A day that does not exist is only a warning to PHP, and becomes another day.
        return \DateTimeImmutable::getLastErrors() === false ? $date : null;
    }

    /**
     * @param non-empty-list<string> $formats
     */
    private static function byFormat(string|int $text, array $formats, ?\DateTimeZone $zone): ?\DateTimeImmutable
    {
        foreach ($formats as $format) {
            if (\is_int($text) && !self::isNumber($format, $text)) {
                continue;
            }
            if ($format === '' || $format === self::MILLISECONDS) {
                $date = $format === '' ? self::immutable((string) $text) : self::fromMilliseconds((string) $text);
                if ($date !== null) {
                    return $date;
                }

                continue;
            }
            try {
                $date = \DateTimeImmutable::createFromFormat(self::$zeroing[$format] ??= self::zeroing($format), (string) $text, $zone);
            } catch (\ValueError) {
                // A NUL in the text.
                return null;
            }
            if ($date !== false && \DateTimeImmutable::getLastErrors() === false) {
                return $date;
            }
        }

        return null;
    }

    public static function milliseconds(\DateTimeInterface $date): int
    {
        return 1000 * $date->getTimestamp() + (int) $date->format('v');
    }

    private static function fromMilliseconds(string $text): ?\DateTimeImmutable
    {
        if (\preg_match('/\A-?\d{1,16}\z/', $text) !== 1) {
            return null;
        }
        $seconds = (int) \floor((int) $text / 1000);
        $date = \DateTimeImmutable::createFromFormat('U.u', \sprintf('%d.%06d', $seconds, 1000 * ((int) $text - 1000 * $seconds)));

        return $date === false ? null : $date;
    }

    private static function isNumber(string $format, int $number): bool
    {
        $length = self::NUMBERS[\trim($format, '!|')] ?? null;

        return $length === 0 || $length === \strlen((string) $number);
    }

    private static function zeroing(string $format): string
    {
        return \preg_match('/\A(?:[^\\\\]|\\\\.)*?[!|]/s', $format) === 1 ? $format : '!' . $format;
    }

    private static function farAway(\DateTimeInterface $date): string
    {
        if ($date->getOffset() % 60 !== 0) {
            $date = \DateTimeImmutable::createFromInterface($date)->setTimezone(new \DateTimeZone('+00:00'));
        }
        $offset = $date->format('T') === 'Z' ? 'Z' : $date->format('P');

        return $date->format('x-m-d\TH:i:s') . self::fraction($date->format('u')) . $offset;
    }

    /**
     * @param string $microseconds six digits
     */
    private static function fraction(string $microseconds): string
    {
        if ($microseconds === '000000') {
            return '';
        }

        return '.' . (\str_ends_with($microseconds, '000') ? \substr($microseconds, 0, 3) : $microseconds);
    }
}
