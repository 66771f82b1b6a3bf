<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * The chance of a random test: printed, and taken back from KILN_SEED; KILN_CASES says how many cases to run.
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
        $given = getenv('KILN_SEED');
        $seed = new self($given === false || $given === '' ? random_int(0, 0x7FFFFFFF) : (int) $given);
        fwrite(\STDERR, \sprintf("%s: KILN_SEED=%d\n", $test, $seed->number));

        return $seed;
    }

    public static function cases(int $default): int
    {
        $given = getenv('KILN_CASES');

        return $given === false || $given === '' ? $default : (int) $given;
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
