<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Writes floats, of which most have up to two digits behind the point. All formats write these alike.
 *
 * The class says what stands behind a whole number.
 *
 * It is a trait because a call of a further function would cost as much again.
 *
 * @internal
 */
trait UsualFloats
{
    /** How they are written. */
    private const HUNDREDTHS = [
        '.0', '.01', '.02', '.03', '.04', '.05', '.06', '.07', '.08', '.09',
        '.1', '.11', '.12', '.13', '.14', '.15', '.16', '.17', '.18', '.19',
        '.2', '.21', '.22', '.23', '.24', '.25', '.26', '.27', '.28', '.29',
        '.3', '.31', '.32', '.33', '.34', '.35', '.36', '.37', '.38', '.39',
        '.4', '.41', '.42', '.43', '.44', '.45', '.46', '.47', '.48', '.49',
        '.5', '.51', '.52', '.53', '.54', '.55', '.56', '.57', '.58', '.59',
        '.6', '.61', '.62', '.63', '.64', '.65', '.66', '.67', '.68', '.69',
        '.7', '.71', '.72', '.73', '.74', '.75', '.76', '.77', '.78', '.79',
        '.8', '.81', '.82', '.83', '.84', '.85', '.86', '.87', '.88', '.89',
        '.9', '.91', '.92', '.93', '.94', '.95', '.96', '.97', '.98', '.99',
    ];

    public static function float(float $number): string
    {
        // Such a number is put together of integers in a fifth of the time.
        if ($number > 0.0 && $number < 1e9 && ($hundredths = (int) ($number * 100.0 + 0.5)) / 100.0 === $number) {
            return (int) $number . (($hundredths %= 100) === 0 ? self::NO_FRACTION : self::HUNDREDTHS[$hundredths]);
        }

        return self::otherFloat($number);
    }

    abstract private static function otherFloat(float $number): string;
}
