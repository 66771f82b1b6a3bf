<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

/**
 * What a text of serialize() must be like for unserialize() to do no more than make a value of it, within the memory that is
 * promised. It is looked at before, and not parsed: what is written wrong unserialize() notices itself.
 *
 * @internal
 */
final class Text
{
    /** Bytes of memory that unserialize() takes for a place in an array: PHP gives a table a power of two of them. */
    private const PLACE = 80;

    /** Of the memory that decoding may take: what lengths of arrays may ask for that are not true, see {@see self::isCovered()}. */
    private const FREE = 917_504;

    private const FREE_PER_BYTE = 14;

    /** Of an object with as many, each byte of its text covers what it takes. */
    private const FEW_PROPERTIES = 8;

    /**
     * @param int $depth how many arrays and objects stand in each other
     */
    public static function isSound(string $text, int $depth, ?Names $names): bool
    {
        if ($names === null && \strlen($text) * self::PLACE * $depth <= self::FREE && !str_contains($text, 'R:')
            && !str_contains($text, 'O:') && !str_contains($text, 'E:') && !str_contains($text, 'C:')) {
            return true;
        }

        return self::isCovered($text, $depth, $names)
            // The array around it, which the decoder makes, is nobody's.
            && (!str_contains($text, 'R:') || preg_match('/R:\+?0*1;/', $text) === 0)
            && ($names === null ? self::hasNoObjects($text) : $names->areAllIn($text));
    }

    /**
     * The memory that an object takes beyond what its text covers in any case.
     *
     * @param int $properties that the class declares
     *
     * @return int<0, max>
     */
    public static function weightOf(int $properties): int
    {
        // The object itself, and its table of properties, which unserialize() makes.
        return $properties <= self::FEW_PROPERTIES ? 0 : (20 + self::PLACE) * $properties + 8_192;
    }

    private static function hasNoObjects(string $text): bool
    {
        return (!str_contains($text, 'O:') && !str_contains($text, 'C:') && !str_contains($text, 'E:'))
            || preg_match('/[OCE]:\+?\d+:"/', $text) === 0;
    }

    /**
     * unserialize() takes memory for as many elements as an array says it has. When it has fewer, all is refused; so only
     * those that are open at a time can be wrong, each in the one before, which are as many as there are levels.
     */
    private static function isCovered(string $text, int $depth, ?Names $names): bool
    {
        $length = \strlen($text);
        $free = self::FREE + self::FREE_PER_BYTE * $length;
        if ($names !== null) {
            $free -= $names->weightIn($text);
        }
        $most = intdiv($free, self::PLACE * $depth);
        if ($length <= $most) {
            return true;
        }
        $digits = \strlen((string) ($most + 1));

        return $free > 0 && preg_match("/:\\{(?<=\\d{{$digits}}:\\{)/", $text) === 0;
    }
}
