<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

/**
 * Reads MessagePack and CBOR (RFC 8949): slow, short and independent of Kiln, to see what was written. Maps are objects, dates text.
 */
final class BinaryReader
{
    private int $at = 0;

    public function __construct(private readonly string $bytes, private readonly bool $isCbor) {}

    public function read(): mixed
    {
        $value = $this->isCbor ? $this->cbor() : $this->messagePack();

        return $this->at === \strlen($this->bytes) ? $value : throw new \UnexpectedValueException("The value ends at byte {$this->at}.");
    }

    private function messagePack(): mixed
    {
        $byte = $this->number('C', 1);

        return match (true) {
            $byte < 0x80 => $byte,
            $byte < 0x90 => $this->map($byte & 0x0F),
            $byte < 0xA0 => $this->items($byte & 0x0F),
            $byte < 0xC0 => $this->take($byte & 0x1F),
            $byte === 0xC0 => null,
            $byte === 0xC2, $byte === 0xC3 => $byte === 0xC3,
            $byte >= 0xC4 && $byte <= 0xC6 => $this->take($this->length($byte - 0xC4)),
            $byte >= 0xC7 && $byte <= 0xC9 => $this->timestamp($this->length($byte - 0xC7)),
            $byte === 0xCA => $this->float('G', 4),
            $byte === 0xCB => $this->float('E', 8),
            $byte >= 0xCC && $byte <= 0xCF => $this->length($byte - 0xCC),
            $byte >= 0xD0 && $byte <= 0xD3 => $this->length($byte - 0xD0) << ($shift = 64 - (8 << $byte - 0xD0)) >> $shift,
            $byte >= 0xD4 && $byte <= 0xD8 => $this->timestamp(1 << $byte - 0xD4),
            $byte >= 0xD9 && $byte <= 0xDB => $this->take($this->length($byte - 0xD9)),
            $byte === 0xDC, $byte === 0xDD => $this->items($this->length($byte - 0xDB)),
            $byte === 0xDE, $byte === 0xDF => $this->map($this->length($byte - 0xDD)),
            $byte >= 0xE0 => $byte - 0x100,
            default => throw new \UnexpectedValueException("Byte {$byte}."),
        };
    }

    private function timestamp(int $length): string
    {
        if ($this->number('C', 1) !== 0xFF) {
            throw new \UnexpectedValueException('An extension that is no timestamp.');
        }

        return match ($length) {
            4 => gmdate(\DATE_ATOM, $this->length(2)),
            8 => gmdate(\DATE_ATOM, $this->length(3) & 0x3_FFFF_FFFF),
            default => gmdate(\DATE_ATOM, [$this->length(2), $this->length(3)][1]),
        };
    }

    private function cbor(): mixed
    {
        $byte = $this->number('C', 1);
        [$major, $low] = [$byte >> 5, $byte & 0x1F];
        if ($major === 7) {
            return match ($low) {
                20, 21 => $low === 21,
                22 => null,
                25 => self::half($this->length(1)),
                26 => $this->float('G', 4),
                27 => $this->float('E', 8),
                default => throw new \UnexpectedValueException("Simple value {$low}."),
            };
        }
        $number = $low < 24 ? $low : ($low < 28 ? $this->length($low - 24) : throw new \UnexpectedValueException("Length {$low}."));

        return match ($major) {
            0 => $number,
            1 => -1 - $number,
            2, 3 => $this->take($number),
            4 => $this->items($number),
            5 => $this->map($number),
            default => \is_int($value = $this->cbor()) ? gmdate(\DATE_ATOM, $value) : $value,
        };
    }

    /**
     * Appendix D of RFC 8949.
     */
    private static function half(int $half): float
    {
        [$exponent, $mantissa] = [$half >> 10 & 0x1F, $half & 0x3FF];
        $value = match ($exponent) {
            0 => $mantissa * 2 ** -24,
            31 => $mantissa === 0 ? \INF : \NAN,
            default => ($mantissa + 1_024) * 2 ** ($exponent - 25),
        };

        return (float) (($half & 0x8000) === 0 ? $value : -$value);
    }

    /**
     * @param int $power two to this many bytes
     */
    private function length(int $power): int
    {
        return $this->number(['C', 'n', 'N', 'J'][$power] ?? throw new \LogicException('No such length.'), 1 << $power);
    }

    private function number(string $code, int $length): int
    {
        $number = unpack($code, $this->take($length))[1] ?? null;

        return \is_int($number) ? $number : throw new \UnexpectedValueException('Not a number.');
    }

    private function float(string $code, int $length): float
    {
        $number = unpack($code, $this->take($length))[1] ?? null;

        return \is_float($number) ? $number : throw new \UnexpectedValueException('Not a number.');
    }

    private function take(int $length): string
    {
        $bytes = substr($this->bytes, $this->at, $length);
        $this->at += $length;

        return \strlen($bytes) === $length ? $bytes : throw new \UnexpectedValueException('The bytes end too soon.');
    }

    /**
     * @return list<mixed>
     */
    private function items(int $count): array
    {
        $items = [];
        while (\count($items) < $count) {
            $items[] = $this->isCbor ? $this->cbor() : $this->messagePack();
        }

        return $items;
    }

    private function map(int $count): \stdClass
    {

        $map = new \stdClass();
        for (; $count > 0; --$count) {
            [$key, $value] = $this->items(2);
            \is_string($key) ? $map->{$key} = $value : throw new \UnexpectedValueException('A key that is no string.');
        }

        return $map;
    }
}
