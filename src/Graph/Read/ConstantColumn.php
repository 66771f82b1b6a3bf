<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * The same value in all cells.
 *
 * @internal
 */
final class ConstantColumn extends Scalars
{
    /**
     * @param bool|float|array{}|null $value
     */
    public function __construct(int $kind, int $count, private readonly bool|float|array|null $value)
    {
        parent::__construct($kind, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        return \array_fill(0, $count, $this->value);
    }
}
