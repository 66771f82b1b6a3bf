<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Plain;

use Kiln\Lab\Source\Dump\SetByConstructor;

final class Leaf
{
    use SetByConstructor;

    public function __construct(
        public readonly int $i,
        public readonly string $s = 'dummy',
    ) {}
}
