<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache\Tree;

final class Root
{
    use Restored;

    /**
     * @param list<Leaf>          $list
     * @param array<string, Leaf> $dict
     */
    public function __construct(public Leaf $sub, public array $list, public array $dict, public Chain $recurse) {}
}
