<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use Random\Engine\Secure;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * Which calls are looked at.
 *
 * @api
 */
final readonly class Sampling
{
    /** The rate is exact to one in as many. */
    private const STEPS = 1_000_000_000;

    private int $chosen;

    private function __construct(float $rate, private Randomizer $randomizer)
    {
        if (!($rate >= 0.0 && $rate <= 1.0)) {
            throw new \InvalidArgumentException('A rate lies between 0 and 1; ' . \var_export($rate, true) . ' does not.');
        }
        $this->chosen = (int) \round($rate * self::STEPS);
    }

    /**
     * @param float $rate from 0, for no call, to 1, for every call
     *
     * @throws \InvalidArgumentException when it is no such rate
     */
    public static function rate(float $rate): self
    {
        return new self($rate, new Randomizer(new Secure()));
    }

    /**
     * The same calls each time.
     *
     * @throws \InvalidArgumentException when it is no such rate
     */
    public static function seeded(float $rate, int $seed): self
    {
        return new self($rate, new Randomizer(new Xoshiro256StarStar($seed)));
    }

    /**
     * @phpstan-impure
     */
    public function chooses(): bool
    {
        return match ($this->chosen) {
            0 => false,
            self::STEPS => true,
            default => $this->randomizer->getInt(1, self::STEPS) <= $this->chosen,
        };
    }
}
