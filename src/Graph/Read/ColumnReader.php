<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\FloatWriter;
use Kiln\Graph\Bytes\Packing;
use Kiln\Graph\Bytes\SelectorBits;
use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Kind;

/**
 * Reads what {@see \Kiln\Graph\Bytes\ColumnWriter} writes.
 *
 * @internal
 */
final class ColumnReader
{
    /** From so many numbers on, it saves time not to make integers of their bytes. */
    private const MANY = 64;

    /**
     * @param list<string> $strings the table of strings
     */
    public function __construct(
        private readonly Cursor $cursor,
        private readonly array $strings,
        private readonly Numbering $numbering,
        private readonly Cover $cover,
    ) {}

    /**
     * @param int<0, max> $count covered by the weight
     */
    public function column(int $count): Column
    {
        $head = $this->cursor->byte();
        if ($count === 0) {
            return $head === Kind::NULL ? new ConstantColumn(Kind::NULL, 0, null) : throw new DamagedBytes('A column without cells is not marked as such.');
        }

        return $head >> 4 === Kind::MIXED ? $this->mixed($head & 15, $count) : $this->pure($head, $count);
    }

    /**
     * Integers that tell how to go on.
     *
     * @param int<0, max> $count
     *
     * @return list<int>
     */
    public function integers(int $count): array
    {
        $head = $this->cursor->byte();
        if ($head >> 4 !== ($count === 0 ? Kind::NULL : Kind::INT)) {
            throw self::unexpected();
        }

        return $count === 0 ? [] : Integers::at($this->cursor, $head & 15, $count)->next($count);
    }

    /**
     * Names.
     *
     * @param int<0, max> $count
     *
     * @return list<string>
     */
    public function strings(int $count): array
    {
        $head = $this->cursor->byte();
        if ($head >> 4 !== ($count === 0 ? Kind::NULL : Kind::STRING)) {
            throw self::unexpected();
        }

        return $count === 0 ? [] : $this->numbers(Kind::STRING, $head & 15, $count)->pick($this->strings, $count);
    }

    /**
     * @param int<1, max> $count
     */
    private function mixed(int $columns, int $count): MixedColumn
    {
        if ($columns < 2 || $columns > Kind::MIXED) {
            throw new DamagedBytes('A column has an impossible number of kinds.');
        }
        $this->cover->charge($columns, Weight::PART);
        $length = \intdiv($count * SelectorBits::for($columns) + 7, 8);
        $selectors = new Selectors($this->cursor->take($length), $columns, $count);
        $counts = $selectors->counts();
        if (\count($counts) !== $columns) {
            throw new DamagedBytes('A cell is of a kind that its column does not have.');
        }
        $read = [];
        while (\count($read) < $columns) {
            $head = $this->cursor->byte();
            $own = $counts[\count($read)] ?? 0;
            if ($own < 1 || $head >> 4 <= (\array_key_last($read) ?? -1)) {
                throw new DamagedBytes('The kinds of a column are out of order.');
            }
            $read[$head >> 4] = $this->pure($head, $own);
        }

        return new MixedColumn($selectors, \array_values($read), \array_keys($read));
    }

    /**
     * @param int<1, max> $count
     */
    private function pure(int $head, int $count): Column
    {
        $kind = $head >> 4;
        $packing = $head & 15;

        return match ($kind) {
            Kind::NULL => self::constant($packing, $kind, $count, null),
            Kind::FALSE => self::constant($packing, $kind, $count, false),
            Kind::TRUE => self::constant($packing, $kind, $count, true),
            Kind::EMPTY_ARRAY => self::constant($packing, $kind, $count, []),
            Kind::INT => new IntColumn($count, Integers::at($this->cursor, $packing, $count)),
            Kind::FLOAT => $this->floats($packing, $count),
            Kind::STRING => new TextColumn($count, $this->strings, $this->numbers($kind, $packing, $count)),
            Kind::ARRAY, Kind::OBJECT, Kind::ENUM, Kind::REFERENCE => new PointerColumn($kind, $this->numbers($kind, $packing, $count)),
            default => throw new DamagedBytes('A column is of an unknown kind.'),
        };
    }

    /**
     * @param int<1, max>     $count
     * @param bool|array{}|null $value
     */
    private static function constant(int $packing, int $kind, int $count, bool|array|null $value): ConstantColumn
    {
        return $packing === 0 ? new ConstantColumn($kind, $count, $value) : throw new DamagedBytes('A constant is packed in an unknown way.');
    }

    /**
     * @param int<1, max> $count
     */
    private function floats(int $packing, int $count): Column
    {
        if ($packing === FloatWriter::RAW) {
            return new FloatColumn($count, $this->cursor->bytes, $this->cursor->pass($count, 8));
        }
        if ($packing === FloatWriter::SAME) {
            $float = (new FloatColumn(1, $this->cursor->take(8), 0))->next(1, new Tables());

            return new ConstantColumn(Kind::FLOAT, $count, \is_float($float[0]) ? $float[0] : throw self::unexpected());
        }
        $divisor = FloatWriter::DIVISORS[$packing - FloatWriter::DECIMAL] ?? throw new DamagedBytes('Floats are packed in an unknown way.');

        return new DecimalColumn($count, Integers::at($this->cursor, $this->cursor->byte(), $count), $divisor);
    }

    /**
     * @param int<1, max> $count
     */
    private function numbers(int $kind, int $packing, int $count): Numbers
    {
        if ($packing === Packing::FOLLOWING) {
            return $this->numbering->following($kind, $count);
        }
        $integers = Integers::at($this->cursor, $packing, $count);
        $same = $integers->same();
        if ($same !== null) {
            $this->numbering->check($kind, $same, $same);

            return Numbers::same($same, $count);
        }
        $bytes = $count < self::MANY ? null : $integers->asBytes($count);
        if ($bytes !== null && $bytes[1] !== '') {
            [$base, $offsets] = $bytes;
            $distinct = \count_chars($offsets, 3);
            $this->numbering->check($kind, $base + \ord($distinct[0]), $base + \ord($distinct[-1]));

            return Numbers::ofBytes($base, $offsets);
        }
        $numbers = $integers->next($count);
        $this->numbering->check($kind, \min($numbers), \max($numbers));

        return Numbers::of($numbers);
    }

    private static function unexpected(): DamagedBytes
    {
        return new DamagedBytes('A column has another kind than it must have.');
    }
}
