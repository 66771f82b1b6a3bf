<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * A value as code of PHP, on one line: generated code is indented.
 *
 * @internal
 */
final class PhpLiteral
{
    /** The value of the ini setting that gives the shortest digits which read back as the same float (PHP 7.1 on). */
    private const SHORTEST_FLOATS = '-1';

    public static function scalar(bool|int|float|string|null $value): string
    {
        return match (true) {
            \is_string($value) => self::string($value),
            \is_float($value) => self::float($value),
            $value === null => 'null',
            default => \var_export($value, true),
        };
    }

    /**
     * A text as it stands in double quotes, among variables.
     */
    public static function quoted(string $text): string
    {
        return (string) \preg_replace_callback(
            '/[\x00-\x1f\x7f"$\\\\]/',
            static fn(array $match): string => \preg_match('/["$\\\\]/', $match[0]) === 1 ? '\\' . $match[0] : \sprintf('\x%02x', \ord($match[0])),
            $text,
        );
    }

    private static function string(string $string): string
    {
        return match (true) {
            // Most are names.
            !Ascii::hasAny($string, Ascii::CONTROL . "\\'") => "'{$string}'",
            !Ascii::hasAny($string, Ascii::CONTROL) => "'" . \preg_replace('/\\\\(?=[\\\\\']|$)|\'/D', '\\\\$0', $string) . "'",
            default => '"' . self::quoted($string) . '"',
        };
    }

    private static function float(float $float): string
    {
        if (!\is_finite($float)) {
            return \is_nan($float) ? '\NAN' : ($float > 0 ? '\INF' : '-\INF');
        }
        // var_export() obeys an ini setting, which may cut digits off.
        $precision = (string) \ini_get('serialize_precision');
        \ini_set('serialize_precision', self::SHORTEST_FLOATS);
        $text = \var_export($float, true);
        \ini_set('serialize_precision', $precision);

        return $text;
    }
}
