<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * What stands around the comma between two elements of an array, as far as it is the same for all pairs that were seen:
 * `"},{"id":` where each is an object of the same class. To look for the last of these places takes a third of the time of a
 * pattern that knows brackets and strings.
 *
 * It is a guess. It cannot go wrong unnoticed: if `[a]` is JSON and `a,` begins what an array holds, then an element ends
 * with `a`. Where `a` is no JSON, no more is guessed.
 *
 * @internal
 */
final class Seam
{
    /** Bytes on each side of a comma that are compared. */
    private const REACH = 16;

    /** As many places are looked at. */
    private const MOST_PLACES = 8;

    /** To look in vain takes time, too. */
    private const MOST_MISSES = 4;

    /** The end of an element with what stands before the comma. */
    private string $end = '';

    /** The comma with the beginning of an element. */
    private string $beginning = '';

    /** How many places were compared: one by itself says nothing. */
    private int $seen = 0;

    /** How often in a row there was none. */
    private int $misses = 0;

    private bool $isGivenUp = false;

    /**
     * From an element that was cut in another way.
     *
     * @param int $comma the offset of one that stands between two elements
     */
    public function learn(string $text, int $comma): void
    {
        if ($this->seen > 1 && ++$this->misses > self::MOST_MISSES) {
            $this->giveUp();
        }
        if ($this->isGivenUp || $comma < self::REACH || $comma + self::REACH > \strlen($text)) {
            return;
        }
        $end = \substr($text, $comma - self::REACH, self::REACH);
        $beginning = \substr($text, $comma, self::REACH);
        $isFirst = $this->seen++ === 0;
        $this->end = $isFirst ? $end : \strrev(self::common(\strrev($this->end), \strrev($end)));
        $this->beginning = $isFirst ? $beginning : self::common($this->beginning, $beginning);
        // Space alone could be all that stands between two commas.
        $this->isGivenUp = \trim($this->end, Hop::WHITESPACE) === '';
    }

    /**
     * The offset of the comma behind the last element, where that is in the second half of the text.
     */
    public function lastComma(string $text): ?int
    {
        if ($this->seen < 2 || $this->isGivenUp) {
            return null;
        }
        $seam = $this->end . $this->beginning;
        $length = \strlen($text);
        $least = \intdiv($length, 2);
        $before = 0;
        for ($place = 0; $place < self::MOST_PLACES; ++$place) {
            $at = \strrpos($text, $seam, $before);
            if ($at === false || $at < $least) {
                return null;
            }
            // Elements of an inner array may look alike. What stands in strings makes this a guess, too.
            $comma = $at + \strlen($this->end);
            if (\substr_count($text, '[', 0, $comma) === \substr_count($text, ']', 0, $comma)) {
                $this->misses = 0;

                return $comma;
            }
            $before = $at - 1 - $length;
        }

        return null;
    }

    /**
     * After a wrong guess: the same would happen again and again, and each costs as much as to decode what is right.
     */
    public function giveUp(): void
    {
        $this->isGivenUp = true;
    }

    private static function common(string $one, string $other): string
    {
        return \substr($one, 0, \strspn($one ^ $other, "\0"));
    }
}
