<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

class UsesTrait
{
    use Sharing;

    public string $own = 'own';
}
