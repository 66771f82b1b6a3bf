<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Plain;

use Kiln\Lab\Source\Dump\SetByConstructor;

final class Root
{
    use SetByConstructor;

    /**
     * @param list<Leaf>          $list
     * @param array<string, Leaf> $dict
     */
    public function __construct(
        public Leaf $sub,
        public array $list,
        public array $dict,
        public Chain $recurse,
    ) {}
}
