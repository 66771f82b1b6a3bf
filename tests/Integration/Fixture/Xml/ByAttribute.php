<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Xml;

#[Discriminator(field: 'kind', map: ['one' => ByAttributeOne::class, 'two' => ByAttributeTwo::class])]
#[Xml\Discriminator(Xml\Discriminator::ATTRIBUTE)]
abstract class ByAttribute
{
    public string $id = '';
}
