<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Expected;

/**
 * What a text means where certain kinds of scalars are expected, by the lexical forms of XML Schema (part 2, section 3). Where a text is expected
 * too, it is something else only if it is written just as Kiln writes that.
 *
 * @internal
 */
final readonly class Scalars
{
    private const SPACE = " \t\r\n";

    private const BOOLS = ['true' => true, 'false' => false, '1' => true, '0' => false];

    private const FLOATS = ['INF' => \INF, '+INF' => \INF, '-INF' => -\INF, 'NaN' => \NAN];

    /**
     * @param int $kinds see {@see Expected} and {@see Elements}
     *
     * @return bool|int|float|string|null the text where it is nothing else
     */
    public static function resolve(string $text, int $kinds): bool|int|float|string|null
    {
        if ($kinds === Expected::TEXT) {
            return $text;
        }
        if (($kinds & Expected::TEXT) !== 0) {
            return self::orText($text, $kinds);
        }
        if (($kinds & Expected::INT) !== 0 && (string) (int) $text === $text) {
            return (int) $text;
        }
        if (($kinds & (Expected::INT | Expected::FLOAT)) === Expected::FLOAT && \is_numeric($text)) {
            return (float) $text;
        }
        $trimmed = \trim($text, self::SPACE);
        if ($trimmed === '') {
            return ($kinds & Expected::NULL) !== 0 ? null : $text;
        }
        if (($kinds & Expected::INT) !== 0 && ($digits = \ltrim($trimmed, '+-')) !== '' && \strlen($trimmed) - \strlen($digits) < 2 && \ctype_digit($digits)) {
            $number = (int) $trimmed;

            return $number !== \PHP_INT_MAX && $number !== \PHP_INT_MIN || \ltrim($digits, '0') === \ltrim((string) $number, '-')
                ? $number
                : (($kinds & Expected::FLOAT) !== 0 ? (float) $trimmed : $text);
        }
        if (($kinds & Expected::FLOAT) !== 0) {
            if (\is_numeric($trimmed)) {
                return (float) $trimmed;
            }
            if (isset(self::FLOATS[$trimmed])) {
                return self::FLOATS[$trimmed];
            }
        }

        return ($kinds & Expected::BOOL) !== 0 ? self::BOOLS[$trimmed] ?? $text : $text;
    }

    private static function orText(string $text, int $kinds): bool|int|float|string
    {
        if (($kinds & Elements::TRIMMED) !== 0) {
            return \trim($text, self::SPACE);
        }
        if (($kinds & Elements::UNPREFIXED) !== 0) {
            $text = \trim($text, self::SPACE);

            return \substr($text, (int) \strrpos(":{$text}", ':'));
        }
        if ($kinds === Expected::ANY || $text === '') {
            return $text;
        }
        if (($kinds & Expected::INT) !== 0 && (string) (int) $text === $text) {
            return (int) $text;
        }
        if (($kinds & Expected::FLOAT) !== 0 && (isset(self::FLOATS[$text]) || (\is_numeric($text) && Syntax::scalar((float) $text) === $text))) {
            return self::FLOATS[$text] ?? (float) $text;
        }

        return ($kinds & Expected::BOOL) !== 0 && ($text === 'true' || $text === 'false') ? $text === 'true' : $text;
    }
}
