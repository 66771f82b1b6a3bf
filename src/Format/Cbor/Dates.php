<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * Dates as CBOR has them (RFC 8949, sections 3.4.1 and 3.4.2). What is below a microsecond is cut, because PHP keeps no more.
 *
 * @internal
 */
final class Dates
{
    public const TEXT = 0;

    public const SECONDS = 1;

    /** RFC 3339, section 5.6, but a leap second, which PHP has not. */
    private const RFC3339 = '/\A(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9}+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)\z/i';

    /** More seconds than this have no microseconds in a float, and a date may not exist. */
    private const MOST_SECONDS = 1e15;

    /** @var array<string, \DateTimeZone> by name */
    private static array $zones = [];

    public static function fromText(mixed $text): ?\DateTimeImmutable
    {
        if (!\is_string($text) || \preg_match(self::RFC3339, $text, $parts) !== 1 || !\checkdate((int) $parts[2], (int) $parts[3], \max(1, (int) $parts[1]))) {
            return null;
        }
        // Given with the zone, PHP would look "Z" up in its list of abbreviations: 10 us, where the rest takes 0.7.
        $zone = \strtoupper($parts[4]);

        return new \DateTimeImmutable(\substr($text, 0, -\strlen($zone)), self::$zones[$zone] ??= new \DateTimeZone($zone));
    }

    public static function fromSeconds(mixed $seconds): ?\DateTimeImmutable
    {
        if (\is_int($seconds)) {
            return (new \DateTimeImmutable('@0'))->setTimestamp($seconds);
        }
        if (!\is_float($seconds) || \is_nan($seconds) || \abs($seconds) >= self::MOST_SECONDS) {
            return null;
        }
        $whole = (int) \floor($seconds);
        $microseconds = (int) \floor(($seconds - $whole) * 1e6 + 1e-3);

        return (new \DateTimeImmutable('@0'))->setTimestamp($whole)->modify("+{$microseconds} usec");
    }

    /**
     * @return ?string RFC 3339, as dates are written in text; null for a year that has not four digits, and an offset with seconds
     */
    public static function text(\DateTimeInterface $date): ?string
    {
        // The name of the zone comes last, which is shown only where it is "Z".
        $text = $date->format('Y-m-d\TH:i:s.uPT');
        if (!isset($text[32]) || $text[10] !== 'T' || $text[0] === '-' || $date->getOffset() % 60 !== 0) {
            return null;
        }
        $fraction = match (true) {
            \substr_compare($text, '000000', 20, 6) === 0 => '',
            \substr_compare($text, '000', 23, 3) === 0 => \substr($text, 19, 4),
            default => \substr($text, 19, 7),
        };

        return \substr($text, 0, 19) . $fraction . (\substr($text, 32) === 'Z' ? 'Z' : \substr($text, 26, 6));
    }

    public static function seconds(\DateTimeInterface $date): int|float
    {
        $microseconds = (int) $date->format('u');

        return $microseconds === 0 ? $date->getTimestamp() : $date->getTimestamp() + $microseconds / 1e6;
    }
}
