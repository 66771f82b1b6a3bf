<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'kind', map: ['one' => ByElementOne::class, 'two' => ByElementTwo::class])]
abstract class ByElement
{
    public string $id = '';
}
