<?php

declare(strict_types=1);

namespace Kiln\Schema\Go;

/**
 * Formats of dates as Go's package `time` writes them down: `Y-m-d` is `2006-01-02`.
 *
 * @internal
 */
final readonly class DateLayout
{
    /** @see https://pkg.go.dev/time#pkg-constants */
    private const LETTERS = [
        'Y' => '2006', 'y' => '06', 'm' => '01', 'n' => '1', 'M' => 'Jan', 'F' => 'January', 'd' => '02', 'j' => '2', 'D' => 'Mon', 'l' => 'Monday',
        'H' => '15', 'h' => '03', 'g' => '3', 'i' => '04', 's' => '05', 'a' => 'pm', 'A' => 'PM', 'P' => '-07:00', 'p' => 'Z07:00', 'O' => '-0700',
        'c' => '2006-01-02T15:04:05-07:00', 'r' => 'Mon, 02 Jan 2006 15:04:05 -0700',
    ];

    /** They are parts of a second only behind such a mark. */
    private const FRACTIONS = ['v' => '000', 'u' => '000000'];

    /**
     * @param string $format of {@see \DateTimeInterface::format()}
     *
     * @return ?string null for one that Go has no layout for
     */
    public static function of(string $format): ?string
    {
        $layout = $literal = '';
        for ($at = 0; $at < \strlen($format); ++$at) {
            $letter = $format[$at];
            $part = self::LETTERS[$letter] ?? (\str_ends_with($literal, '.') ? self::FRACTIONS[$letter] ?? null : null);
            if ($part !== null) {
                $layout .= $part;
                $literal = '';

                continue;
            }
            if ($letter === '\\') {
                $letter = $format[++$at] ?? '\\';
            } elseif (\ctype_alpha($letter)) {
                return null;
            }
            $literal .= $letter;
            $layout .= $letter;
            // Digits are a part of a date to Go wherever they stand, and so are some words.
            if (\ctype_digit($letter) || \preg_match('/[_"`\\\\]|Jan|Mon|MST|[Pp][Mm]/', $literal) === 1) {
                return null;
            }
        }

        return $layout;
    }
}
