<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\CannotEncode;

/**
 * google.protobuf.Duration: seconds as field 1, nanoseconds of the same sign as field 2 (duration.proto). In a tree it is a
 * duration of ISO 8601.
 *
 * @internal
 */
final readonly class Duration
{
    /** About 10,000 years (duration.proto). */
    private const MOST = 315_576_000_000;

    /**
     * @param string $text `PT1H30M`
     *
     * @throws CannotEncode where it has no length, or one that is too long
     */
    public static function write(string $text): string
    {
        $parts = self::parts($text);

        return ($parts[0] === 0 ? '' : "\x08" . Wire::varint($parts[0])) . ($parts[1] === 0 ? '' : "\x10" . Wire::varint($parts[1]));
    }

    /**
     * @throws CannotEncode where it has no length, or one that is too long
     *
     * @return array{int, int} seconds and nanoseconds
     */
    public static function parts(string $text): array
    {
        if (\preg_match('/\A([-+]?)P(?:(\d{1,12})W)?(?:(\d{1,13})D)?(?:T(?:(\d{1,14})H)?(?:(\d{1,15})M)?(?:(\d{1,17})(?:\.(\d{1,9}))?S)?)?\z/', $text, $parts) !== 1) {
            throw new CannotEncode('a duration with months or years has no length', path: []);
        }
        $seconds = 0;
        foreach ([2 => 604_800, 3 => 86_400, 4 => 3600, 5 => 60, 6 => 1] as $part => $length) {
            $seconds += (int) ($parts[$part] ?? 0) * $length;
        }
        $sign = $parts[1] === '-' ? -1 : 1;

        return $seconds > self::MOST ? throw new CannotEncode('a google.protobuf.Duration is at most 10,000 years', path: []) : [$sign * $seconds, $sign * (int) \str_pad($parts[7] ?? '', 9, '0')];
    }

    /**
     * @return ?string null where it is none
     */
    public static function text(int $seconds, int $nanoseconds): ?string
    {
        if (\abs($seconds) > self::MOST || \abs($nanoseconds) > 999_999_999 || $seconds < 0 && $nanoseconds > 0 || $seconds > 0 && $nanoseconds < 0) {
            return null;
        }
        $sign = $seconds < 0 || $nanoseconds < 0 ? '-' : '';
        $seconds = \abs($seconds);
        // PHP keeps microseconds.
        $fraction = \rtrim(\sprintf('%06d', \intdiv(\abs($nanoseconds), 1000)), '0');
        $text = '';
        foreach (['H' => 3600, 'M' => 60] as $letter => $length) {
            $text .= $seconds >= $length ? \intdiv($seconds, $length) . $letter : '';
            $seconds %= $length;
        }
        $text .= $seconds !== 0 || $fraction !== '' || $text === '' ? $seconds . ($fraction === '' ? '' : ".{$fraction}") . 'S' : '';

        return "{$sign}PT{$text}";
    }
}
