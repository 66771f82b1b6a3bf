<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * Finds out what each stretch of sound graph bytes is: a second reader of docs/graph-format.md, which makes nothing of them.
 */
final class Anatomy
{
    private const STRINGS = 1;
    private const ENUMS = 2;
    private const SHAPES = 4;
    private const ARRAYS = 8;
    private const REFERENCES = 16;
    private const CALLS = 32;

    private const MIXED = 11;

    /** Packing of integers => bytes for each. */
    private const WIDTHS = [0, 1, 2, 4, 8, 0, 1, 2, 4];

    private const FIRST_WITH_STEPS = 5;

    /** Behind mark, version and parts. */
    private int $at = 3;

    /** @var list<Span> */
    private array $spans = [];

    private function __construct(private readonly string $bytes) {}

    /**
     * @return list<Span> of the content
     */
    public static function of(string $bytes): array
    {
        $anatomy = new self($bytes);
        $anatomy->content(\ord($bytes[2]));

        return $anatomy->spans;
    }

    private function content(int $parts): void
    {
        if (($parts & self::STRINGS) !== 0) {
            do {
                $head = $this->block();
            } while (($head & 2) === 0);
        }
        if (($parts & self::ENUMS) !== 0) {
            $this->column(2 * $this->number());
        }
        $shapes = [];
        for ($count = ($parts & self::SHAPES) === 0 ? 0 : $this->number(); $count > 0; --$count) {
            $shapes[] = $this->shape();
        }
        if (($parts & self::ARRAYS) !== 0) {
            do {
                $head = $this->section();
            } while (($head & 1) === 0);
        }
        if (($parts & self::REFERENCES) !== 0) {
            $this->column($this->number());
        }
        $calls = 0;
        foreach ($shapes as [$properties, $restoring, $objects]) {
            $calls += $restoring === 0 ? 0 : $objects;
            for ($columns = $restoring === 2 ? 1 : $properties; $columns > 0; --$columns) {
                $this->column($objects);
            }
        }
        if (($parts & self::CALLS) !== 0) {
            $this->column($calls);
        }
        $this->column(1);
    }

    private function block(): int
    {
        $from = $this->at;
        $head = $this->number();
        if (($head & 1) === 1) {
            $this->cells(array_sum($this->packed($this->byte(Organ::Packing), $head >> 2)));
        } else {
            $text = $this->at;
            $length = $this->number();
            $this->at += $length;
            $this->note(Organ::Text, $text);
        }
        $this->note(Organ::Block, $from);

        return $head;
    }

    /**
     * @return array{int, int, int} properties, restoring and how many objects
     */
    private function shape(): array
    {
        $from = $this->at;
        $head = $this->number();
        $this->column(($head >> 3) + 1);
        if (($head & 1) === 1) {
            $scopes = $this->number();
            $this->column($scopes);
            $this->column($scopes);
        }
        $restoring = $head >> 1 & 3;
        if ($restoring !== 2) {
            $this->at += 4;
            $this->note(Organ::Layout, $this->at - 4);
        }
        $objects = $this->number();
        $this->note(Organ::Shape, $from);

        return [$head >> 3, $restoring, $objects];
    }

    private function section(): int
    {
        $from = $this->at;
        $head = $this->number();
        $count = $head >> 4;
        $form = $head >> 2 & 3;
        if ($form === 2) {
            $keys = $this->number();
            $this->column($keys);
            for (; $keys > 0; --$keys) {
                $this->column($count);
            }
        } else {
            $cells = array_sum($this->column($count));
            if ($form === 1) {
                $this->column($cells);
            }
            $this->column($cells);
        }
        $this->note(Organ::Section, $from);

        return $head;
    }

    /**
     * @return list<int> if it is a column of integers
     */
    private function column(int $count): array
    {
        $from = $this->at;
        $head = $this->byte(Organ::Head);
        $integers = [];
        if ($head >> 4 === self::MIXED) {
            $this->mixed($head & 15, $count);
        } elseif ($count > 0) {
            $integers = $this->pure($head, $count);
        }
        $this->note(Organ::Column, $from);

        return $integers;
    }

    private function mixed(int $columns, int $count): void
    {
        $bits = $columns === 2 ? 1 : ($columns <= 4 ? 2 : 4);
        $selectors = substr($this->bytes, $this->at, intdiv($count * $bits + 7, 8));
        $this->cells(\strlen($selectors));
        $counts = array_fill(0, $columns, 0);
        for ($cell = 0; $cell < $count; ++$cell) {
            ++$counts[\ord($selectors[$cell * $bits >> 3]) >> ($cell * $bits & 7) & ((1 << $bits) - 1)];
        }
        foreach ($counts as $own) {
            $this->column($own);
        }
    }

    /**
     * @return list<int> if it is a column of integers
     */
    private function pure(int $head, int $count): array
    {
        $packing = $head & 15;
        if ($head >> 4 === 5) {
            match ($packing) {
                0 => $this->cells(8 * $count),
                1 => $this->cells(8),
                default => $this->packed($this->byte(Organ::Packing), $count),
            };

            return [];
        }

        return $head >> 4 < 4 || $packing === 15 ? [] : $this->packed($packing, $count);
    }

    /**
     * @return list<int>
     */
    private function packed(int $packing, int $count): array
    {
        $sum = $packing === 4 ? 0 : $this->signed();
        $step = $packing < self::FIRST_WITH_STEPS ? null : $this->signed();
        $width = self::WIDTHS[$packing];
        $from = $this->at;
        $this->cells($width * $count);
        $integers = [];
        for ($cell = 0; $cell < $count; ++$cell) {
            $own = unpack('P', str_pad(substr($this->bytes, $from + $cell * $width, $width), 8, "\0"));
            $integer = $own === false || !\is_int($own[1]) ? 0 : $own[1];
            $integers[] = $step === null ? $sum + $integer : $sum += $step + $integer;
        }

        return $integers;
    }

    private function cells(int $length): void
    {
        $this->at += $length;
        if ($length > 0) {
            $this->note(Organ::Cells, $this->at - $length);
        }
    }

    private function byte(Organ $organ): int
    {
        ++$this->at;
        $this->note($organ, $this->at - 1);

        return \ord($this->bytes[$this->at - 1]);
    }

    private function signed(): int
    {
        $bits = $this->number();

        return ($bits >> 1 & \PHP_INT_MAX) ^ -($bits & 1);
    }

    private function number(): int
    {
        $from = $this->at;
        $number = 0;
        do {
            $byte = \ord($this->bytes[$this->at]);
            $number |= ($byte & 0x7F) << 7 * ($this->at - $from);
            ++$this->at;
        } while ($byte > 0x7F);
        $this->note(Organ::Number, $from);

        return $number;
    }

    private function note(Organ $organ, int $from): void
    {
        $this->spans[] = new Span($organ, $from, $this->at - $from);
    }
}
