<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Reflection;

use Kiln\Lab\Source\Dump\SetByReflection;

final class Leaf
{
    use SetByReflection;

    public function __construct(
        public readonly int $i,
        public readonly string $s = 'dummy',
    ) {}
}
