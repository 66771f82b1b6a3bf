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
    public function __construct(int $count, private readonly Integers $integers, private readonly float $divisor)
    {
        parent::__construct(Kind::FLOAT, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        $floats = [];
        foreach ($this->integers->next($count) as $integer) {
            $floats[] = $integer / $this->divisor;
        }

        return $floats;
    }
}
