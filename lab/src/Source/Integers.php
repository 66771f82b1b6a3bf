<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * The array of PHP's request 52832 of 2010, in which unserialize() took four times as long for twice as many elements.
 *
 * @see https://bugs.php.net/bug.php?id=52832
 */
final readonly class Integers
{
    public const COUNTS = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 4_000_000];

    private const SEED = 52_832;

    /**
     * The same in every run.
     *
     * @return list<int>
     */
    public static function value(int $count): array
    {
        $random = new Randomizer(new Xoshiro256StarStar(self::SEED));
        $integers = [];
        while (\count($integers) < $count) {
            $integers[] = $random->getInt(0, 0x7FFF_FFFF);
        }

        return $integers;
    }
}
