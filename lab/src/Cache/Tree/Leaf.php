<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache\Tree;

final class Leaf
{
    use Restored;

    public function __construct(public readonly int $i, public readonly string $s = 'dummy') {}
}
