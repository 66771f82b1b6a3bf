<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Heads;
use Kiln\Format\Binary\Malformed;

/**
 * The first bytes of values in CBOR (RFC 8949, section 3).
 *
 * @internal
 */
final readonly class CborHeads implements Heads
{
    /** By the first three bits. */
    private const KINDS = [Head::SCALAR, Head::SCALAR, Head::BYTES, Head::TEXT, Head::ITEMS, Head::MEMBERS, Head::TAG, Head::SCALAR];

    public function at(string $bytes, int $offset): ?Head
    {
        if (!isset($bytes[$offset])) {
            return null;
        }
        $first = \ord($bytes[$offset]);
        $kind = self::KINDS[$first >> 5];
        $information = $first & 0x1F;
        if ($information < 24) {
            return new Head($kind, $kind === Head::SCALAR ? 0 : $information, $offset + 1);
        }
        if ($information > 27) {
            return $this->special($first, $kind, $offset);
        }
        $size = 1 << $information - 24;
        if ($offset + $size >= \strlen($bytes)) {
            return null;
        }
        $count = $kind === Head::SCALAR ? 0 : self::number($bytes, $offset + 1, $size);
        if ($count < 0 && $kind !== Head::TAG) {
            // More than any string of PHP could hold.
            throw new Malformed('a length of more than ' . \PHP_INT_MAX, $offset);
        }

        return new Head($kind, $count, $offset + 1 + $size);
    }

    public function skip(string $bytes, int &$offset, array &$pending): bool
    {
        $length = \strlen($bytes);
        $open = \array_pop($pending) ?? 0;
        while (true) {
            while ($open === 0 && $pending !== []) {
                $open = \array_pop($pending);
            }
            if ($open === 0 || $offset >= $length) {
                break;
            }
            $first = \ord($bytes[$offset]);
            $inside = $first & 0x1F;
            $kind = self::KINDS[$first >> 5];
            if ($inside < 24) {
                ++$offset;
            } else {
                $head = $this->at($bytes, $offset);
                if ($head === null) {
                    break;
                }
                if ($head->kind === Head::STOP) {
                    if ($open !== Head::UNTIL_STOP) {
                        throw new Malformed('a stop code where nothing is open', $offset);
                    }
                    $open = 0;
                    ++$offset;

                    continue;
                }
                [$offset, $inside] = [$head->end, $head->count];
            }
            if ($open > 0) {
                --$open;
            }
            if ($kind === Head::SCALAR) {
                continue;
            }
            if ($inside === Head::UNTIL_STOP) {
                $pending[] = $open;
                $open = $inside;
            } elseif ($kind === Head::TEXT || $kind === Head::BYTES) {
                $offset += $inside;
            } else {
                $inside = match ($kind) {
                    Head::MEMBERS => 2 * $inside,
                    Head::ITEMS => $inside,
                    default => 1,
                };
                // What has a number needs no level of its own.
                if ($open === Head::UNTIL_STOP) {
                    $pending[] = $open;
                    $open = $inside;
                } else {
                    $open += $inside;
                }
            }
        }
        $pending[] = $open;

        return $open === 0 && \count($pending) === 1 && $offset <= $length;
    }

    private function special(int $first, int $kind, int $offset): Head
    {
        return match (true) {
            $first === 0xFF => new Head(Head::STOP, 0, $offset + 1),
            ($first & 0x1F) === 31 && $first >= 0x40 && $first < 0xC0 => new Head($kind, Head::UNTIL_STOP, $offset + 1),
            default => throw new Malformed(\sprintf('no value begins with the byte %02x', $first), $offset),
        };
    }

    private static function number(string $bytes, int $offset, int $size): int
    {
        $number = 0;
        for ($end = $offset + $size; $offset < $end; ++$offset) {
            $number = $number << 8 | \ord($bytes[$offset]);
        }

        return $number;
    }
}
