<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

final class PolicyChild extends PolicyParent
{
    public string $mine = 'mine';
}
