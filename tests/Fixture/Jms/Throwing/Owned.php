<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

final class Owned
{
    public function __construct(public Owner $owner) {}
}
