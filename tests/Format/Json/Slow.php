<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Position;

/**
 * The obvious ways, byte by byte, to compare the fast ways with.
 */
final class Slow
{
    public static function position(string $text, int $offset): Position
    {
        $line = 1;
        $column = 1;
        for ($i = 0; $i < $offset; ++$i) {
            $byte = \ord($text[$i]);
            if ($byte === 0x0A) {
                ++$line;
                $column = 1;
            } elseif ($byte < 0x80 || $byte > 0xBF) {
                ++$column;
            }
        }

        return new Position($offset, $line, $column);
    }

    /**
     * How json_decode() calls its error, in the words of a SyntaxError; null when it has none.
     *
     * @param int<1, max> $depth
     */
    public static function errorCode(string $json, int $depth): ?string
    {
        json_decode($json, true, $depth);

        return match (json_last_error()) {
            \JSON_ERROR_NONE => null,
            \JSON_ERROR_SYNTAX, \JSON_ERROR_CTRL_CHAR, \JSON_ERROR_STATE_MISMATCH => 'syntax',
            \JSON_ERROR_UTF8 => 'invalid_utf8',
            \JSON_ERROR_UTF16 => 'lone_surrogate',
            \JSON_ERROR_DEPTH => 'depth_exceeded',
            default => json_last_error_msg(),
        };
    }
}
