<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

/**
 * Constants as PHP code that gives exactly them, whatever the ini settings.
 *
 * @internal
 */
final class Literal
{
    public static function of(bool|int|float|string|null $value): string
    {
        return match (true) {
            \is_string($value) => self::string($value),
            \is_float($value) => self::float($value),
            $value === null => 'null',
            // The minus is no part of an integer, and without it this one is too great.
            $value === \PHP_INT_MIN => '-9223372036854775807-1',
            default => \var_export($value, true),
        };
    }

    /**
     * In one line, so that code can be indented, and survives whoever changes the ends of lines.
     */
    private static function string(string $value): string
    {
        return \strpbrk($value, "\n\r") === false && !\str_contains($value, "\0")
            ? "'" . \strtr($value, ['\\' => '\\\\', "'" => "\\'"]) . "'"
            : '"' . \strtr($value, ['\\' => '\\\\', '"' => '\"', '$' => '\$', "\n" => '\n', "\r" => '\r', "\0" => '\x00']) . '"';
    }

    private static function float(float $value): string
    {
        if (\is_nan($value)) {
            return '1e999-1e999';
        }
        if (\is_infinite($value)) {
            return $value > 0 ? '1e999' : '-1e999';
        }
        $text = \var_export($value, true);

        // The ini setting serialize_precision may have cost digits.
        return (float) $text === $value ? $text : \sprintf('%.17e', $value);
    }
}
