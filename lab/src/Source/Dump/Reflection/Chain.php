<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Reflection;

use Kiln\Lab\Source\Dump\SetByReflection;

final class Chain
{
    use SetByReflection;

    public function __construct(
        public int $i,
        public ?self $next = null,
    ) {}
}
