<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * One of the sizes that were measured in 2022: an object with a leaf, two arrays of leaves and a chain.
 *
 * @see https://github.com/Crell/unserialize-dump-benchmarks
 */
final readonly class Size
{
    /** How long the arrays and the chain were. */
    private const SIZES = [
        [1, 1], [5, 5], [10, 10], [50, 50], [100, 100], [500, 500],
        [1_000, 500], [2_000, 500], [3_000, 500], [4_000, 500], [5_000, 500], [10_000, 500],
    ];

    private const SEED = 2022;

    private function __construct(private int $items, private int $depth) {}

    /**
     * @return list<self> in ascending order
     */
    public static function all(): array
    {
        return array_map(static fn(array $size): self => new self(...$size), self::SIZES);
    }

    public static function of(int $objects): self
    {
        foreach (self::all() as $size) {
            if ($size->objects() === $objects) {
                return $size;
            }
        }

        throw new \InvalidArgumentException("No size has {$objects} objects.");
    }

    /**
     * As the source counts them: without the root and the end of the chain.
     */
    public function objects(): int
    {
        return 2 * $this->items + $this->depth + 1;
    }

    /**
     * The same in every run. Texts are as long as those that uniqid() gave the source.
     */
    public function value(Family $family): object
    {
        [$root, $leaf, $chain] = $family->classes();
        $random = new Randomizer(new Xoshiro256StarStar(self::SEED));
        $text = static fn(): string => 'bench_' . substr(bin2hex($random->getBytes(7)), 1);
        $counter = 0;
        $first = new $leaf(++$counter, $text());
        $list = $dict = [];
        for ($i = 0; $i < $this->items; ++$i) {
            $list[] = new $leaf(++$counter, $text());
        }
        for ($i = 0; $i < $this->items; ++$i) {
            $dict[$text()] = new $leaf(++$counter, $text());
        }
        $recurse = new $chain(++$counter);
        for ($i = 0; $i < $this->depth; ++$i) {
            $recurse = new $chain(++$counter, $recurse);
        }

        return new $root($first, $list, $dict, $recurse);
    }
}
