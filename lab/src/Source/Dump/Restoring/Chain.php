<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump\Restoring;

use Kiln\Lab\Source\Dump\SetByUnserialize;

final class Chain
{
    use SetByUnserialize;

    public function __construct(
        public int $i,
        public ?self $next = null,
    ) {}
}
