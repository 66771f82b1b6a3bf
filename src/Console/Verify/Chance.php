<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * The same seed gives the same cases.
 *
 * @internal
 */
final readonly class Chance
{
    private const HEX_DIGITS = 15;

    private Randomizer $randomizer;

    private function __construct(int $seed)
    {
        $this->randomizer = new Randomizer(new Xoshiro256StarStar($seed));
    }

    /**
     * One of its own for each case, so that no case depends on the ones before it.
     */
    public static function ofCase(int $seed, string $class, int $number): self
    {
        return new self((int) \hexdec(\substr(\hash('sha256', "{$seed} {$class} {$number}"), 0, self::HEX_DIGITS)));
    }

    /**
     * @phpstan-impure
     */
    public function int(int $least, int $most): int
    {
        return $this->randomizer->getInt($least, $most);
    }

    /**
     * @phpstan-impure
     */
    public function percent(int $percent): bool
    {
        return $this->randomizer->getInt(1, 100) <= $percent;
    }

    /**
     * @phpstan-impure
     *
     * @template T
     *
     * @param non-empty-array<T> $choices
     *
     * @return T
     */
    public function oneOf(array $choices): mixed
    {
        return \array_values($choices)[$this->randomizer->getInt(0, \count($choices) - 1)];
    }
}
