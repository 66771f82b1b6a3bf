<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

final class Constructed
{
    public string $mark = 'default';

    public function __construct(public int $given, public string $optional = 'optional', public ?Person $person = null)
    {
        $this->mark = 'constructor ran';
    }
}
