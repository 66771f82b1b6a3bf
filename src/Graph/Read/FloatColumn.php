<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Floats as they are.
 *
 * @internal
 */
final class FloatColumn extends Scalars
{
    public function __construct(int $count, private readonly string $bytes, private int $position)
    {
        parent::__construct(Kind::FLOAT, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        /** @var array<int, float> $floats */
        $floats = \unpack("e{$count}", $this->bytes, $this->position);
        $this->position += 8 * $count;

        return \array_values($floats);
    }
}
