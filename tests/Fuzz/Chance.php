<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * Where random tests take their chance from: the same seed gives the same cases.
 */
final readonly class Chance
{
    /** Any number; the cases that follow from it are the same in every run. */
    private const FIXED = 20_260_301;

    private Randomizer $randomizer;

    public function __construct(public int $seed)
    {
        $this->randomizer = new Randomizer(new Xoshiro256StarStar($seed));
    }

    /**
     * KILN_SEED, which `make fuzz` chooses anew each time; else one that is always the same.
     */
    public static function seed(): int
    {
        $given = getenv('KILN_SEED');

        return $given === false || $given === '' ? self::FIXED : (int) $given;
    }

    /**
     * The seed as a data set, so that what fails names it.
     *
     * @return array<string, array{int}>
     */
    public static function seeds(): array
    {
        return ['KILN_SEED=' . self::seed() => [self::seed()]];
    }

    /**
     * The chance of one test; prints a seed that is not the usual one, which repeats it.
     */
    public static function announced(int $seed, string $test): self
    {
        if ($seed !== self::FIXED) {
            fwrite(\STDERR, "{$test}: KILN_SEED={$seed}\n");
        }

        return new self($seed);
    }

    /**
     * How many cases to run: KILN_CASES=500, or as many times as usual: KILN_CASES=x20.
     *
     * @param ?int $each what is multiplied, where that is not what is usual
     */
    public static function cases(int $usual, ?int $each = null): int
    {
        $given = (string) getenv('KILN_CASES');

        return match (true) {
            $given === '' => $usual,
            str_starts_with($given, 'x') => max(1, ($each ?? $usual) * (int) substr($given, 1)),
            default => max(1, (int) $given),
        };
    }

    /**
     * How many damaged documents a reader in plain PHP gets: 20,000, and a million in `make fuzz`. A tenth of that beside the extension,
     * which has no part in it.
     *
     * @param int $readers that share them
     */
    public static function damaged(int $readers = 1): int
    {
        $few = \extension_loaded('kiln') ? 10 : 1;

        return self::cases(intdiv(20_000, $readers * $few), intdiv(50_000, $readers * $few));
    }

    /**
     * A chance of its own for each case, so that one case can be repeated without those before it.
     */
    public function forCase(int $number): self
    {
        return new self((int) hexdec(substr(hash('xxh64', "{$this->seed} {$number}"), 0, 15)));
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
     */
    public function bytes(int $count): string
    {
        return $count < 1 ? '' : $this->randomizer->getBytes($count);
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
        return array_values($choices)[$this->randomizer->getInt(0, \count($choices) - 1)];
    }

    /**
     * @template T
     *
     * @param list<T> $items
     *
     * @return list<T>
     */
    public function shuffled(array $items): array
    {
        return $this->randomizer->shuffleArray($items);
    }

    /**
     * Each item, or not.
     *
     * @template T
     *
     * @param list<T> $items
     *
     * @return list<T>
     */
    public function sample(array $items): array
    {
        return array_values(array_filter($items, fn(): bool => $this->percent(50)));
    }

    /**
     * @template T
     *
     * @param \Closure(): T $make
     *
     * @return list<T>
     */
    public function listOf(int $most, \Closure $make): array
    {
        $items = [];
        for ($count = $this->int(0, $most); $count > 0; --$count) {
            $items[] = $make();
        }

        return $items;
    }
}
