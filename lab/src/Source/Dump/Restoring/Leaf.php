<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Restoring;

use Kiln\Lab\Source\Dump\SetByUnserialize;

final class Leaf
{
    use SetByUnserialize;

    public function __construct(
        public readonly int $i,
        public readonly string $s = 'dummy',
    ) {}
}
