<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Counts lines and columns over text that arrives in pieces.
 *
 * Pieces may end inside a UTF-8 sequence: only the first byte of a sequence is counted.
 *
 * @internal
 */
final class PositionCounter
{
    /** Bytes 10xxxxxx continue a sequence (RFC 3629, section 3). */
    private const CONTINUATIONS = "\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8A\x8B\x8C\x8D\x8E\x8F"
        . "\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9A\x9B\x9C\x9D\x9E\x9F"
        . "\xA0\xA1\xA2\xA3\xA4\xA5\xA6\xA7\xA8\xA9\xAA\xAB\xAC\xAD\xAE\xAF"
        . "\xB0\xB1\xB2\xB3\xB4\xB5\xB6\xB7\xB8\xB9\xBA\xBB\xBC\xBD\xBE\xBF";

    /** As many of the first one: one byte is counted much faster than 64. */
    private const MARKS = "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80"
        . "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80"
        . "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80"
        . "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80";

    private int $offset = 0;

    private int $line = 1;

    private int $column = 1;

    /** @var ?\Closure(string, int, int): int */
    private ?\Closure $countCharacters = null;

    /**
     * Has characters counted by a faster way than those of PHP.
     *
     * @param \Closure(string, int, int): int $countCharacters of a text, from a byte on, in so many bytes
     */
    public function countBy(\Closure $countCharacters): void
    {
        $this->countCharacters = $countCharacters;
    }

    /** Moves on by $length bytes of $text, which begin at the byte $from. */
    public function advance(string $text, int $from, int $length): void
    {
        if ($length <= 0) {
            return;
        }

        $this->offset += $length;
        $lines = \substr_count($text, "\n", $from, $length);

        if ($lines > 0) {
            $this->line += $lines;
            $this->column = 1;
            $end = $from + $length;
            // A negative offset says where the search to the left begins, counted from the end.
            $from = (int) \strrpos($text, "\n", $end - 1 - \strlen($text)) + 1;
            $length = $end - $from;
        }

        $this->column += $this->countCharacters !== null
            ? ($this->countCharacters)($text, $from, $length)
            : self::codePoints(\substr($text, $from, $length));
    }

    public function position(): Position
    {
        return new Position($this->offset, $this->line, $this->column);
    }

    private static function codePoints(string $bytes): int
    {
        // To find that there is nothing to subtract is cheaper than to count, and the common case.
        return \strlen($bytes) - (\preg_match('/[\x80-\xBF]/', $bytes) === 0 ? 0 : \substr_count(\strtr($bytes, self::CONTINUATIONS, self::MARKS), "\x80"));
    }
}
