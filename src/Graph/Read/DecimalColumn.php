<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Floats that are integers divided by a power of ten.
 *
 * @internal
 */
final class DecimalColumn extends Scalars
{
    private const BLOCK = 1024;

    public function __construct(int $count, private readonly Integers $integers, private readonly float $divisor)
    {
        parent::__construct(Kind::FLOAT, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        $floats = [];
        // A block at a time, or there would be as many integers beside the floats.
        for (; $count > 0; $count -= self::BLOCK) {
            foreach ($this->integers->next(\min(self::BLOCK, $count)) as $integer) {
                $floats[] = $integer / $this->divisor;
            }
        }

        return $floats;
    }
}
