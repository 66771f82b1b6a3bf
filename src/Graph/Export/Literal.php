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
            \is_string($value) => var_export($value, true),
            \is_float($value) => self::float($value),
            $value === null => 'null',
            // The minus is no part of an integer, and without it this one is too great.
            $value === \PHP_INT_MIN => '-9223372036854775807-1',
            default => var_export($value, true),
        };
    }

    private static function float(float $value): string
    {
        if (is_nan($value)) {
            return '1e999-1e999';
        }
        if (is_infinite($value)) {
            return $value > 0 ? '1e999' : '-1e999';
        }
        $text = var_export($value, true);

        // The ini setting serialize_precision may have cost digits.
        return (float) $text === $value ? $text : \sprintf('%.17e', $value);
    }
}
