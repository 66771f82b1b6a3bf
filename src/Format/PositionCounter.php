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
        $lines = substr_count($text, "\n", $from, $length);

        if ($lines > 0) {
            $this->line += $lines;
            $this->column = 1;
            $end = $from + $length;
            // A negative offset says where the search to the left begins, counted from the end.
            $from = (int) strrpos($text, "\n", $end - 1 - \strlen($text)) + 1;
            $length = $end - $from;
        }

        $this->column += $this->countCharacters !== null
            ? ($this->countCharacters)($text, $from, $length)
            : self::codePoints(substr($text, $from, $length));
    }

    public function position(): Position
    {
        return new Position($this->offset, $this->line, $this->column);
    }

    private static function codePoints(string $bytes): int
    {
        $count = \strlen($bytes);

        // Telling that there is nothing to subtract is far cheaper than counting, and the common case.
        if (preg_match('/[\x80-\xBF]/', $bytes) === 0) {
            return $count;
        }

        foreach (count_chars($bytes, 1) as $byte => $times) {
            // Bytes 10xxxxxx continue a sequence (RFC 3629, section 3).
            if (($byte & 0xC0) === 0x80) {
                $count -= $times;
            }
        }

        return $count;
    }
}
