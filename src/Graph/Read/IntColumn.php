<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Integers.
 *
 * @internal
 */
final class IntColumn extends Scalars
{
    public function __construct(int $count, private readonly Integers $integers)
    {
        parent::__construct(Kind::INT, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        return $this->integers->next($count);
    }
}
