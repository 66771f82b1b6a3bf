<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class OrderedHolder
{
    public function __construct(
        public Ordered $ordered = new Ordered(),
        public RedeclaredChild $redeclared = new RedeclaredChild(),
    ) {}
}
