<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

abstract class Polite
{
    public string $greeting = 'hello';
}
