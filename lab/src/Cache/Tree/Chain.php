<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache\Tree;

final class Chain
{
    use Restored;

    public function __construct(public int $i, public ?self $next = null) {}
}
