<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Xml;

#[Discriminator(field: 'kind', map: ['one' => ByTypeOne::class, 'two' => ByTypeTwo::class])]
#[Xml\Discriminator(Xml\Discriminator::XSI_TYPE)]
abstract class ByType
{
    public string $id = '';
}
