<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * The values that are kept and restored; the same in every run.
 */
enum GraphWorkload: string
{
    case OneObject = 'objects-1';
    case TenObjects = 'objects-10';
    case HundredObjects = 'objects-100';
    case ThousandObjects = 'objects-1000';
    case ManyObjects = 'objects-20000';
    case MillionObjects = 'objects-1000000';
    case Arrays = 'arrays-20000';
    case Integers = 'integers-1000000';

    private const SEED = 52_832;

    /**
     * How many objects, arrays or integers.
     *
     * @return positive-int
     */
    public function count(): int
    {
        return max(1, (int) substr($this->value, (int) strpos($this->value, '-') + 1));
    }

    /**
     * @return list<mixed>
     */
    public function value(): array
    {
        $kind = strstr($this->value, '-', true);
        $chance = new Randomizer(new Xoshiro256StarStar(self::SEED));
        $make = match ($kind) {
            'objects' => static fn(int $id): Product => new Product(...self::fields($id, $chance)),
            'arrays' => static fn(int $id): array => self::fields($id, $chance),
            default => static fn(): int => $chance->getInt(0, 0x7FFF_FFFF),
        };

        return array_map($make, range(1, $this->count()));
    }

    /**
     * @return array{id: int, name: string, currency: string, note: ?string, price: float, available: bool, changed: int}
     */
    private static function fields(int $id, Randomizer $chance): array
    {
        return [
            'id' => $id,
            'name' => "Product number {$id}",
            'currency' => ['EUR', 'USD', 'CHF'][$chance->getInt(0, 2)],
            'note' => $chance->getInt(0, 2) > 0 ? null : 'Note ' . $chance->getInt(0, 99_999),
            'price' => $chance->getInt(100, 99_999) / 100.0,
            'available' => $chance->getInt(0, 1) === 1,
            'changed' => 1_700_000_000 + $chance->getInt(0, 30_000_000),
        ];
    }
}
