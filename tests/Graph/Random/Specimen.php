<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model;

/**
 * Sound graph bytes, to be changed by somebody who knows the format: what surrounds a change still fits, so that it is not the
 * first check that refuses it.
 */
final class Specimen
{
    private const FILL = 64;

    /** Classes that bytes may name, if only after they were changed. */
    public const CLASSES = [
        Model\Alarm::class, Model\Grenade::class, Model\GuardedGrenade::class, Model\HalfPacked::class, Model\Level::class,
        Model\Loose::class, Model\Node::class, Model\Packed::class, Model\Product::class, Model\RedeclaredGrenade::class,
        Model\Saboteur::class, Model\Sleeper::class, Model\SpecialNode::class, Model\Suit::class, Model\TypedReferences::class,
        Model\Unwilling::class, Model\Ward::class, \ArrayIterator::class, \ArrayObject::class, \Closure::class, \DateInterval::class,
        \DatePeriod::class, \DateTime::class, \DateTimeImmutable::class, \DateTimeZone::class, \Exception::class, \Generator::class,
        \IteratorIterator::class, \SplFixedArray::class, \SplMinHeap::class, \SplObjectStorage::class, \SplQueue::class,
        \stdClass::class, \Throwable::class, \UnitEnum::class, 'Kiln\Tests\Graph\Model\Absent',
    ];

    /** What strings are replaced by, besides. */
    private const WORDS = [
        'static', 'self', 'value', 'next', 'children', 'uninitialized', 'secret', 'content', 'kept', 'awake', 'bangs', 'fuse', 'id',
        'serial', 'sku', 'number', 'either', 'node', 'target', 'armed', 'message', 'previous', 'Hearts', 'Low', '', '0', '-0', '12',
        '-5', '9223372036854775808', "\x7F", '\\', '\\stdClass', 'self::class',
    ];

    /** @var non-empty-array<string, non-empty-list<Span>> by the name of the organ */
    private readonly array $byOrgan;

    /** Without checksum. */
    private readonly string $body;

    public function __construct(public readonly string $bytes)
    {
        $byOrgan = [];
        foreach (Anatomy::of($bytes) as $span) {
            $byOrgan[$span->organ->name][] = $span;
        }
        \assert($byOrgan !== []);
        $this->byOrgan = $byOrgan;
        $this->body = Damage::unsealed($bytes);
    }

    /**
     * @param self $donor gives parts of itself
     */
    public function changed(self $donor, Chance $chance): string
    {
        $body = $this->body;
        $places = [];
        for ($count = $chance->oneOf([1, 1, 1, 1, 2, 4]); $count > 0; --$count) {
            // Any sort as likely as any other, though there are far more columns than shapes.
            $places[] = $chance->oneOf($chance->oneOf($this->byOrgan));
        }
        usort($places, static fn(Span $one, Span $other): int => $other->at <=> $one->at);
        $end = \strlen($body);
        foreach ($places as $place) {
            if ($place->at + $place->length <= $end) {
                $body = substr_replace($body, $this->replacement($place, $donor, $chance), $place->at, $place->length);
                $end = $place->at;
            }
        }
        if ($chance->percent(5)) {
            $body[2] = $body[2] ^ \chr(1 << $chance->int(0, 7));
        }
        if ($chance->percent(20)) {
            // So that more memory is asked for than the content alone covers.
            $body = substr_replace($body, \chr(\ord($body[2]) | self::FILL), 2, 1) . str_repeat("\0", $chance->oneOf([1, 1_000, 20_000]));
        }

        return Damage::sealed($body);
    }

    private function replacement(Span $place, self $donor, Chance $chance): string
    {
        $own = $place->of($this->bytes);
        if ($chance->percent(10)) {
            return $chance->oneOf(['', $own . $own]);
        }

        return match ($place->organ) {
            Organ::Number => self::number($own, $chance),
            Organ::Head => \chr(self::head(\ord($own), $chance)),
            Organ::Packing => \chr($chance->int(0, 9)),
            Organ::Cells => self::cells($own, $chance),
            Organ::Text => self::text($own, $chance),
            Organ::Layout => $chance->oneOf([$donor->piece(Organ::Layout, $chance), "\0\0\0\0"]),
            Organ::Column => $chance->percent(50) ? $donor->piece(Organ::Column, $chance) : self::column($chance),
            Organ::Block, Organ::Shape, Organ::Section => $donor->piece($place->organ, $chance),
        };
    }

    /**
     * Some stretch of that sort, or an empty one.
     */
    private function piece(Organ $organ, Chance $chance): string
    {
        return isset($this->byOrgan[$organ->name]) ? $chance->oneOf($this->byOrgan[$organ->name])->of($this->bytes) : '';
    }

    /**
     * Mostly with a kind that takes as many bytes.
     */
    private static function head(int $own, Chance $chance): int
    {
        if ($chance->percent(20)) {
            return $own & 0xF0 | $chance->oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15]);
        }
        $kind = match (true) {
            $chance->percent(20) => $chance->int(0, 15),
            $own >> 4 < 4 => $chance->int(0, 3),
            default => $chance->oneOf([4, 6, 7, 8, 9, 10]),
        };

        return $kind << 4 | $own & 15;
    }

    private static function number(string $own, Chance $chance): string
    {
        $first = \ord($own[0]);

        return match ($chance->int(0, 5)) {
            0 => ByHand::varint($chance->int(0, 40)),
            1 => $chance->oneOf(["\xFF\xFF\x03", "\xFF\xFF\xFF\x07", "\xFF\xFF\xFF\xFF\x0F", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F", "\xFE\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\1", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\1", "\x80\0"]),
            2 => ByHand::varint($chance->int(0, 1 << $chance->int(0, 62))),
            3 => substr_replace($own, \chr($first ^ 1 << $chance->int(0, 6)), 0, 1),
            4 => $first < 0x7F ? substr_replace($own, \chr($first + 1), 0, 1) : $own,
            default => ($first & 0x7F) > 1 ? substr_replace($own, \chr($first - 1), 0, 1) : $own,
        };
    }

    private static function cells(string $own, Chance $chance): string
    {
        $at = $chance->int(0, \strlen($own) - 1);

        return match ($chance->int(0, 4)) {
            0 => str_repeat("\0", \strlen($own)),
            1 => str_repeat("\xFF", \strlen($own)),
            2 => substr_replace($own, $own[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1),
            3 => substr_replace($own, $chance->oneOf(["\0", "\1", "\x7F", "\x80", "\xFF"]), $at, 1),
            default => strrev($own),
        };
    }

    /**
     * The length is right again.
     */
    private static function text(string $own, Chance $chance): string
    {
        $from = 0;
        while (\ord($own[$from]) > 0x7F) {
            ++$from;
        }
        $strings = explode("\0", substr($own, $from + 1));
        $at = $chance->int(0, \count($strings) - 1);
        $strings[$at] = $chance->oneOf($chance->oneOf([self::CLASSES, self::WORDS, $strings]));
        $text = implode("\0", $strings);

        return ByHand::varint(\strlen($text)) . $text;
    }

    /**
     * A column that fits any number of cells.
     */
    private static function column(Chance $chance): string
    {
        return $chance->percent(50)
            ? $chance->oneOf(["\0", "\x10", "\x20", "\x30", "\x51" . pack('e', 1.5), "\x6F", "\x7F", "\x8F", "\x9F", "\xAF"])
            : \chr($chance->oneOf([4, 6, 7, 8, 9, 10]) << 4) . self::number("\2", $chance);
    }
}
