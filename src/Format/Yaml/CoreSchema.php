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
    /** The first characters of what may be more than a text: whether it would be a number. */
    public const TELLING = [
        '~' => false, '+' => true, '-' => true, '.' => true, '0' => true, '1' => true, '2' => true, '3' => true, '4' => true, '5' => true, '6' => true, '7' => true, '8' => true, '9' => true,
        'n' => false, 'N' => false, 't' => false, 'T' => false, 'f' => false, 'F' => false, 'y' => false, 'Y' => false, 'o' => false, 'O' => false,
    ];

    private const WORDS = [
        '~' => [Expected::NULL, null], 'null' => [Expected::NULL, null], 'Null' => [Expected::NULL, null], 'NULL' => [Expected::NULL, null],
        'true' => [Expected::BOOL, true], 'True' => [Expected::BOOL, true], 'TRUE' => [Expected::BOOL, true],
        'false' => [Expected::BOOL, false], 'False' => [Expected::BOOL, false], 'FALSE' => [Expected::BOOL, false],
        '.inf' => [Expected::FLOAT, \INF], '.Inf' => [Expected::FLOAT, \INF], '.INF' => [Expected::FLOAT, \INF],
        '+.inf' => [Expected::FLOAT, \INF], '+.Inf' => [Expected::FLOAT, \INF], '+.INF' => [Expected::FLOAT, \INF],
        '-.inf' => [Expected::FLOAT, -\INF], '-.Inf' => [Expected::FLOAT, -\INF], '-.INF' => [Expected::FLOAT, -\INF],
        '.nan' => [Expected::FLOAT, \NAN], '.NaN' => [Expected::FLOAT, \NAN], '.NAN' => [Expected::FLOAT, \NAN],
    ];

    /** Of YAML 1.1, where a bool is expected and nothing else that they could be. */
    private const SWITCHES = [
        'yes' => true, 'Yes' => true, 'YES' => true, 'on' => true, 'On' => true, 'ON' => true,
        'no' => false, 'No' => false, 'NO' => false, 'off' => false, 'Off' => false, 'OFF' => false,
    ];

    /** What PHP allows behind a number. */
    private const BLANKS = [' ' => true, "\t" => true, "\n" => true, "\r" => true, "\v" => true, "\f" => true];

    /** So many always fit an int. */
    public const DIGITS = 18;

    /**
     * @param int $kinds see {@see Expected}
     */
    public static function resolve(string $text, int $kinds): bool|int|float|string|null
    {
        if ($text === '') {
            return null;
        }
        $isNumber = self::TELLING[$text[0]] ?? null;
        if ($isNumber === null || $kinds === Expected::TEXT) {
            return $text;
        }
        if ($isNumber) {
            // What PHP takes for a number is one of the core schema, save that it may have blanks around it. Before it there are none here.
            if (!\is_numeric($text) || isset(self::BLANKS[$text[-1]])) {
                return self::notation($text, $kinds);
            }
            // Zero keeps its sign, which an addition would take.
            $number = $text * 1;

            return ($kinds & (\is_int($number) ? Expected::INT : Expected::FLOAT)) !== 0 ? $number : self::ofKinds($text, $number, $kinds);
        }
        if (isset(self::WORDS[$text])) {
            [$kind, $value] = self::WORDS[$text];

            return ($kinds & $kind) !== 0 || ($kinds & Expected::TEXT) === 0 ? $value : $text;
        }

        return ($kinds & (Expected::BOOL | Expected::TEXT)) === Expected::BOOL ? self::SWITCHES[$text] ?? $text : $text;
    }

    /**
     * A number that PHP would not take for one.
     */
    private static function notation(string $text, int $kinds): int|float|string
    {
        if (isset(self::WORDS[$text])) {
            $float = self::WORDS[$text][1];

            return \is_float($float) && (($kinds & Expected::FLOAT) !== 0 || ($kinds & Expected::TEXT) === 0) ? $float : $text;
        }
        if (\preg_match('/^0(?:o([0-7]++)|x([0-9a-fA-F]++))$/D', $text, $match) === 1) {
            return self::ofKinds($text, isset($match[2]) ? \hexdec($match[2]) : \octdec($match[1]), $kinds);
        }

        return $text;
    }

    /**
     * @param int|float $number a float, too, where it is too large for an int
     */
    private static function ofKinds(string $text, int|float $number, int $kinds): int|float|string
    {
        return match (true) {
            \is_int($number) && ($kinds & Expected::INT) !== 0 => $number,
            ($kinds & Expected::FLOAT) !== 0 => (float) $number,
            ($kinds & Expected::TEXT) !== 0 => $text,
            default => $number,
        };
    }
}
