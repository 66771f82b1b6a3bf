<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

class Grandparent
{
    public string $first = 'first';

    private string $secret = 'of the grandparent';

    protected string $shared = 'shared';
}
