<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

class PlainParent
{
    public string $a = 'a';

    public string $b = 'b';
}
