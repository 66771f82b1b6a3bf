<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessType(type: 'public_method')]
final class WithoutGetter
{
    private string $name = 'name';

    public function setName(string $name): void {}
}
