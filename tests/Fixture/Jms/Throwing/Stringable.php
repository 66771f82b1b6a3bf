<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use Kiln\Tests\Fixture\Throwing\Once;

final class Stringable implements \Stringable
{
    public function __toString(): string
    {
        Once::pass('text');

        return 's';
    }
}
