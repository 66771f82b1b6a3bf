<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;

/**
 * What a plain scalar means where certain kinds are expected: as the core schema says (YAML 1.2.2, section 10.3), but where a text is
 * expected it stays a text, and where a bool is, `yes`, `no`, `on` and `off` of YAML 1.1 count.
 *
 * @internal
 */
final readonly class CoreSchema
{
    /** The first characters of what is more than a text. */
    private const TELLING = [
        '~' => true, '+' => true, '-' => true, '.' => true, '0' => true, '1' => true, '2' => true, '3' => true, '4' => true, '5' => true, '6' => true, '7' => true, '8' => true, '9' => true,
        'n' => true, 'N' => true, 't' => true, 'T' => true, 'f' => true, 'F' => true, 'y' => true, 'Y' => true, 'o' => true, 'O' => true,
    ];

    private const WORDS = [
        '~' => [Expected::NULL, null], 'null' => [Expected::NULL, null], 'Null' => [Expected::NULL, null], 'NULL' => [Expected::NULL, null],
        'true' => [Expected::BOOL, true], 'True' => [Expected::BOOL, true], 'TRUE' => [Expected::BOOL, true],
        'false' => [Expected::BOOL, false], 'False' => [Expected::BOOL, false], 'FALSE' => [Expected::BOOL, false],
        '.inf' => [Expected::FLOAT, INF], '.Inf' => [Expected::FLOAT, INF], '.INF' => [Expected::FLOAT, INF],
        '+.inf' => [Expected::FLOAT, INF], '+.Inf' => [Expected::FLOAT, INF], '+.INF' => [Expected::FLOAT, INF],
        '-.inf' => [Expected::FLOAT, -INF], '-.Inf' => [Expected::FLOAT, -INF], '-.INF' => [Expected::FLOAT, -INF],
        '.nan' => [Expected::FLOAT, NAN], '.NaN' => [Expected::FLOAT, NAN], '.NAN' => [Expected::FLOAT, NAN],
    ];

    /** Of YAML 1.1, where a bool is expected and nothing else that they could be. */
    private const SWITCHES = [
        'yes' => true, 'Yes' => true, 'YES' => true, 'on' => true, 'On' => true, 'ON' => true,
        'no' => false, 'No' => false, 'NO' => false, 'off' => false, 'Off' => false, 'OFF' => false,
    ];

    /** So many always fit an int. */
    private const DIGITS = 18;

    private const FLOAT = '/^[-+]?(?:\.[0-9]++|[0-9]++(?:\.[0-9]*+)?)(?:[eE][-+]?[0-9]++)?$/D';

    /**
     * @param int $kinds see {@see Expected}
     */
    public static function resolve(string $text, int $kinds): bool|int|float|string|null
    {
        if ($text === '') {
            return null;
        }
        if ($kinds === Expected::TEXT || !isset(self::TELLING[$text[0]])) {
            return $text;
        }
        if ($text[0] <= '9') {
            return ($kinds & Expected::INT) !== 0 && !isset($text[self::DIGITS]) && ctype_digit($text) ? (int) $text : self::number($text, $kinds);
        }
        if (isset(self::WORDS[$text])) {
            [$kind, $value] = self::WORDS[$text];

            return ($kinds & $kind) !== 0 || ($kinds & Expected::TEXT) === 0 ? $value : $text;
        }

        return ($kinds & (Expected::BOOL | Expected::TEXT)) === Expected::BOOL ? self::SWITCHES[$text] ?? $text : $text;
    }

    private static function number(string $text, int $kinds): int|float|string
    {
        $digits = $text[0] === '-' || $text[0] === '+' ? substr($text, 1) : $text;
        if (ctype_digit($digits)) {
            /** @var numeric-string $text */
            return self::integer($text, $text + 0, $kinds);
        }
        if (preg_match(self::FLOAT, $text) === 1) {
            return ($kinds & (Expected::FLOAT | Expected::TEXT)) === Expected::TEXT ? $text : (float) $text;
        }
        if (isset(self::WORDS[$text])) {
            $float = self::WORDS[$text][1];

            return \is_float($float) && (($kinds & Expected::FLOAT) !== 0 || ($kinds & Expected::TEXT) === 0) ? $float : $text;
        }
        if (preg_match('/^0(?:o([0-7]++)|x([0-9a-fA-F]++))$/D', $text, $match) === 1) {
            return self::integer($text, isset($match[2]) ? hexdec($match[2]) : octdec($match[1]), $kinds);
        }

        return $text;
    }

    /**
     * @param int|float $number a float where it is too large for an int
     */
    private static function integer(string $text, int|float $number, int $kinds): int|float|string
    {
        return match (true) {
            \is_int($number) && ($kinds & Expected::INT) !== 0 => $number,
            ($kinds & Expected::FLOAT) !== 0 => (float) $number,
            ($kinds & Expected::TEXT) !== 0 => $text,
            default => $number,
        };
    }
}
