<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

final class UsesTraitBelow extends UsesTrait
{
    public string $below = 'below';
}
