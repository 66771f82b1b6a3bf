<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * Says, inside an expression that is not yet part of the code, where in the document the line is that it comes to stand in. It
 * is taken out before the code is complete ({@see Code::line()}).
 *
 * A place is a way down from the value that the function is called for: keys; several of them, of which the document has one;
 * and null for each loop, whose key shows at run time.
 *
 * @internal
 */
final class Marker
{
    /** What no line of code has. */
    public const SIGN = "\0";

    /**
     * @param list<string|int|list<string>|null> $place
     */
    public static function of(array $place): string
    {
        return self::SIGN . \bin2hex(\serialize(self::place($place))) . self::SIGN;
    }

    /**
     * @param list<string|int|list<string>|null> $way
     *
     * @return list<string|int|list<string>|null> without loops at the end: there is nothing that they could be mistaken for
     */
    public static function place(array $way): array
    {
        while ($way !== [] && $way[\count($way) - 1] === null) {
            \array_pop($way);
        }

        return $way;
    }

    /**
     * Puts a marker before an expression, unless that is a variable, of which all is known already.
     */
    public static function before(string $expression, string $marker): string
    {
        return $marker === '' || \preg_match('/^\$\w+$/D', $expression) === 1 ? $expression : $marker . $expression;
    }

    /**
     * Takes the markers out of a line. The last one counts.
     *
     * @param array<int, list<string|int|list<string>|null>> $places set, by number of the line
     */
    public static function take(string $line, array &$places, int $number): string
    {
        $parts = \explode(self::SIGN, $line);
        $text = '';
        foreach ($parts as $index => $part) {
            if ($index % 2 === 0) {
                $text .= $part;
            } else {
                /** @var list<string|int|list<string>|null> $place */
                $place = \unserialize((string) \hex2bin($part), ['allowed_classes' => false]);
                $places[$number] = $place;
            }
        }

        return $text;
    }
}
