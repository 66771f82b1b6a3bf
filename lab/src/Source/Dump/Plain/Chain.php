<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Plain;

use Kiln\Lab\Source\Dump\SetByConstructor;

final class Chain
{
    use SetByConstructor;

    public function __construct(
        public int $i,
        public ?self $next = null,
    ) {}
}
