<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Events;

final class SubThing extends Thing
{
    public string $name = 'sub';
}
