<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Tests\Fuzz\Chance;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * The chance of a random test of texts: {@see Chance} says where the seed comes from.
 */
final readonly class Seed
{
    public Randomizer $chance;

    private function __construct(public int $number)
    {
        $this->chance = new Randomizer(new Mt19937($number));
    }

    public static function for(string $test): self
    {
        return new self(Chance::announced(Chance::seed(), $test)->seed);
    }

    public static function cases(int $default): int
    {
        return Chance::cases($default);
    }

    /**
     * @template T
     * @param non-empty-list<T> $choices
     * @return T
     */
    public function oneOf(array $choices): mixed
    {
        return $choices[$this->chance->getInt(0, \count($choices) - 1)];
    }

    /** @return list<string> the text in pieces of random sizes up to $most, some of them empty */
    public function chunks(string $text, int $most): array
    {
        $chunks = [];
        for ($at = 0; $at < \strlen($text); $at += $size) {
            $size = $this->chance->getInt(0, $most);
            $chunks[] = substr($text, $at, $size);
        }

        return $chunks;
    }
}
