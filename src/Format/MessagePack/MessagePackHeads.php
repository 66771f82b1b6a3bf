<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Heads;
use Kiln\Format\Binary\Malformed;

/**
 * The first bytes of values in MessagePack.
 *
 * @internal
 */
final readonly class MessagePackHeads implements Heads
{
    /** Bytes of a value by its first byte, which is one of them; those that have a content are missing. */
    private const SIZES = [
        0xC0 => 1, 0xC2 => 1, 0xC3 => 1, 0xCA => 5, 0xCB => 9,
        0xCC => 2, 0xCD => 3, 0xCE => 5, 0xCF => 9, 0xD0 => 2, 0xD1 => 3, 0xD2 => 5, 0xD3 => 9,
    ];

    /** Those that have: what they are, bytes of the length, and further bytes of the content. */
    private const CONTENTS = [
        0xC4 => [Head::BYTES, 1, 0], 0xC5 => [Head::BYTES, 2, 0], 0xC6 => [Head::BYTES, 4, 0],
        0xC7 => [Head::BYTES, 1, 1], 0xC8 => [Head::BYTES, 2, 1], 0xC9 => [Head::BYTES, 4, 1],
        0xD4 => [Head::BYTES, 0, 2], 0xD5 => [Head::BYTES, 0, 3], 0xD6 => [Head::BYTES, 0, 5], 0xD7 => [Head::BYTES, 0, 9], 0xD8 => [Head::BYTES, 0, 17],
        0xD9 => [Head::TEXT, 1, 0], 0xDA => [Head::TEXT, 2, 0], 0xDB => [Head::TEXT, 4, 0],
        0xDC => [Head::ITEMS, 2, 0], 0xDD => [Head::ITEMS, 4, 0], 0xDE => [Head::MEMBERS, 2, 0], 0xDF => [Head::MEMBERS, 4, 0],
    ];

    public function at(string $bytes, int $offset): ?Head
    {
        if (!isset($bytes[$offset])) {
            return null;
        }
        $first = \ord($bytes[$offset]);
        ++$offset;
        if ($first < 0xC0) {
            return match (true) {
                $first < 0x80 => new Head(Head::SCALAR, 0, $offset),
                $first < 0x90 => new Head(Head::MEMBERS, $first & 0x0F, $offset),
                $first < 0xA0 => new Head(Head::ITEMS, $first & 0x0F, $offset),
                default => new Head(Head::TEXT, $first & 0x1F, $offset),
            };
        }
        if ($first >= 0xE0 || isset(self::SIZES[$first])) {
            $end = $offset - 1 + (self::SIZES[$first] ?? 1);

            return $end <= \strlen($bytes) ? new Head(Head::SCALAR, 0, $end) : null;
        }
        [$kind, $size, $more] = self::CONTENTS[$first] ?? throw new Malformed(\sprintf('no value begins with the byte %02x', $first), $offset - 1);
        if ($offset + $size > \strlen($bytes)) {
            return null;
        }

        return new Head($kind, self::number($bytes, $offset, $size) + $more, $offset + $size);
    }

    public function skip(string $bytes, int &$offset, array &$pending): bool
    {
        $length = \strlen($bytes);
        // Of each value it is known how many are inside, so one number says it all.
        $count = \array_sum($pending);
        while ($count > 0 && $offset < $length) {
            $first = \ord($bytes[$offset]);
            if ($first < 0x80 || $first >= 0xE0) {
                ++$offset;
            } elseif ($first >= 0xA0 && $first < 0xC0) {
                $offset += 1 + ($first & 0x1F);
            } elseif ($first < 0x90) {
                ++$offset;
                $count += 2 * ($first & 0x0F);
            } elseif ($first < 0xA0) {
                ++$offset;
                $count += $first & 0x0F;
            } elseif (isset(self::SIZES[$first])) {
                $offset += self::SIZES[$first];
            } else {
                $head = $this->at($bytes, $offset);
                if ($head === null) {
                    break;
                }
                $offset = $head->end;
                match ($head->kind) {
                    Head::ITEMS => $count += $head->count,
                    Head::MEMBERS => $count += 2 * $head->count,
                    default => $offset += $head->count,
                };
            }
            --$count;
        }
        $pending = [$count];

        return $count === 0 && $offset <= $length;
    }

    /**
     * @param int $size bytes of it, at most 4
     */
    public static function number(string $bytes, int $offset, int $size): int
    {
        $number = 0;
        for ($end = $offset + $size; $offset < $end; ++$offset) {
            $number = $number << 8 | \ord($bytes[$offset]);
        }

        return $number;
    }
}
